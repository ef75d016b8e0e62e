import { Problem, detailOf } from '../../../lib/errors/problem.ts'

/** A node's explanation of a refused request. */
export interface EngineRefusal {
  type: string
  reason: string
}

/** A node refused a request: a bug of ours, something that does not exist, or a permission that we lack. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError'
  readonly status: number
  readonly type: string

  constructor(status: number, { type, reason }: EngineRefusal) {
    super(`OpenSearch: ${status} ${type}: ${reason}`)
    this.status = status
    this.type = type
  }
}

/** Nothing can be searched before an index is whole. */
export function notReady(cause?: unknown): Problem {
  return unavailable('o índice desta versão do Arauto ainda não está pronto', cause)
}

/** The nodes do not know our user (401), or do not let it search (403). Its name, which they say, is not told. */
export function notAllowed(cause: OpenSearchError): Problem {
  const check = 'Quem administra o serviço deve conferir ARAUTO_SEARCH_URL e ARAUTO_SEARCH_CERT.'
  if (cause.status === 401)
    return unavailable('o OpenSearch recusou o usuário ou a senha do Arauto', cause, check)
  const permission = /\[((?:indices|cluster):[^\]]+)\]/.exec(cause.message)?.[1]
  if (permission === undefined)
    return unavailable('o OpenSearch recusou o acesso do Arauto', cause, check)
  return unavailable(
    `o usuário do Arauto no OpenSearch não tem a permissão ${permission}`,
    cause,
    'Quem administra o serviço deve dá-la a um papel desse usuário (msearch, em cluster_permissions).',
  )
}

/** No node can search now. */
export function unavailable(
  what: string,
  cause?: unknown,
  wayOut = 'Tente de novo em instantes.',
): Problem {
  const detail = detailOf('índice de busca', what, wayOut)
  return new Problem('indisponivel', 'A busca não está disponível agora.', [detail], cause)
}
