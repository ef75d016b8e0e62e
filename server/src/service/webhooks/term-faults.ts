import { type Detail, Problem } from '../../lib/errors/problem.ts'
import { parseQuery } from '../../search/reading/parse.ts'

/** A fault of a term; `index`: its position. */
export interface TermFault {
  index: number
  detail: Detail
}

/** The faults of a filter's terms. A hundred long ones take a third of a second to check. */
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
