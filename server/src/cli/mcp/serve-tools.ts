import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { type Api, answerIn, requestOf } from '../../mcp/ask.ts'
import { createMcpServer } from '../../mcp/mcp-server.ts'
import { VERSION } from '../../version.ts'

/** Longer than any answer takes; detects a connection that died silently. */
const ANSWER_MS = 60_000

/** Serves the tools on standard input and output, until the input ends or the signal comes. */
export async function serveTools(base: string, chave: string, signal: AbortSignal): Promise<void> {
  const api = apiAt(base, chave, signal)
  const onFault = (error: unknown) => console.error(error)
  const served = serveStdio(() => createMcpServer({ api, version: VERSION, onFault }))
  await new Promise<void>((resolve) => {
    // A pipe that breaks closes without an end; a file ends without being closed.
    for (const event of ['end', 'close']) process.stdin.once(event, resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await served.close()
}

/** The API of a service, over HTTP. */
function apiAt(base: string, chave: string, signal: AbortSignal): Api {
  return {
    base,
    async ask(question) {
      const { method, path, payload } = requestOf(question)
      const response = await fetch(`${base}/api/v1${path}`, {
        method,
        headers: {
          'X-API-Key': chave,
          ...(payload !== null && { 'Content-Type': 'application/json' }),
        },
        body: payload,
        redirect: 'manual', // the key is for this address only
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      }).catch((error: unknown) => {
        throw unreachable(base, error)
      })
      return answerIn(response.status, await response.text())
    },
  }
}

function unreachable(base: string, cause: unknown): Problem {
  const help = `Se é desta máquina, inicie-o com: ${PROGRAM} servir`
  return new Problem(
    'indisponivel',
    `Nenhum Arauto responde em ${base}.`,
    [detailOf('ARAUTO_BASE_URL', 'não responde', help)],
    cause,
  )
}
