import type { DatabaseSync } from 'node:sqlite'
import type { SourceStatus } from '../gazette/ledger.ts'
import { SOURCE } from './collector/facts.ts'

/** How the collector and its source fare. */
export function createSourceStatusReader(db: DatabaseSync) {
  const status = db.prepare(
    `SELECT ultima_resposta_em, falhas_consecutivas, motivo, mensagem, proxima_tentativa_em
     FROM sources WHERE name = ?`,
  )
  return {
    /** Null: no collector has ever been at work on this archive. */
    read: (): SourceStatus | null =>
      (status.get(SOURCE) as unknown as SourceStatus | undefined) ?? null,
  }
}
