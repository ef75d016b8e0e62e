import type { BulletinAlert, BulletinOfAlerts, IssueStore } from '../../alerts/bulletins/issue.ts'
import type { StoredBulletin } from '../../alerts/bulletins/bulletin.ts'
import { pageOfIssue } from '../../alerts/bulletins/page.ts'
import { lastIssue, nextIssue } from '../../alerts/bulletins/schedule.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { type LookLog, checkedBetween, lateOn } from '../../gazette/ledger/receipt.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { HOUR_MS, brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Period } from '../archive/archive-queries.ts'
import {
  type ActsToTell,
  type IssueCoverage,
  MOST_READ,
  bulletinIssue,
  isWorthSending,
} from './bulletin-issue.ts'
import { pageToken } from '../bulletins/page-token.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export interface BulletinDeps {
  issues: IssueStore
  looks: LookLogReader
  told: ActsToTell
  /** Seals the links of the mails. */
  box: SecretBox
  onCrash(error: unknown): void
}

/** A monthly bulletin tells of a month, and of the days for which it was late. */
const MOST_DAYS = 62
/** What came before the hour is checked first, but a bulletin with acts waits no longer. */
const LONGEST_WAIT_MS = HOUR_MS
const REST_MS = 60_000

/**
 * Writes the mails of bulletins that are due at `now`, each in one transaction, whatever becomes of others. One
 * that fails rests, because what broke it seldom mends itself within seconds.
 */
export function createBulletins(deps: BulletinDeps): (now: Date) => Promise<void> {
  const restsUntil = new Map<string, number>()
  return async (now) => {
    for (const [id, until] of restsUntil) if (until <= now.getTime()) restsUntil.delete(id)
    const due = (await deps.issues.due(now)).filter(({ id }) => !restsUntil.has(id))
    if (due.length === 0) return
    const first = dateOfDay(dayNumber(brasiliaDate(now)) - MOST_DAYS)
    const log = await deps.looks.read(first, null)
    for (const one of due)
      await writeBulletin(deps, one, log, now).catch((error: unknown) => {
        restsUntil.set(one.id, now.getTime() + REST_MS)
        deps.onCrash(error)
      })
  }
}

async function writeBulletin(
  { issues, told, box }: BulletinDeps,
  bulletin: StoredBulletin,
  log: LookLog,
  now: Date,
): Promise<void> {
  const slot = lastIssue(bulletin, new Date(bulletin.due_at!), now) // of one that is due
  const isPending = log.pendingSince !== null && log.pendingSince <= slot.toISOString()
  const waited = now.getTime() - slot.getTime()
  if (isPending && (waited < LONGEST_WAIT_MS || !(await issues.hasGathered(bulletin)))) return
  const due = await issues.read(bulletin, MOST_READ)
  const until = lookedUntil(bulletin, log, now)
  const { editions, late } = coverageAt(slot, until, due, log)
  const coverage = {
    data: brasiliaDate(slot),
    period: periodOf(bulletin, slot, until),
    editions,
    late,
    hadFound: due.taken.count === 0 && (await issues.hasFound(bulletin.alertas, editions)),
  }
  const content = await bulletinIssue(due, due.gathered, coverage, told)
  const outcome = {
    content: isWorthSending(due, content) ? content : null,
    unsubscribeToken: (mailboxId: string) => unsubscribeToken(mailboxId, box),
    pageOf: pageOfIssue,
    pageToken: (issueId: string) => pageToken(issueId, box),
    until,
    next: nextIssue(bulletin, now),
  }
  await issues.finish(due, outcome, now)
}

/** Everything that came until then was looked at, and what it had for the bulletin is gathered. */
function lookedUntil({ since }: StoredBulletin, { pendingSince }: LookLog, now: Date): Date {
  const looked = pendingSince === null ? now.getTime() : Date.parse(pendingSince) - 1
  return new Date(Math.max(since, looked))
}

/** The days after that of the mail before, or the first day at all, until all that it tells. */
function periodOf({ since }: StoredBulletin, slot: Date, until: Date): Period {
  const data = brasiliaDate(slot)
  const next = dateOfDay(dayNumber(brasiliaDate(new Date(since))) + 1)
  const last = brasiliaDate(until)
  return { desde: next < data ? next : data, ate: last > data ? last : data }
}

/** What was checked for all alerts since the last mail, and what had not arrived at the hour. */
function coverageAt(
  slot: Date,
  until: Date,
  { bulletin, alerts }: BulletinOfAlerts,
  log: LookLog,
): Pick<IssueCoverage, 'editions' | 'late'> {
  const secoes = sectionsOfActive(alerts)
  if (secoes === null) return { editions: [], late: [] }
  const watcher = { secoes, since: latestSince(bulletin, alerts) }
  const period = { from: new Date(bulletin.since), to: until }
  return { editions: checkedBetween(log, watcher, period), late: lateOn(slot, secoes, log) }
}

/** The sections that any of the active ones asks for; empty: all; null: none is active. */
export function sectionsOfActive(alerts: BulletinAlert[]): string[] | null {
  const asked = alerts.filter(({ ativo }) => ativo).map(({ filtros }) => filtros.secoes)
  if (asked.length === 0) return null
  return asked.some((secoes) => secoes.length === 0) ? [] : [...new Set(asked.flat())]
}

/** Since when all active ones look for what they look for now, and the bulletin gathers it. */
function latestSince({ gathering_since }: StoredBulletin, alerts: BulletinAlert[]): string {
  return [
    gathering_since,
    ...alerts
      .filter(({ ativo }) => ativo)
      .map(({ watching_since, atualizado_em }) => watching_since ?? atualizado_em),
  ].reduce((last, since) => (since > last ? since : last))
}
