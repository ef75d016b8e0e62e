import { Problem, detailOf } from '../../lib/errors/problem.ts'
import * as engine from '../../../engine/query.ts'
import type { Query } from '../../../engine/port.ts'

/** Reads a query literally. @throws Problem `consulta_invalida` with the position of the fault. */
export function parseQuery(termo: string): Query {
  return orProblem(() => engine.parseQuery(termo))
}

/** The same, with its stop words. */
export function parseWritten(termo: string): Query {
  return orProblem(() => engine.parseWritten(termo))
}

function orProblem(parse: () => Query): Query {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof engine.QueryError)) throw error
    const { message, problema, sugestao, posicao } = error
    throw new Problem('consulta_invalida', message, [
      detailOf('termo', problema, sugestao, posicao),
    ])
  }
}
