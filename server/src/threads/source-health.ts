import type { DatabaseSync } from 'node:sqlite'
import { lateSections } from '../gazette/punctuality.ts'
import type { SourceHealth } from '../http/archive.ts'
import type { Clock } from '../lib/clock.ts'
import { brasiliaDate } from '../lib/dates.ts'
import { createLedgerReader } from '../store/ledger.ts'
import { createSourceStatusReader } from '../store/source-status.ts'

/** How the source of editions fares; a few rows by their keys. */
export function createSourceHealth(db: DatabaseSync, clock: Clock): () => SourceHealth {
  const ledger = createLedgerReader(db)
  const status = createSourceStatusReader(db)
  return () => {
    const now = clock()
    const today = brasiliaDate(now)
    const coletor = status.read()
    // Where nothing is collected, nobody expects editions to come by themselves.
    if (coletor === null) return { late: 0, failures: 0, answeredAt: null }
    const { ultima_resposta_em, falhas_consecutivas } = coletor
    return {
      late: lateSections(now, ledger.between(today, today)).length,
      failures: falhas_consecutivas,
      answeredAt: ultima_resposta_em === null ? null : new Date(ultima_resposta_em),
    }
  }
}
