import type { IncomingHttpHeaders } from 'node:http'
import type { Agent, Dispatcher } from 'undici'
import { DeadlineError } from './attempt-error.ts'
import { createExcerpt } from './message/excerpt.ts'

export interface OutgoingRequest {
  /** Absent: POST. */
  method?: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body: Uint8Array | null
  /**
   * Sent once at most, on a connection of its own: on one that was idle, whoever finds it closed has to send again,
   * which its receiver may count as two.
   */
  isPaced?: boolean
}

/** The result of a request: an answer, with any status and even if its body broke off, or none. */
export type ExchangeResult =
  | {
      answered: true
      status: number
      headers: IncomingHttpHeaders
      /** Its beginning; null when there is none, or it is compressed. */
      body: string | null
    }
  | { answered: false; error: unknown }

/**
 * Sends once, within `deadlineMs` on the wall clock: DNS, connection, TLS and status line; the body gets what
 * is left. undici's own timers and signals cannot do that: none of them ends a hung name server or a stalled
 * handshake. Never rejects.
 */
export function exchange(
  agent: Agent,
  { method = 'POST', url, headers, body, isPaced = false }: OutgoingRequest,
  deadlineMs: number,
): Promise<ExchangeResult> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | null = null
    let expired: DeadlineError | null = null
    let head: { status: number; headers: IncomingHttpHeaders } | null = null
    const excerpt = createExcerpt()
    const timer = setTimeout(expire, deadlineMs)

    function expire(): void {
      expired = new DeadlineError('no answer within the deadline')
      settle(expired)
      controller?.abort(expired)
    }

    /** Only the first call has an effect. */
    function settle(error: unknown): void {
      clearTimeout(timer)
      resolve(
        head === null
          ? { answered: false, error }
          : { answered: true, ...head, body: excerpt.text(head.headers['content-encoding']) },
      )
    }

    const { origin, pathname, search } = new URL(url)
    agent.dispatch(
      { origin, path: pathname + search, method, headers, body, reset: isPaced },
      {
        onRequestStart(started) {
          controller = started
          // Connected too late: the attempt has ended, so the request must not be sent.
          if (expired) controller.abort(expired)
        },
        onResponseStart(_, status, headers) {
          // 1xx announces an answer, it is not one.
          if (status >= 200) head = { status, headers }
        },
        onResponseData(controller, chunk) {
          if (excerpt.add(chunk)) return
          settle(null)
          controller.abort(new Error('the rest of the answer is not wanted'))
        },
        onResponseEnd: () => settle(null),
        onResponseError: (_, error) => settle(error),
      },
    )
  })
}
