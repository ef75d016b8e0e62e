import type { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { ROW_TABLES } from './write-rows.ts'

/** Of the rules of each table. */
export type RowVersions = typeof EXTRACTOR_VERSION

const idRow = row({ id: text })

/** Whether any of the columns with this prefix, one for each table, is missing or older; $1 to $5 are {@link versionValues}. */
export function isOutdated(prefix: string): string {
  return ROW_TABLES.map((name, i) => [`${prefix}${name} IS NULL`, `${prefix}${name} < $${i + 1}`])
    .flat()
    .join(' OR ')
}

export function versionValues(versions: RowVersions): number[] {
  return ROW_TABLES.map((name) => versions[name])
}

/** Those of these acts whose rows must be read: older rules read them, or none, or nobody was told of them. */
export async function actsWithRowsDue(
  sql: SqlReader,
  ids: string[],
  versions: RowVersions,
): Promise<string[]> {
  const due = await sql.all(
    idRow,
    `SELECT p.id FROM publications p
       LEFT JOIN row_readings r ON r.key = p.key LEFT JOIN untold_rows u ON u.key = p.key
     WHERE ${sql.dialect.isAnyOf('p.id', '$6')} AND (u.key IS NOT NULL OR ${isOutdated('r.')})`,
    [...versionValues(versions), ids],
  )
  return due.map(({ id }) => id)
}
