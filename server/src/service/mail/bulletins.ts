import type { StoredAlert } from '../../alerts/alert.ts'
import type { DueBulletin, IssueStore } from '../../alerts/bulletins/issue.ts'
import { lastIssue, nextIssue } from '../../alerts/bulletins/schedule.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { lateSections } from '../../gazette/ledger/punctuality.ts'
import { type LookLog, checkedBetween } from '../../gazette/ledger/receipt.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { HOUR_MS, brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { type IssueCoverage, bulletinIssue, isWorthSending } from './bulletin-issue.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export interface BulletinDeps {
  issues: IssueStore
  looks: LookLogReader
  acts: { detail(id: string): Promise<ArchivedPublication | null> }
  /** Seals the unsubscribe links. */
  box: SecretBox
}

/** A monthly bulletin tells of a month, and of the days for which it was late. */
const MOST_DAYS = 62
/** What came before the hour is checked first, but a bulletin with acts waits no longer. */
const LONGEST_WAIT_MS = HOUR_MS

/** Writes the mails of bulletins that are due at `now`, each in one transaction. */
export async function writeBulletins(deps: BulletinDeps, now: Date): Promise<void> {
  const due = await deps.issues.due(now)
  if (due.length === 0) return
  const first = dateOfDay(dayNumber(brasiliaDate(now)) - MOST_DAYS)
  const log = await deps.looks.read(first, null)
  for (const one of due) await writeBulletin(deps, one, log, now)
}

async function writeBulletin(
  { issues, acts, box }: BulletinDeps,
  due: DueBulletin,
  log: LookLog,
  now: Date,
): Promise<void> {
  const { bulletin } = due
  const slot = lastIssue(bulletin, new Date(bulletin.due_at!), now) // of one that is due
  const gathered = await issues.gathered(bulletin.id)
  const isPending = log.pendingSince !== null && log.pendingSince <= slot.toISOString()
  const waited = now.getTime() - slot.getTime()
  if (isPending && (gathered.matches.length === 0 || waited < LONGEST_WAIT_MS)) return
  const coverage = coverageAt(slot, due, log)
  const content = await bulletinIssue(due, gathered.matches, coverage, acts.detail)
  const outcome = {
    content: isWorthSending(bulletin, content) ? content : null,
    unsubscribeToken: (mailboxId: string) => unsubscribeToken(mailboxId, box),
    until: slot,
    next: nextIssue(bulletin, now),
  }
  await issues.finish(due, gathered, outcome, now)
}

/** What was checked for all alerts since the last mail, and what has not arrived. */
function coverageAt(slot: Date, { bulletin, alerts }: DueBulletin, log: LookLog): IssueCoverage {
  const data = brasiliaDate(slot)
  const active = alerts.filter(({ ativo }) => ativo)
  if (active.length === 0) return { data, editions: [], late: [] }
  const watcher = { secoes: sectionsOfAll(active), since: latestSince(bulletin, active) }
  const period = { from: new Date(bulletin.since), to: slot }
  return {
    data,
    editions: checkedBetween(log, watcher, period),
    late: lateOn(slot, watcher.secoes, log),
  }
}

/** The sections of the moment's day that should have arrived but have not. */
export function lateOn(moment: Date, secoes: string[], { sections }: LookLog): string[] {
  const date = brasiliaDate(moment)
  const late = lateSections(
    moment,
    sections.filter(({ data }) => data === date),
  )
  return late.filter((name) => secoes.length === 0 || secoes.includes(name.slice(2)))
}

/** The sections that any of these alerts asks for; empty: all. */
export function sectionsOfAll(alerts: StoredAlert[]): string[] {
  const asked = alerts.map(({ filtros }) => filtros.secoes)
  return asked.some((secoes) => secoes.length === 0) ? [] : [...new Set(asked.flat())]
}

/** Since when all of them look for what they look for now, and the bulletin gathers it. */
function latestSince({ gathering_since }: DueBulletin['bulletin'], active: StoredAlert[]): string {
  return [
    gathering_since,
    ...active.map(({ watching_since, atualizado_em }) => watching_since ?? atualizado_em),
  ].reduce((last, since) => (since > last ? since : last))
}
