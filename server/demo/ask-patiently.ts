import { setTimeout as pause } from 'node:timers/promises'
import { readRetryAfter } from '../src/lib/time/retry-after.ts'

/** How often a request is made while the service says that it is busy: for minutes. */
const TRIES = 100

/** What a client of a demonstration asks with. */
export interface DemoClient {
  /** Below the address of the API. */
  api: string
  chave: string
  /** Ends the patience with a busy service. */
  signal: AbortSignal
}

/** Asks the API of a service that has just started, like a client: on a busy machine it may want patience. */
export async function askPatiently<T>(
  { api, chave, signal }: DemoClient,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await untilAdmitted(api + path, {
    method,
    headers: { 'X-API-Key': chave, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { dados: T }).dados
}

async function untilAdmitted(
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
