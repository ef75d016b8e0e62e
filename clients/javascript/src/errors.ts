import type { Detalhe } from './models.ts'

/** The ancestor of all errors of this library. */
export class ArautoError extends Error {
  override name = 'ArautoError'
}

/** No key, no address, or an option out of range. Nothing was sent. */
export class ConfigurationError extends ArautoError {
  override name = 'ConfigurationError'
}

/** The service was not reached, or the connection broke off. `cause` is the platform's error. */
export class ConnectionError extends ArautoError {
  override name = 'ConnectionError'
}

/** No complete answer within `timeout`. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError'
}

/** A successful answer that cannot be understood: not the API's, perhaps another address. */
export class ResponseFormatError extends ArautoError {
  override name = 'ResponseFormatError'
}

/** A webhook delivery that is not genuine: answer 401, and do nothing with it. */
export class WebhookSignatureError extends ArautoError {
  override name = 'WebhookSignatureError'
}

/** The service's description of a refusal. */
export interface Refusal {
  status: number
  codigo: string | null
  mensagem: string
  detalhes: Detalhe[]
  request_id: string | null
  /** Seconds after which the service wants to be asked again. */
  retryAfter: number | null
}

/**
 * The service answered with an error status. Redirects count as errors: they are never followed.
 */
export class APIError extends ArautoError implements Refusal {
  override name = 'APIError'
  /** HTTP status. */
  readonly status: number
  /** Code of the error, for programs; null if the answer was not the API's. */
  readonly codigo: string | null
  /** A message for people, in Portuguese. */
  readonly mensagem: string
  /** Every problem found, each with its field and the way out. */
  readonly detalhes: Detalhe[]
  /** Identifies the request in the service's log. */
  readonly request_id: string | null
  readonly retryAfter: number | null

  constructor(refusal: Refusal) {
    super(describe(refusal))
    this.status = refusal.status
    this.codigo = refusal.codigo
    this.mensagem = refusal.mensagem
    this.detalhes = refusal.detalhes
    this.request_id = refusal.request_id
    this.retryAfter = refusal.retryAfter
  }
}

/** 400, 413, 415, 422: correct what `detalhes` names. */
export class BadRequestError extends APIError {
  override name = 'BadRequestError'
}

/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends APIError {
  override name = 'AuthenticationError'
}

/** 403: the key lacks the scope. */
export class PermissionError extends APIError {
  override name = 'PermissionError'
}

/** 404 */
export class NotFoundError extends APIError {
  override name = 'NotFoundError'
}

/** 409: the state of the object does not allow it now. */
export class ConflictError extends APIError {
  override name = 'ConflictError'
}

/** 429: wait `retryAfter` seconds. */
export class RateLimitError extends APIError {
  override name = 'RateLimitError'
}

/** 500 and above: try later; tell the operator the `request_id`. */
export class ServerError extends APIError {
  override name = 'ServerError'
}

/** The error for an error status. */
export function errorOf(refusal: Refusal): APIError {
  const { status } = refusal
  if (status >= 500) return new ServerError(refusal)
  const type = BY_STATUS.get(status) ?? APIError
  return new type(refusal)
}

const BY_STATUS = new Map([
  [400, BadRequestError],
  [401, AuthenticationError],
  [403, PermissionError],
  [404, NotFoundError],
  [409, ConflictError],
  [412, ConflictError],
  [413, BadRequestError],
  [415, BadRequestError],
  [422, BadRequestError],
  [429, RateLimitError],
])

function describe({ status, mensagem, detalhes, request_id }: Refusal): string {
  const problems = detalhes.map(({ campo, problema, sugestao }) =>
    [`${campo}: ${problema}`, sugestao].filter(Boolean).join('. '),
  )
  const source = request_id === null ? `${status}` : `${status}, ${request_id}`
  return [`${mensagem} (${source})`, ...problems].join('\n  ')
}
