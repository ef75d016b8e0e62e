import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { type Api, answerIn, requestOf } from '../mcp/ask.ts'
import type { AskedService } from './asked-service.ts'

/** Longer than any answer takes; detects a connection that died silently. */
const ANSWER_MS = 60_000

interface Sent {
  method: string
  /** Below that of the API. */
  path: string
  /** JSON; null: there is none. */
  payload: string | null
}

/**
 * Sends a request, and reads the answer. `wait`: how to wait for a turn when the key has asked too often; null:
 * its refusal is the answer. @throws Problem if nobody answers
 */
export async function answerOf(
  { base, chave }: AskedService,
  { method, path, payload }: Sent,
  signal: AbortSignal,
  wait: Sleep | null,
): Promise<{ status: number; headers: Headers; text: string }> {
  for (;;) {
    const { status, headers, text } = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: {
        'X-API-Key': chave,
        ...(payload !== null && { 'Content-Type': 'application/json' }),
      },
      body: payload,
      redirect: 'manual', // the key is for this address only
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
      .then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }))
      .catch((error: unknown) => {
        signal.throwIfAborted()
        throw unreachable(base, error)
      })
    const seconds = Number(headers.get('Retry-After'))
    if (status !== 429 || wait === null || !(seconds > 0)) return { status, headers, text }
    await wait(seconds * 1_000, signal)
  }
}

/** The API of a service, over HTTP; `wait` as in {@link answerOf}. */
export function apiAt(service: AskedService, signal: AbortSignal, wait: Sleep | null = null): Api {
  return {
    base: service.base,
    async ask(question) {
      const { status, text } = await answerOf(service, requestOf(question), signal, wait)
      return answerIn(status, text)
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
