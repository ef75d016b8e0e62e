import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const valueRow = row({ value: text })

/** The values that filters can take, for suggestions. */
export function createValueReader(sql: SqlReader) {
  return {
    /** Every body's path, its prefixes and the names of its levels. */
    async bodies(): Promise<Set<string>> {
      const names = new Set<string>()
      for (const { value } of await sql.all(valueRow, 'SELECT orgao AS value FROM bodies')) {
        const levels = value.split('/')
        for (let depth = 1; depth <= levels.length; depth++) {
          names.add(levels.slice(0, depth).join('/'))
          names.add(levels[depth - 1]!)
        }
      }
      return names
    },
    async actTypes(): Promise<string[]> {
      const rows = await sql.all(valueRow, 'SELECT tipo_ato AS value FROM act_types')
      return rows.map(({ value }) => value)
    },
  }
}
