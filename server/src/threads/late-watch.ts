import type { DatabaseSync } from 'node:sqlite'
import { lateSections } from '../gazette/punctuality.ts'
import { brasiliaDate } from '../lib/dates.ts'
import { createLedgerReader } from '../store/ledger.ts'
import { createMailOutbox } from '../store/mails.ts'
import { createSourceStatusReader } from '../store/source-status.ts'

/** How often to look: an edition is late or not by the hour. */
const LOOK_MS = 60_000

/** Tells whoever runs the service, once a day, that sections of the day have not come. */
export function createLateWatch(db: DatabaseSync, operator: string | null): (now: Date) => void {
  const ledger = createLedgerReader(db)
  const source = createSourceStatusReader(db)
  const outbox = createMailOutbox(db)
  let next = 0
  return (now) => {
    if (operator === null || now.getTime() < next) return
    next = now.getTime() + LOOK_MS
    const status = source.read()
    if (status === null) return // where nothing is collected, nobody expects anything
    const data = brasiliaDate(now)
    const sections = lateSections(now, ledger.between(data, data))
    if (sections.length === 0) return
    const { ultima_resposta_em: answeredAt, falhas_consecutivas, mensagem } = status
    outbox.enqueue(
      {
        once: `fonte_atrasada ${data}`,
        para: operator,
        message: {
          kind: 'source_late',
          data,
          sections,
          answeredAt,
          falhas_consecutivas,
          mensagem,
        },
      },
      now,
    )
  }
}
