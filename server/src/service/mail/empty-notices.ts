import {
  type CheckedEdition,
  type LookLog,
  checkEdition,
  checkedBetween,
  isChecked,
  lateOn,
  receiptStart,
  sectionsOf,
} from '../../gazette/ledger/receipt.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { lastSlot } from '../../alerts/digest.ts'
import type { AskingAlert, EmptyNoticeStore, Searched } from '../../alerts/empty-notice-store.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import type { AlertsEmpty } from '../../mail/message.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export interface EmptyNoticeDeps {
  notices: EmptyNoticeStore
  looks: LookLogReader
  /** Seals the unsubscribe links. */
  box: SecretBox
}

/** How often to check whether a notice is due: editions arrive once a day. */
const LOOK_MS = 30_000
/** By then, the last acts of an edition have been matched. */
const QUIET_MS = 60_000
/** A notice later than this is no longer useful. */
const NEWS_MS = 3 * 24 * 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * A mail that may be due; it remains to be checked which of its alerts have had no other mail about
 * it.
 */
interface Candidate {
  mailboxId: string
  reason: string
  scope: AlertsEmpty['scope']
  searched: Searched
  alerts: AskingAlert[]
  editions: CheckedEdition[]
  late: string[]
}

/**
 * Notifies mailboxes, if their alerts ask for it, that the new acts had nothing for them: per edition, once
 * all of its requested sections were checked, or per day. A section that has not arrived never counts as
 * checked.
 */
export function createEmptyNotices(deps: EmptyNoticeDeps): (now: Date) => Promise<void> {
  const { notices, looks } = deps
  let next = 0
  return async (now) => {
    if (now.getTime() < next) return
    next = now.getTime() + LOOK_MS
    const asking = await notices.asking()
    if (asking.length === 0) return
    const log = await looks.read(receiptStart(now), null)
    for (const candidate of candidates(asking, log, now)) await writeNotice(deps, candidate, now)
  }
}

async function writeNotice(
  { notices, box }: EmptyNoticeDeps,
  { mailboxId, reason, scope, searched, alerts, editions, late }: Candidate,
  now: Date,
): Promise<void> {
  if (await notices.isTold(mailboxId, reason)) return
  const empty = []
  for (const alert of alerts)
    if (!(await notices.hasFound(alert.alertaId, searched)))
      empty.push({ ...alert, itens: await notices.itemCount(alert.alertaId) })
  const [one] = empty
  if (one === undefined) return
  const message: AlertsEmpty = {
    kind: 'alerts_empty',
    scope,
    conta: one.conta,
    alerts: empty.map(({ alertaId: alerta_id, nome, consulta, itens }) => ({
      alerta_id,
      nome,
      consulta,
      itens,
    })),
    editions,
    late,
    unsubscribeToken: unsubscribeToken(mailboxId, box),
  }
  await notices.tell({ mailboxId, reason, message }, now)
}

/** Alerts of one mailbox with the same sections share a notice, because they are due together. */
function candidates(asking: AskingAlert[], log: LookLog, now: Date): Candidate[] {
  const groups = Map.groupBy(asking, ({ mailboxId, secoes, frequencia, hora }) =>
    [mailboxId, secoes.toSorted().join(), frequencia === 'diaria' ? hora : ''].join(' '),
  )
  return [...groups.values()].flatMap((alerts) =>
    alerts[0]!.frequencia === 'diaria' // a group is never empty
      ? dailyCandidates(alerts, log, now)
      : editionCandidates(alerts, log, now),
  )
}

function editionCandidates(alerts: AskingAlert[], log: LookLog, now: Date): Candidate[] {
  const { mailboxId, secoes } = alerts[0]! // a group is never empty
  const anybody = { secoes, since: '' }
  return log.editions.flatMap((edition) => {
    if (!isChecked(log, edition, anybody)) return []
    const rows = sectionsOf(log, edition, anybody).flatMap(({ row }) => row ?? [])
    const age = now.getTime() - Math.max(...rows.map(({ whole_at }) => Date.parse(whole_at ?? '0')))
    if (age < QUIET_MS || age > NEWS_MS) return []
    const { data, numero } = edition
    return [
      {
        mailboxId,
        reason: `vazio ${data} ${numero} ${secoes.toSorted().join()}`,
        scope: { frequencia: 'edicao', data, numero },
        searched: { data, numero },
        alerts: alerts.filter(({ since }) => isChecked(log, edition, { secoes, since })),
        editions: [checkEdition(log, edition, anybody)],
        late: [],
      },
    ]
  })
}

function dailyCandidates(alerts: AskingAlert[], log: LookLog, now: Date): Candidate[] {
  const { mailboxId, secoes, hora } = alerts[0]! // a group is never empty
  const to = lastSlot(hora, now)
  // Acts that arrived before the hour are not all checked yet.
  if (log.pendingSince !== null && log.pendingSince <= to.toISOString()) return []
  const from = new Date(to.getTime() - DAY_MS)
  const editions = checkedBetween(log, { secoes, since: '' }, { from, to })
  const late = lateOn(to, secoes, log)
  if (editions.length === 0 && late.length === 0) return []
  return [
    {
      mailboxId,
      reason: `vazio ${to.toISOString()} ${secoes.toSorted().join()}`,
      scope: { frequencia: 'diaria', data: brasiliaDate(to) },
      searched: { after: from.getTime(), until: to.getTime() },
      alerts: alerts.filter(({ since }) =>
        editions.length === 0
          ? since <= to.toISOString()
          : isSame(checkedBetween(log, { secoes, since }, { from, to }), editions),
      ),
      editions,
      late,
    },
  ]
}

function isSame(some: CheckedEdition[], others: CheckedEdition[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}
