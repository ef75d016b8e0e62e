import type { Dialect } from '../sql.ts'

export const sqliteDialect: Dialect = {
  isAnyOf: (column, placeholder) => `${column} IN (SELECT value FROM json_each(${placeholder}))`,
}
