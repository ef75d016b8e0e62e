import type { Agent } from 'undici'
import { type AttemptError, classify, isInterruption } from './attempt-error.ts'
import { type ExchangeResult, type OutgoingRequest, exchange } from './exchange.ts'
import { withoutTokens } from './address/secret-address.ts'
import { createSocketTracker } from './address/socket-tracker.ts'

/** The result of one attempt. It succeeded when `erro` is null. */
export interface AttemptResult {
  duracao_ms: number
  status_http: number | null
  erro: AttemptError | null
  /** The IP address at the other end; null when there was no connection. */
  ip: string | null
  /** The beginning of the answer's body, without the tokens of a secret address. */
  resposta: string | null
  /** The `Retry-After` header of a 429 or 503. */
  retryAfter: string | null
}

/** Sends requests, each within `deadlineMs`. Disposing it leaves the agent to the caller. */
export function createSender(agent: Agent, deadlineMs: number) {
  const tracker = createSocketTracker()

  return {
    /** Never rejects: whatever goes wrong is a result. Redirects are not followed. */
    async send(request: OutgoingRequest): Promise<AttemptResult> {
      const started = performance.now()
      const since = () => performance.now() - started
      let { result, socket } = tracker.track(() => exchange(agent, request, deadlineMs))
      let exchanged = await result
      if (!exchanged.answered && socket.reused && isInterruption(exchanged.error)) {
        // The connection died while idle, which shows only when it is used: no failure of the receiver.
        const left = deadlineMs - since()
        ;({ result, socket } = tracker.track(() => exchange(agent, request, left)))
        exchanged = await result
      }
      const { resposta, ...answered } = resultOf(exchanged)
      return {
        ...answered,
        resposta: withoutTokens(resposta, request.url),
        ip: socket.ip,
        duracao_ms: Math.round(since()),
      }
    },
    [Symbol.dispose]: () => tracker[Symbol.dispose](),
  }
}

function resultOf(exchanged: ExchangeResult): Omit<AttemptResult, 'ip' | 'duracao_ms'> {
  if (!exchanged.answered)
    return {
      status_http: null,
      erro: classify(exchanged.error),
      resposta: null,
      retryAfter: null,
    }
  const { status, headers, body } = exchanged
  const retryAfter = status === 429 || status === 503 ? headers['retry-after'] : null
  return {
    status_http: status,
    erro: errorOfStatus(status),
    resposta: body,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  }
}

function errorOfStatus(status: number): AttemptError | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirecionamento' : 'status_http'
}
