import { whyNotWritten } from '../lib/errors/not-written.ts'

/**
 * Lets no output that cannot be written end the process: a service goes on without its log. Says so once, on standard
 * error; a reader that left has seen enough.
 * @returns whether something was lost
 */
export function watchOutput(output: NodeJS.WriteStream): () => boolean {
  let isLost = false
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isLost) return
    isLost = true
    console.error(`Erro: A saída não pôde ser gravada: ${whyNotWritten('', error)[0]}.`)
  })
  return () => isLost
}
