import { type Refusal, ResponseFormatError } from './errors.ts'
import { text } from './language.ts'
import type { Detalhe } from './models.ts'
import { askedWait } from './retry.ts'

/** The envelope of a success. */
export interface Envelope {
  dados: unknown
  /** The other fields of the envelope, such as notices. */
  beside: object
}

/** Throws ResponseFormatError if the bytes are no envelope. */
export function readEnvelope(bytes: Uint8Array): Envelope {
  const body = parse(bytes)
  if (!isObject(body) || !('dados' in body))
    throw new ResponseFormatError(text('not_the_api', { argument: 'baseUrl' }))
  const { dados, sucesso: _, ...beside } = body
  if (beside.avisos === null) delete beside.avisos
  return { dados, beside }
}

/** An object: its fields, together with the other fields of the envelope. */
export function readObject(envelope: Envelope | null): object {
  if (!isObject(envelope?.dados)) throw new ResponseFormatError(text('no_object'))
  return { ...envelope.beside, ...envelope.dados }
}

/** A list, with the other fields of the envelope as its properties. */
export function readList(envelope: Envelope | null): object {
  if (!isRows(envelope?.dados)) throw new ResponseFormatError(text('no_list'))
  return Object.assign(envelope.dados, envelope.beside)
}

/** A page: an object with a list. */
export function readPage(envelope: Envelope | null): object {
  const page = readObject(envelope)
  if (!('resultados' in page && isRows(page.resultados)))
    throw new ResponseFormatError(text('no_page'))
  return page
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRows(value: unknown): value is object[] {
  return Array.isArray(value) && value.every(isObject)
}

/** The API's description of an error; for an answer that is not the API's, at least the status. */
export function readRefusal({ status, headers }: Response, bytes: Uint8Array): Refusal {
  const body = parse(bytes)
  const { erro, request_id } = isObject(body) ? body : {}
  const { codigo, mensagem, detalhes } = isObject(erro) ? erro : {}
  return {
    status,
    codigo: textOf(codigo),
    mensagem: textOf(mensagem) ?? noMessage(status),
    detalhes: Array.isArray(detalhes) ? (detalhes.filter(isObject) as unknown as Detalhe[]) : [],
    request_id: textOf(request_id) ?? headers.get('X-Request-Id'),
    retryAfter: askedWait({ status, headers }, Date.now() / 1000),
  }
}

function noMessage(status: number): string {
  return status < 400 ? text('redirected', { argument: 'baseUrl' }) : text('no_reason')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** Undefined if it is not JSON in UTF-8. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
