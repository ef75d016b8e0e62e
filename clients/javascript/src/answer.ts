import { type Refusal, ResponseFormatError } from './errors.ts'
import type { Detalhe } from './models.ts'
import { askedWait } from './retry.ts'

/** The envelope of a success. */
export interface Envelope {
  dados: unknown
  /** The other fields of the envelope, such as notices. */
  beside: object
}

/** Throws ResponseFormatError if the text is no envelope. */
export function readEnvelope(text: string): Envelope {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || !('dados' in body))
    throw new ResponseFormatError('The answer is not one of the API: is baseUrl right?')
  const { dados, sucesso: _, ...beside } = body as { dados: unknown; sucesso?: boolean }
  return { dados, beside }
}

/** The reliable parts of an error's body. */
interface ErrorBody {
  erro?: { codigo?: unknown; mensagem?: unknown; detalhes?: unknown }
  request_id?: unknown
}

/** The API's description of an error; for an answer that is not the API's, at least the status. */
export function readRefusal({ status, headers }: Response, text: string): Refusal {
  const body = parse(text) as ErrorBody | null | undefined
  const { codigo, mensagem, detalhes } = body?.erro ?? {}
  const request_id = body?.request_id ?? headers.get('X-Request-Id')
  return {
    status,
    codigo: typeof codigo === 'string' ? codigo : null,
    mensagem:
      typeof mensagem === 'string' ? mensagem : `The service answered with status ${status}.`,
    detalhes: Array.isArray(detalhes) ? (detalhes as Detalhe[]) : [],
    request_id: typeof request_id === 'string' ? request_id : null,
    retryAfter: askedWait({ status, headers }, Date.now() / 1000),
  }
}

/** Undefined if it is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
