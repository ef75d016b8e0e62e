import { decompressText } from '../../lib/compressed-text.ts'
import type { ActKey, SearchableAct } from '../../search/search-index.ts'
import { bytes, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const actRow = row({
  titulo: text,
  ementa: nullable(text),
  orgao: text,
  assinatura: text,
  tipo_ato: text,
  secao: text,
  edicao: text,
  conteudo_completo: (value: unknown) => decompressText(bytes(value)),
})

/** An act as the index sees it; null when there is no such act (any more). */
export function readSearchableAct(sql: SqlReader, key: ActKey): Promise<SearchableAct | null> {
  return sql.one(actRow, `SELECT ${actRow.columns} FROM publications WHERE key = $1`, [key])
}
