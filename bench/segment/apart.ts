import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'

/*
 * node bench/segment/apart.ts MODULE FUNCTION < ARGUMENTS
 *
 * Calls a function of a module in a separate process, so that its memory can be measured, and prints the
 * result as JSON.
 */
export async function apart<T>(module: string, name: string, args: unknown[]): Promise<T> {
  const child = spawn(process.execPath, [import.meta.filename, module, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(args))
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return JSON.parse(stdout)
}

if (import.meta.main) {
  const [module = '', name = ''] = process.argv.slice(2)
  const args = await json(process.stdin)
  const functions = (await import(module)) as Record<string, (...args: unknown[]) => unknown>
  process.stdout.write(JSON.stringify(await functions[name]!(...(args as unknown[]))))
}
