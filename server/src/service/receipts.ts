import { type LookLog, type Receipt, receiptOf, receiptStart } from '../gazette/ledger/receipt.ts'
import type { LookLogReader } from '../gazette/ledger/look-log.ts'

/** The part of a webhook or an alert that receipts need. */
interface Watching {
  ativo: boolean
  atualizado_em: string
  /** Null if an older program stored it: then since `atualizado_em`. */
  watching_since: string | null
  filtros: { secoes: readonly string[] }
}

/** Returns the receipts of an account's webhooks and alerts at `now`; null for inactive ones. */
export async function receiptsAt(
  looks: LookLogReader,
  conta_id: string,
  now: Date,
): Promise<(watching: Watching) => Receipt | null> {
  const log: LookLog = await looks.read(receiptStart(now), conta_id)
  return ({ ativo, atualizado_em, watching_since, filtros: { secoes } }) =>
    ativo ? receiptOf(log, { secoes, since: watching_since ?? atualizado_em }, now) : null
}
