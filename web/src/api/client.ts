import type { Detalhe, Erro, Operations, RespostaErro } from './schema.ts'

/** The API refused, in its own words; `requestId` is what its operators look for. */
export class ApiError extends Error {
  readonly status: number
  readonly code: Erro['codigo']
  readonly details: Detalhe[]
  readonly requestId: string
  /** Nobody is in any more; a wrong password is 401, too, and is something else. */
  readonly isSignedOut: boolean
  /** How long to wait before the next try, where the service says so. */
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

/** No answer came: no network, or the service is down. */
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

/** Asks the visitor to show again who they are; whether they did. */
type AskAgain = () => Promise<boolean>

let askAgain: AskAgain = async () => false

/** Whoever shows the dialog for it says so here. */
export function whenUnconfirmed(ask: AskAgain): void {
  askAgain = ask
}

/**
 * Calls an operation by its name in spec/openapi.json, such as `GET /buscar`. Where the service asks that visitors
 * show again who they are, they are asked, and it is called once more.
 * @throws ApiError for every refusal, Unreachable when nothing answered.
 */
export async function call<K extends keyof Operations>(
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
      // What no form of another site can add: the service asks it of whoever changes something.
      'X-Requested-With': 'arauto',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  const json = answer.status === 204 ? undefined : await jsonOf(answer)
  if (!answer.ok) throw new ApiError(answer, json as RespostaErro)
  return json as Operations[K]['answer']
}

/**
 * Asks for a file, which is read as it comes.
 * @throws as call.
 */
export async function download<K extends `GET ${string}` & keyof Operations>(
  operation: K,
  query: Operations[K]['query'],
  signal: AbortSignal,
): Promise<Response> {
  const url = `/api/v1${operation.slice('GET '.length)}${queryString(query)}`
  const answer = await send(url, { signal })
  if (!answer.ok) throw new ApiError(answer, (await jsonOf(answer)) as RespostaErro)
  return answer
}

/** The service went away amid its answer, or something before it answered in its place: a proxy, in HTML. */
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

/** A list becomes a repeated parameter; what is absent or empty is left out. */
function queryString(query: Record<string, Value>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') parts.append(name, String(one))
  const text = parts.toString()
  return text === '' ? '' : `?${text}`
}
