import type { SectionCode } from '../../gazette/publication.ts'
import type { RowTableName, UnreadEditions } from '../../service/rows/row-store.ts'
import { int, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const unreadRow = row({ secao: word<SectionCode>(), edicoes: int, inicio: text, fim: text })

/** Of these sections, those with editions of these days that are not of this version of its rules. */
export function readUnreadEditions(
  sql: SqlReader,
  table: RowTableName,
  { versao, secoes }: { versao: number; secoes: SectionCode[] },
  { first, last }: { first: string; last: string },
): Promise<UnreadEditions[]> {
  const isAnyOf = sql.dialect.isAnyOf('secao', '$3')
  return sql.all(
    unreadRow,
    `SELECT secao, count(*) AS edicoes, min(data) AS inicio, max(data) AS fim
     FROM edition_sections
     WHERE data BETWEEN $1 AND $2 AND ${isAnyOf}
       AND (versao_${table} IS NULL OR versao_${table} < $4)
     GROUP BY secao ORDER BY secao`,
    [first, last, secoes, versao],
  )
}
