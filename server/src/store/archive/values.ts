import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const valueRow = row({ value: text })

/** The values that filters can take, for suggestions. */
export function createValueReader(sql: SqlReader) {
  return {
    bodyPaths,
    /** Every body's path, its prefixes and the names of its levels. */
    async bodies(): Promise<Set<string>> {
      const names = new Set<string>()
      for (const path of await bodyPaths()) {
        const levels = path.split('/')
        for (let depth = 1; depth <= levels.length; depth++) {
          names.add(levels.slice(0, depth).join('/'))
          names.add(levels[depth - 1]!)
        }
      }
      return names
    },
    actTypes: () => valuesOf('SELECT tipo_ato AS value FROM act_types'),
  }

  /** Every body's path as acts bear it. */
  function bodyPaths(): Promise<string[]> {
    return valuesOf('SELECT orgao AS value FROM bodies')
  }

  async function valuesOf(query: string): Promise<string[]> {
    return (await sql.all(valueRow, query)).map(({ value }) => value)
  }
}
