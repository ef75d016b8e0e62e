import { deliveryBody, deliveryHeaders } from '../../webhooks/message/delivery-request.ts'
import type { HeardEvent } from './source.ts'

/** The time limit of a delivery. */
const ANSWER_MS = 5_000

/** The receiver and its secret. */
export interface ForwardTarget {
  url: string
  secret: string
  webhookId: string
}

/** The result: the status, or why there is none. */
export interface Forwarded {
  outcome: string
  ms: number
}

/**
 * Sends an event like a delivery: the same body, headers and deadline, and without following
 * redirects.
 */
export async function forward(
  event: HeardEvent,
  { url, secret, webhookId }: ForwardTarget,
  deliveryId: string,
  clock: () => Date,
): Promise<Forwarded> {
  const body = deliveryBody(event, webhookId, Buffer.from(JSON.stringify(event.dados)))
  const timestamp = Math.floor(clock().getTime() / 1_000)
  const attempt = { event, deliveryId, numero: 1, body, timestamp }
  const headers = deliveryHeaders(attempt, { secret, nextSecret: null })
  const began = performance.now()
  const ended = (outcome: string) => ({ outcome, ms: Math.round(performance.now() - began) })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    await response.body?.cancel()
    return ended(String(response.status))
  } catch (error) {
    return ended(reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `sem resposta em ${ANSWER_MS / 1_000} s`
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code } = cause as { code?: string }
  if (code === 'ECONNREFUSED') return 'conexão recusada: o receptor está no ar?'
  return code ?? (cause instanceof Error ? cause.message : String(cause))
}
