import { setTimeout as pause } from 'node:timers/promises'
import { readRetryAfter } from '../src/lib/time/retry-after.ts'

/** How often a request is made while the service says that it is busy: for minutes. */
const TRIES = 100

/** Asks a service that has just started: on a busy machine it may want patience. The signal ends that. */
export async function askPatiently(
  url: string,
  request: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const response = await fetch(url, request)
    if (response.status !== 503 || tried === TRIES) return response
    const header = response.headers.get('Retry-After') ?? undefined
    const waitMs = readRetryAfter(header, Date.now()) ?? 1_000
    await pause(waitMs, undefined, { signal: request.signal })
  }
}
