import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from '../../mcp/mcp-server.ts'
import { VERSION } from '../../version.ts'
import { apiAt } from '../service-api.ts'

/** Serves the tools on standard input and output, until the input ends or the signal comes. */
export async function serveTools(base: string, chave: string, signal: AbortSignal): Promise<void> {
  const api = apiAt({ base, chave }, signal)
  const onFault = (error: unknown) => console.error(error)
  const served = serveStdio(() => createMcpServer({ api, version: VERSION, onFault }))
  await new Promise<void>((resolve) => {
    // A pipe that breaks closes without an end; a file ends without being closed.
    for (const event of ['end', 'close']) process.stdin.once(event, resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await served.close()
}
