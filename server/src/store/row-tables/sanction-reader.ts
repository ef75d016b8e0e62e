import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import type { SanctionKind } from '../../gazette/rows/sanctions/sanction.ts'
import type { SanctionFilter, SanctionReader } from '../../service/rows/sanction-rows.ts'
import { int, nullable, row, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { whereAll } from './conditions.ts'
import { createRowCounter } from './counted-table.ts'
import { createPageReader, storedLinha } from './row-reader.ts'
import { sanctionConditions } from './sanction-conditions.ts'

const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
  valor: { column: 'valor', direction: 'DESC', isNumber: true },
} as const

const sumRow = row({ categoria_sancao: word<SanctionKind>(), linhas: int, valor: nullable(int) })

/** Reads the stored rows of sanctions. */
export function createSanctionReader(sql: SqlReader, keysPerDay: number): SanctionReader {
  const conditionsOf = (filter: SanctionFilter) => sanctionConditions(filter, sql.dialect)
  return {
    page: createPageReader(sql, {
      table: 'sancoes',
      orders: ORDERS,
      conditionsOf,
      linhaOf: storedLinha<SancaoLinha>,
    }),

    async sums(filter) {
      const { all, values } = conditionsOf(filter)
      const sums = await sql.all(
        sumRow,
        `SELECT c.categoria_sancao, count(*) AS linhas, CAST(sum(c.valor) AS BIGINT) AS valor
         FROM sancoes c ${whereAll(all)}
         GROUP BY c.categoria_sancao ORDER BY linhas DESC, c.categoria_sancao`,
        values,
      )
      return sums.map(({ valor, ...sum }) => ({
        ...sum,
        valor_multa: valor === null ? null : valor / 100,
      }))
    },

    ...createRowCounter(sql, {
      table: 'sancoes',
      conditionsOf,
      columns: {
        categoria_sancao: 'c.categoria_sancao',
        ambito: 'c.ambito',
        orgao: 'c.orgao',
      },
      keysPerDay,
    }),
  }
}
