import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'

export interface ReadinessDeps {
  /** Each fails while that part of the service does. */
  read(): Promise<void>
  write(): Promise<void>
  search(): Promise<void>
  clock: Clock
}

export const ARCHIVE_SILENT = 'O acervo não responde. Tente de novo.'

/** Whoever asks more often hears what the last look found: a write waits for the disk. */
const LOOK_MS = 5_000

/** Gives what is wrong with the service, looked at now or a moment ago; null: it is ready. */
export function createReadiness(deps: ReadinessDeps): () => Promise<Problem | null> {
  let looked: { at: number; found: Promise<Problem | null> } | null = null
  return () => {
    const now = deps.clock().getTime()
    if (looked === null || now - looked.at >= LOOK_MS) looked = { at: now, found: look(deps) }
    return looked.found
  }
}

async function look({ read, write, search }: ReadinessDeps): Promise<Problem | null> {
  return (
    (await failure(read, ARCHIVE_SILENT)) ??
    (await failure(
      write,
      'O acervo não aceita escrita: o disco está cheio, ou a pasta é só de leitura? O que já estava guardado continua legível.',
    )) ??
    (await failure(
      search,
      'A busca não responde. O que está danificado, e como se conserta: npx arauto verificar.',
    ))
  )
}

async function failure(part: () => Promise<void>, mensagem: string): Promise<Problem | null> {
  try {
    await part()
    return null
  } catch (error) {
    return new Problem('indisponivel', mensagem, [], error)
  }
}
