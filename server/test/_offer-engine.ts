import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Offered {
  /** Where it is asked for; the answer is what is told of it, or `error`. */
  socket: string
  /** Ends it with the run. */
  end(): Promise<void>
}

/**
 * Offers an engine to the tests of a run: it is started when the first one asks, and shared by all projects. `tell`:
 * what a test must know of it.
 */
export async function offerEngine<Engine extends AsyncDisposable>(
  name: string,
  start: () => Promise<Engine>,
  tell: (engine: Engine) => object,
): Promise<Offered> {
  // Each project loads this module anew; only the environment is theirs in common.
  const variable = `OFFERED_${name.toUpperCase()}`
  const offered = process.env[variable]
  if (offered !== undefined) return { socket: offered, end: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), `arauto-${name}-run-`))
  const socket = join(folder, 'socket')
  process.env[variable] = socket
  let starting: Promise<Engine> | null = null
  const server = createServer((asking) => {
    asking.on('error', () => undefined) // the test has gone
    starting ??= start()
    starting.then(
      (engine) => asking.end(JSON.stringify(tell(engine))),
      (error: unknown) => asking.end(JSON.stringify({ error: String(error) })),
    )
  })
  server.listen(socket)
  await once(server, 'listening')
  return {
    socket,
    async end() {
      delete process.env[variable]
      server.close()
      await (await starting)?.[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
