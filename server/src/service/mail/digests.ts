import { isRegularEditionWhole } from '../../gazette/ledger/coverage.ts'
import { type LookLog, checkEdition, checkedBetween, lateOn } from '../../gazette/ledger/receipt.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { AlertMatches, MatchGroup } from '../../mail/message.ts'
import type { DigestGroup, DigestStore } from '../../alerts/digest-store.ts'
import { type DueMail, type Waiting, dueMails, lastSlot } from '../../alerts/digest.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { type ActToMail, foundAct } from './matched-act.ts'
import { mailedRow } from './mailed-row.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** The most acts in one mail: some mail programs cut a message at 100 KB, and nobody reads more. */
const MOST_ACTS = 50
/** A row is longer than an excerpt. */
const MOST_ROWS = 30
const DAY_MS = 24 * 60 * 60_000
/** The acts since the last daily mail may be from this many days before today. */
const DAYS_TOLD = 7
/** INLABS has no older days, so older ones are not expected to arrive. */
const MOST_DAYS = 200
/** For alerts with any sections and of any age. */
const ANYBODY = { secoes: [], since: '' }

export interface DigestDeps {
  digests: DigestStore
  looks: LookLogReader
  acts: { detail(id: string): Promise<ActToMail | null> }
  /** Seals the unsubscribe links. */
  box: SecretBox
  onCrash(error: unknown): void
}

/**
 * Writes the mails of alerts that are due at `now`, each in one transaction that also removes its
 * matches from the queue, whatever becomes of others.
 */
export async function writeDigests(deps: DigestDeps, now: Date): Promise<void> {
  const { digests, looks } = deps
  const waiting = await digests.waiting()
  if (waiting.length === 0) return
  const first = firstDay(waiting, now)
  const log = await looks.read(first, null)
  const isWhole = (data: string) => data < first || isRegularEditionWhole(data, log.sections)
  for (const due of dueMails(waiting, now, isWhole))
    await writeDigest(deps, due, log, now).catch(deps.onCrash)
}

/**
 * The first day whose sections matter, for the waiting matches and for the coverage that a mail
 * states.
 */
function firstDay(waiting: Waiting[], now: Date): string {
  const today = dayNumber(brasiliaDate(now))
  const days = waiting.map(({ data }) => dayNumber(data))
  const first = days.reduce((first, day) => Math.min(first, day), today - DAYS_TOLD)
  return dateOfDay(Math.max(first, today - MOST_DAYS))
}

async function writeDigest(
  { digests, acts, box }: DigestDeps,
  due: DueMail,
  log: LookLog,
  now: Date,
): Promise<void> {
  const most = Math.max(1, Math.floor(MOST_ACTS / alertsOf(due)))
  const digest = await digests.read(due, most)
  if (digest === null) return
  const groups = []
  const mostRows = Math.max(1, Math.floor(MOST_ROWS / alertsOf(due)))
  for (const group of digest.groups) groups.push(await groupOf(group, acts, mostRows))
  const message = {
    kind: 'alert_matches' as const,
    scope: scopeOf(due, now),
    conta: digest.conta,
    groups,
    ...lookedAt(due, log, now),
    unsubscribeToken: unsubscribeToken(due.mailboxId, box),
  }
  await digests.finish(due, digest, message, now)
}

/** A daily mail belongs to the day on which it was due. */
function scopeOf({ scope, waiting }: DueMail, now: Date): AlertMatches['scope'] {
  if (scope.frequencia !== 'diaria') return scope
  return { ...scope, data: brasiliaDate(lastSlot(waiting[0]!.hora, now)) } // the same for all matches of a mail
}

/** The coverage that a mail states: what was checked, and what has not arrived. */
function lookedAt(
  { scope, waiting }: DueMail,
  log: LookLog,
  now: Date,
): Pick<AlertMatches, 'late' | 'editions'> {
  if (scope.frequencia === 'imediata') return { late: [] }
  const late = lateOn(now, ANYBODY.secoes, log)
  if (scope.frequencia === 'edicao') {
    const { data, numero } = scope
    const edition = log.editions.find((one) => one.data === data && one.numero === numero)
    return { late, editions: edition ? [checkEdition(log, edition, ANYBODY)] : [] }
  }
  const to = lastSlot(waiting[0]!.hora, now) // the same for all matches of a mail
  const from = new Date(Math.min(to.getTime() - DAY_MS, ...waiting.map(({ first }) => first)))
  return { late, editions: checkedBetween(log, ANYBODY, { from, to }) }
}

async function groupOf(
  { alertaId, publicacoes, ...alert }: DigestGroup,
  acts: DigestDeps['acts'],
  mostRows: number,
): Promise<MatchGroup> {
  const { nome, consulta, itens, total, filtros } = alert
  const shown = []
  let room = mostRows
  for (const { id, termos, linhas } of publicacoes) {
    // Since they were found, the alert may have changed between acts and rows.
    const isOfRows = linhas.length > 0
    if (isOfRows && room === 0) continue
    const act = await acts.detail(id)
    if (act === null) continue
    const rows = linhas.slice(0, room)
    room -= rows.length
    shown.push({
      ...foundAct(act, alert, termos),
      ...(isOfRows && { linhas: rows.map(mailedRow) }),
    })
  }
  const of = { nome, consulta, itens, ...(filtros.linhas && { linhas: filtros.linhas }) }
  return { alerta_id: alertaId, ...of, total, acts: shown }
}

function alertsOf({ waiting }: DueMail): number {
  return new Set(waiting.map(({ alertaId }) => alertaId)).size
}
