import { Problem, detailOf } from '../../../lib/problem.ts'

/** What a node says of a request that it refuses. */
export interface Refusal {
  type: string
  reason: string
}

/** A node refuses a request: a defect of ours, or something that is not there. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError'
  readonly status: number
  readonly type: string

  constructor(status: number, { type, reason }: Refusal) {
    super(`OpenSearch: ${status} ${type}: ${reason}`)
    this.status = status
    this.type = type
  }
}

/** Nobody can search now. */
export function unavailable(what: string, cause?: unknown): Problem {
  const detail = detailOf('índice de busca', what, 'Tente de novo em instantes.')
  return new Problem('indisponivel', 'A busca não está disponível agora.', [detail], cause)
}
