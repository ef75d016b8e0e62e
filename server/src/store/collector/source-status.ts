import type { FailureReason } from '../../gazette/inlabs/reason.ts'
import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import { int, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { SOURCE } from './facts.ts'

const statusRow = row({
  ultima_resposta_em: nullable(text),
  falhas_consecutivas: int,
  motivo: nullable(word<FailureReason>()),
  mensagem: nullable(text),
  proxima_tentativa_em: nullable(text),
})

/** The state of the collector and its source; null: no collector has ever worked on this archive. */
export function readSourceStatus(sql: SqlReader): Promise<SourceStatus | null> {
  return sql.one(statusRow, `SELECT ${statusRow.columns} FROM sources WHERE name = $1`, [SOURCE])
}
