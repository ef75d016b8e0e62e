import { type Detail, Problem } from '../../lib/problem.ts'
import { parseQuery } from '../../search/query/parse.ts'

/** A fault of one of some terms; `index`: of which. */
export interface TermFault {
  index: number
  detail: Detail
}

/** What cannot be read in the terms of a filter: a hundred long ones take a third of a second. */
export function termFaults(termos: string[]): TermFault[] {
  return termos.flatMap((termo, index) => faultsOf(termo).map((detail) => ({ index, detail })))
}

function faultsOf(termo: string): Detail[] {
  try {
    parseQuery(termo)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.detalhes
  }
}
