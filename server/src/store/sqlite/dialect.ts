import type { Dialect } from '../sql.ts'

export const sqliteDialect: Dialect = {
  rowsAsJson(table, key, fields) {
    const members = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`)
    return `
      SELECT CAST(json_group_array(json_object(${members.join(', ')}) ORDER BY place.key) AS BLOB)
        AS json
      FROM json_each($1) AS place JOIN ${table} ON ${table}.${key} = place.value`
  },
  isAnyOf: (column, placeholder) => `${column} IN (SELECT value FROM json_each(${placeholder}))`,
  hasAnyOf: (column, placeholder) =>
    `EXISTS (SELECT 1 FROM json_each(${placeholder}) AS given WHERE instr(${column}, given.value) > 0)`,
  listed: (placeholder) => `(SELECT key AS place, value FROM json_each(${placeholder})) AS listed`,
  lengthOf: (column) => `json_array_length(${column})`,
  hex: (column) => `lower(hex(${column}))`,
  contractSums: (table) => `${table} c`,
  addUpContracts: null,
}
