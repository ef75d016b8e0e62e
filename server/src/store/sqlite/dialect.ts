import type { Dialect } from '../sql.ts'

export const sqliteDialect: Dialect = {
  isAnyOf: (column, placeholder) => `${column} IN (SELECT value FROM json_each(${placeholder}))`,
  // One transaction writes at a time: numbers are given in the order of commits.
  settled: () => '1 = 1',
}
