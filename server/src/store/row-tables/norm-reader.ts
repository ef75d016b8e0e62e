import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import type { NormEffect, NormSpecies } from '../../gazette/rows/norms/norm.ts'
import type { NormFilter, NormReader } from '../../service/rows/norm-rows.ts'
import { int, row, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { createKindSums, createRowCounter } from './counted-table.ts'
import { normConditions } from './norm-conditions.ts'
import { createPageReader, storedLinha } from './row-reader.ts'

const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
  vigor: { column: 'vigor', direction: 'DESC' },
} as const

const touchesRow = row({ efeito: word<NormEffect>(), atos: int, first: int, last: int })
const sumRow = row({ especie: word<NormSpecies>(), linhas: int })

/** Reads the stored rows of norms. */
export function createNormReader(sql: SqlReader, keysPerDay: number): NormReader {
  const conditionsOf = (filter: NormFilter) => normConditions(filter, sql.dialect)
  return {
    page: createPageReader(sql, {
      table: 'normas',
      orders: ORDERS,
      conditionsOf,
      linhaOf: storedLinha<NormaLinha>,
    }),

    sums: createKindSums(sql, { table: 'normas', conditionsOf }, 'especie', sumRow),

    ...createRowCounter(sql, {
      table: 'normas',
      conditionsOf,
      columns: { especie: 'c.especie', orgao: 'c.orgao' },
      keysPerDay,
    }),

    touches: (norma) =>
      sql.all(
        touchesRow,
        `SELECT efeito, count(*) AS atos, min(key) AS first, max(key) AS last
         FROM normas_tocadas WHERE norma = $1 GROUP BY efeito`,
        [norma],
      ),
  }
}
