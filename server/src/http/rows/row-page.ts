import type { RowKind } from '../../service/rows/row-kind.ts'
import type { RowsPage } from '../../service/rows/row-queries.ts'
import type { TableParams, TableQueries } from '../../service/rows/table-queries.ts'
import { writeRowPosition } from './cursor.ts'

interface Counted {
  linhas: number
}

/** A page of rows as it is sent, with what is known of their faults if it is the first one. */
export function pageOfRows<Linha, Sum extends Counted, Facets, Quality>(
  { order, limite }: { order: string; limite: number },
  { resultados, next, sums, avisos }: RowsPage<Linha, Sum>,
  { facetas, qualidade }: { facetas: Facets; qualidade: Quality },
) {
  const dados = {
    total: sums && sums.reduce((total, { linhas }) => total + linhas, 0),
    limite,
    somas: sums,
    facetas,
    qualidade: sums && qualidade,
    resultados,
    proximo: next && writeRowPosition(order, next),
    avisos,
  }
  return { dados, avisos }
}

/** A page of a table whose counts are sent as they are. */
export async function pageOfTable<Kind extends RowKind, Quality>(
  table: TableQueries<Kind>,
  params: TableParams<Kind>,
  qualidade: Quality,
) {
  const page = await table.list(params)
  return pageOfRows(params, page, { facetas: page.facetas, qualidade })
}
