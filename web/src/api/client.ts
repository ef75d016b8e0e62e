import type { Detalhe, Erro, Operations, RespostaErro } from './schema.ts'

/** A refusal of the API, in its own words; operators can find it by `requestId`. */
export class ApiError extends Error {
  readonly status: number
  readonly code: Erro['codigo']
  readonly details: Detalhe[]
  readonly requestId: string
  /** Nobody is signed in any more. A wrong password is 401, too, but does not count. */
  readonly isSignedOut: boolean
  /** How long to wait before the next try, if the service tells. */
  readonly waitMs: number | null

  constructor({ status, headers }: Pick<Response, 'status' | 'headers'>, body: RespostaErro) {
    const { erro, request_id } = body
    super(erro.mensagem)
    this.name = 'ApiError'
    this.status = status
    this.code = erro.codigo
    this.details = erro.detalhes
    this.requestId = request_id
    this.isSignedOut = status === 401 && headers.has('WWW-Authenticate')
    const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
    this.waitMs = Number.isNaN(seconds) ? null : seconds * 1_000
  }
}

/** There was no answer: no network, or the service is down. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

type Value = string | number | boolean | readonly (string | number)[] | undefined

type Input<K extends keyof Operations> = {
  signal?: AbortSignal
  /** Values of the `{…}` of the operation's path. */
  path?: Record<string, string>
} & (Record<string, never> extends Operations[K]['query']
  ? { query?: Operations[K]['query'] }
  : { query: Operations[K]['query'] }) &
  (Operations[K]['body'] extends undefined ? { body?: undefined } : { body: Operations[K]['body'] })

/** Asks visitors to prove their identity again; whether they did. */
type AskAgain = () => Promise<boolean>

let askAgain: AskAgain = async () => false

/** The component with the dialog registers itself here. */
export function whenUnconfirmed(ask: AskAgain): void {
  askAgain = ask
}

/** Of what is being changed, by its address: the last change that is on its way, and what it asks. */
const underway = new Map<string, { asked: string; sent: Promise<unknown> }>()

/**
 * Calls an operation by its name in spec/openapi.json, such as `GET /buscar`. If the service wants
 * visitors to prove their identity again, they are asked, and the call is repeated once. A change that
 * is asked for again while it is on its way, as by a double click, is sent once; but not if another one of the
 * same thing was asked for between, as where somebody turns a switch on, off and on.
 * @throws ApiError for every refusal, Unreachable when nothing answered.
 */
export async function call<K extends keyof Operations>(
  operation: K,
  input: Input<K>,
): Promise<Operations[K]['answer']> {
  const { path, query, body, signal } = input
  // Somebody else may give up what has a signal.
  if (operation.startsWith('GET ') || signal || body instanceof Blob)
    return await callConfirmed(operation, input)
  const [, template] = operation.split(' ')
  const changed = JSON.stringify([template, path])
  const asked = JSON.stringify([operation, path, query, body])
  const last = underway.get(changed)
  if (last?.asked === asked) return await (last.sent as Promise<Operations[K]['answer']>)
  const sent = callConfirmed(operation, input)
  const own = { asked, sent }
  underway.set(changed, own)
  try {
    return await sent
  } finally {
    if (underway.get(changed) === own) underway.delete(changed)
  }
}

async function callConfirmed<K extends keyof Operations>(
  operation: K,
  input: Input<K>,
): Promise<Operations[K]['answer']> {
  try {
    return await callOnce(operation, input)
  } catch (error) {
    if (!isUnconfirmed(error) || !(await askAgain())) throw error
    return await callOnce(operation, input)
  }
}

function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.details.some(({ campo }) => campo === 'confirmacao')
}

async function callOnce<K extends keyof Operations>(
  operation: K,
  { path = {}, query, body, signal }: Input<K>,
): Promise<Operations[K]['answer']> {
  const [method = 'GET', template = ''] = operation.split(' ')
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  )
  const answer = await send(`/api/v1${address}${queryString(query ?? {})}`, {
    method,
    headers: {
      // A form of another site cannot send this header: the service requires it for changes.
      'X-Requested-With': 'arauto',
      ...(body === undefined ? {} : { 'Content-Type': typeOfBody(body) }),
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  const json = answer.status === 204 ? undefined : await jsonOf(answer)
  if (!answer.ok) throw new ApiError(answer, json as RespostaErro)
  return json as Operations[K]['answer']
}

/** Files are sent as they are. */
function typeOfBody(body: unknown): string {
  return body instanceof Blob ? body.type : 'application/json'
}

/**
 * Requests a file, which is read as it arrives.
 * @throws like call.
 */
export async function download(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await send(address, { signal })
  if (!answer.ok) throw new ApiError(answer, (await jsonOf(answer)) as RespostaErro)
  return answer
}

/** The address of a file. */
export function addressOf<K extends `GET ${string}` & keyof Operations>(
  operation: K,
  query: Operations[K]['query'],
): string {
  return `/api/v1${operation.slice('GET '.length)}${queryString(query)}`
}

/** The service went away during its answer, or a proxy answered in its place, in HTML. */
async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Unreachable('', { cause: error })
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new Unreachable('', { cause: error })
  }
}

/** A list becomes a repeated parameter; absent and empty values are omitted. */
function queryString(query: Record<string, Value>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') parts.append(name, String(one))
  const text = parts.toString()
  return text === '' ? '' : `?${text}`
}
