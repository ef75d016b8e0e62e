import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const editionRow = row({ data: text, numero: text })

/** The numbers of the regular editions in the archive, by date, both dates included. */
export async function regularNumbers(
  sql: SqlReader,
  since: string,
  until: string,
): Promise<Map<string, number>> {
  const editions = await sql.all(
    editionRow,
    `SELECT DISTINCT data, numero FROM edition_sections
     WHERE secao <> 'extra' AND data BETWEEN $1 AND $2`,
    [since, until],
  )
  // Supplements have letters.
  const plain = editions.filter(({ numero }) => /^\d+$/.test(numero))
  return new Map(plain.map(({ data, numero }) => [data, Number(numero)]))
}
