import { Problem, detailOf } from '../../../lib/errors/problem.ts'

/** A node's explanation of a refused request. */
export interface EngineRefusal {
  type: string
  reason: string
}

/** A node refused a request: a bug of ours, or something that does not exist. */
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

/** No node can search now. */
export function unavailable(what: string, cause?: unknown): Problem {
  const detail = detailOf('índice de busca', what, 'Tente de novo em instantes.')
  return new Problem('indisponivel', 'A busca não está disponível agora.', [detail], cause)
}
