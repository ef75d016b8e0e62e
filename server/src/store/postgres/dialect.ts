import type { Dialect } from '../sql.ts'
import { ADD_UP_CONTRACTS } from './add-up-contracts.ts'

export const postgresDialect: Dialect = {
  rowsAsJson(table, key, fields) {
    const members = Object.entries(fields).map(([name, expression]) => `'${name}', ${expression}`)
    return `
      SELECT coalesce(json_agg(json_build_object(${members.join(', ')}) ORDER BY place.n), '[]')::text
        AS json
      FROM unnest($1::bigint[]) WITH ORDINALITY AS place (key, n)
      JOIN ${table} ON ${table}.${key} = place.key`
  },
  isAnyOf: (column, placeholder) => `${column} = ANY (${placeholder})`,
  hasAnyOf: (column, placeholder) =>
    `EXISTS (SELECT 1 FROM unnest(${placeholder}::text[]) AS given WHERE strpos(${column}, given) > 0)`,
  listed: (placeholder) =>
    `(SELECT n - 1 AS place, value
      FROM json_array_elements(${placeholder}::json) WITH ORDINALITY AS each (value, n)) AS listed`,
  lengthOf: (column) => `json_array_length(${column}::json)`,
  hex: (column) => `encode(${column}, 'hex')`,
  contractSums: (table, columns, isOwn) =>
    `(SELECT ${columns}, soma FROM ${table}
      UNION ALL SELECT ${columns}, ${isOwn ? 'soma - comum' : 'soma'} FROM contratos_a_somar) AS c`,
  addUpContracts: ADD_UP_CONTRACTS,
}
