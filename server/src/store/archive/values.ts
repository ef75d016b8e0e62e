import { readCount } from '../count.ts'
import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const valueRow = row({ value: text })

/** The values that filters can take. */
export function createValueReader(sql: SqlReader) {
  const bodyPaths = growingList(sql, 'bodies', 'orgao')
  return {
    /** The path of every body as printed in acts; the same list object while it is unchanged. */
    bodyPaths,
    /** The path of every body, its prefixes and the names of its levels. */
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
    actTypes: growingList(sql, 'act_types', 'tipo_ato'),
  }
}

/**
 * A column of a table whose rows never change or disappear: while their number is the same, so is the
 * content.
 */
function growingList(sql: SqlReader, table: string, column: string): () => Promise<string[]> {
  let known: string[] | null = null
  return async () => {
    const count = await readCount(sql, `SELECT count(*) AS counted FROM ${table}`)
    if (known?.length !== count)
      known = (await sql.all(valueRow, `SELECT ${column} AS value FROM ${table}`)).map(
        ({ value }) => value,
      )
    return known
  }
}
