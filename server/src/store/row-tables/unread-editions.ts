import type { SectionCode } from '../../gazette/publication.ts'
import type { RowTableName, UnreadEditions } from '../../service/rows/row-store.ts'
import { int, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** The section that a table is of; extra editions have acts of all. */
const SECTIONS: Record<RowTableName, SectionCode> = {
  contratos: '3',
  pessoal: '2',
  licitacoes: '3',
}

const unreadRow = row({ secao: word<SectionCode>(), edicoes: int, inicio: text, fim: text })

/** Sections that have rows of the table, with editions of these days that are not of this version of its rules. */
export function readUnreadEditions(
  sql: SqlReader,
  table: RowTableName,
  versao: number,
  { first, last }: { first: string; last: string },
): Promise<UnreadEditions[]> {
  return sql.all(
    unreadRow,
    `SELECT secao, count(*) AS edicoes, min(data) AS inicio, max(data) AS fim
     FROM edition_sections
     WHERE data BETWEEN $1 AND $2 AND secao IN ($3, 'extra')
       AND (versao_${table} IS NULL OR versao_${table} < $4)
     GROUP BY secao ORDER BY secao`,
    [first, last, SECTIONS[table], versao],
  )
}
