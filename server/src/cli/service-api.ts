import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { type Api, answerIn, requestOf } from '../mcp/ask.ts'
import type { AskedService } from './asked-service.ts'

/** Longer than any answer takes; detects a connection that died silently. */
const ANSWER_MS = 60_000

/**
 * The API of a service, over HTTP. `wait`: how to wait for a turn when the key has asked too often; null: its
 * refusal is the answer.
 */
export function apiAt(
  { base, chave }: AskedService,
  signal: AbortSignal,
  wait: Sleep | null = null,
): Api {
  return {
    base,
    async ask(question) {
      const { method, path, payload } = requestOf(question)
      for (;;) {
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
          signal.throwIfAborted()
          throw unreachable(base, error)
        })
        const text = await response.text()
        const seconds = Number(response.headers.get('Retry-After'))
        if (response.status !== 429 || wait === null || !(seconds > 0))
          return answerIn(response.status, text)
        await wait(seconds * 1_000, signal)
      }
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
