import type { SourceStatus } from '../../gazette/ledger.ts'
import { int, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** The gazette's source, by its name in the table of sources. */
const SOURCE = 'inlabs'

const statusRow = row({
  ultima_resposta_em: nullable(text),
  falhas_consecutivas: int,
  motivo: nullable(word<NonNullable<SourceStatus['motivo']>>()),
  mensagem: nullable(text),
  proxima_tentativa_em: nullable(text),
})

/** Null: no collector has ever been at work on this archive. */
export function readSourceStatus(sql: SqlReader): Promise<SourceStatus | null> {
  return sql.one(statusRow, `SELECT ${statusRow.columns} FROM sources WHERE name = $1`, [SOURCE])
}
