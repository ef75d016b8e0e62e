import type { Coverage } from '../../gazette/ledger/coverage.ts'
import { lateSections } from '../../gazette/ledger/punctuality.ts'
import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import type { MailOutbox } from '../../mail/mail.ts'

/** How often to check: lateness changes by the hour. */
const LOOK_MS = 60_000

export interface LateWatchDeps {
  /** The coverage of the days from `first` to `last`. */
  ledger: { between(first: string, last: string): Promise<Coverage[]> }
  /** Null where nothing is collected. */
  source: { read(): Promise<SourceStatus | null> }
  outbox: MailOutbox
  /** The operator's e-mail address; null: nobody is told. */
  operator: string | null
}

/** Tells the operator, once a day, which sections of the day are missing. */
export function createLateWatch(deps: LateWatchDeps): (now: Date) => Promise<void> {
  const { ledger, source, outbox, operator } = deps
  let next = 0
  return async (now) => {
    if (operator === null || now.getTime() < next) return
    next = now.getTime() + LOOK_MS
    const status = await source.read()
    if (status === null) return // no collector: nothing is expected
    const data = brasiliaDate(now)
    const sections = lateSections(now, await ledger.between(data, data))
    if (sections.length === 0) return
    const { ultima_resposta_em: answeredAt, falhas_consecutivas, mensagem } = status
    const message = {
      kind: 'source_late' as const,
      data,
      sections,
      answeredAt,
      falhas_consecutivas,
      mensagem,
    }
    await outbox.enqueue({ once: `fonte_atrasada ${data}`, para: operator, message }, now)
  }
}
