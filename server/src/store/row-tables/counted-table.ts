import type { RowCount, RowCounter } from '../../service/rows/row-facets.ts'
import type { RowFilter, RowTableName } from '../../service/rows/row-store.ts'
import { type TypedRow, int, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { type Conditions, whereAll } from './conditions.ts'

/** A table whose rows are counted, and the column of each facet and of its sums. */
interface CountedTable<Filter extends RowFilter, Facet extends string> {
  table: RowTableName
  conditionsOf(filter: Filter): Conditions
  columns: Record<Exclude<Facet, 'mes'>, string>
  keysPerDay: number
}

const countRow = row({ valor: text, total: int })
const dayRow = row({ first: int, total: int })

/** Counts the rows of a table by its facets and days. */
export function createRowCounter<Filter extends RowFilter, Facet extends string>(
  sql: SqlReader,
  { table, conditionsOf, columns, keysPerDay }: CountedTable<Filter, Facet>,
): RowCounter<Filter, Facet, RowCount> {
  return {
    counts(filter, facet) {
      const { all, values } = conditionsOf(filter)
      const column = columns[facet]
      return sql.all(
        countRow,
        `SELECT ${column} AS valor, count(*) AS total
         FROM ${table} c ${whereAll([...all, `${column} IS NOT NULL`])} GROUP BY ${column}`,
        values,
      )
    },

    days(filter) {
      const { all, values } = conditionsOf(filter)
      return sql.all(
        dayRow,
        `SELECT min(c.key) AS first, count(*) AS total FROM ${table} c ${whereAll(all)}
         GROUP BY c.key / ${keysPerDay}`,
        values,
      )
    },
  }
}

/** Counts the rows of each kind, those of which there are most first; `read`: a kind, and `linhas`. */
export function createKindSums<Filter extends RowFilter, Sum extends { linhas: number }>(
  sql: SqlReader,
  { table, conditionsOf }: Pick<CountedTable<Filter, never>, 'table' | 'conditionsOf'>,
  kind: Exclude<keyof Sum & string, 'linhas'>,
  read: TypedRow<Sum>,
): (filter: Filter) => Promise<Sum[]> {
  return (filter) => {
    const { all, values } = conditionsOf(filter)
    return sql.all(
      read,
      `SELECT c.${kind}, count(*) AS linhas FROM ${table} c ${whereAll(all)}
       GROUP BY c.${kind} ORDER BY linhas DESC, c.${kind}`,
      values,
    )
  }
}
