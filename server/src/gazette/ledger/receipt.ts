import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Coverage } from './coverage.ts'
import type { SectionCode } from '../publication.ts'
import { isProvisional } from './provisional.ts'
import { lateSections, shouldBeIn } from './punctuality.ts'
import { REGULAR_SECTIONS, askedNames } from '../sections.ts'

/** How a section of a day arrived. Times: ISO 8601, UTC. */
export interface SectionLook extends Coverage {
  /** When its first act was written; null: none was. */
  begun_at: string | null
  /** When it was complete for the first time; null: never. */
  whole_at: string | null
  /** When the bytes of its file first came; null: they were seen again since. */
  unconfirmed_since: string | null
  /** Whether some of its acts were imported without events, so that no filter ever saw them. */
  in_silence: boolean
}

/** What arrived, and how far it was checked. */
export interface LookLog {
  /** The time of the oldest event that no filter has seen yet; null: all were seen. */
  pendingSince: string | null
  sections: SectionLook[]
  /** Newest first. */
  editions: { data: string; numero: string; secoes: SectionCode[] }[]
  /** By day: the root over its zips, as it was last stated (docs/prova.md). */
  roots: ReadonlyMap<string, string>
}

/** How far everything was checked for a watcher, in the names of the wire. */
export interface Receipt {
  /** Everything that arrived until this moment was checked; ISO 8601, UTC. */
  em: string
  /**
   * The newest edition that was checked completely; null: none with the present filter. `provisoria`: the
   * source may still replace a file of it.
   */
  edicao: { data: string; numero: string; provisoria: boolean } | null
  /**
   * Days, from that on which the filter was new, of which something that came or should have come since was
   * not checked; oldest first.
   */
  faltam: string[]
}

/** An edition that was checked at least in part; sections such as `DO1`, `DO1E`. */
export interface CheckedEdition {
  data: string
  numero: string
  examinadas: string[]
  faltam: string[]
  /** The root of its day; null: nothing was stated of it. */
  raiz: string | null
}

/** Receives a receipt. */
export interface Watcher {
  /** The sections that it asks for; empty: all. */
  secoes: readonly string[]
  /** Since when it has its present filter; ISO 8601, UTC. */
  since: string
}

/** The number of days before today that a receipt covers. */
const RECEIPT_DAYS = 30

/** The first day that a receipt of today covers. */
export function receiptStart(now: Date): string {
  return dateOfDay(dayNumber(brasiliaDate(now)) - RECEIPT_DAYS)
}

/** The receipt of a watcher. `log`: since {@link receiptStart}. */
export function receiptOf(log: LookLog, watcher: Watcher, now: Date): Receipt {
  const { since } = watcher
  const em = log.pendingSince ?? now.toISOString()
  const edicao = log.editions.find((edition) => isChecked(log, edition, watcher))
  return {
    em: em > since ? em : since,
    edicao: edicao ? checkedOf(log, edicao, watcher, now) : null,
    faltam: missingDays(log, watcher, now),
  }
}

function checkedOf(
  log: LookLog,
  edition: LookLog['editions'][number],
  watcher: Watcher,
  now: Date,
): NonNullable<Receipt['edicao']> {
  const { data, numero } = edition
  const provisoria = sectionsOf(log, edition, watcher).some(
    ({ row }) => row !== undefined && isProvisional(row, now),
  )
  return { data, numero, provisoria }
}

/**
 * The checked editions that have a section which was complete after `from` and no later than `to`.
 */
export function checkedBetween(
  log: LookLog,
  watcher: Watcher,
  { from, to }: { from: Date; to: Date },
): CheckedEdition[] {
  const [first, last] = [from.toISOString(), to.toISOString()]
  const isNew = ({ whole_at }: SectionLook) =>
    whole_at !== null && whole_at > first && whole_at <= last
  return log.editions.toReversed().flatMap((edition) => {
    const rows = sectionsOf(log, edition, watcher).flatMap(({ row }) => row ?? [])
    const isFresh = rows.some((row) => isNew(row) && isLookedAt(row, log, watcher))
    return isFresh ? [checkEdition(log, edition, watcher)] : []
  })
}

/** How far an edition was checked. */
export function checkEdition(
  log: LookLog,
  edition: LookLog['editions'][number],
  watcher: Watcher,
): CheckedEdition {
  const { data, numero } = edition
  const sections = sectionsOf(log, edition, watcher).filter(({ row }) => !hasNone(row))
  const names = (looked: boolean) =>
    sections
      .filter(({ row }) => isLookedAt(row, log, watcher) === looked)
      .map(({ pub_name }) => pub_name)
  const raiz = log.roots.get(data) ?? null
  return { data, numero, examinadas: names(true), faltam: names(false), raiz }
}

/**
 * Whether everything that a watcher asks for of an edition was checked, and there was anything to
 * check.
 */
export function isChecked(
  log: LookLog,
  edition: LookLog['editions'][number],
  watcher: Watcher,
): boolean {
  const { examinadas, faltam } = checkEdition(log, edition, watcher)
  return examinadas.length > 0 && faltam.length === 0
}

/** Those of these sections (empty: all) of the moment's day that should have arrived by then but have not. */
export function lateOn(moment: Date, secoes: readonly string[], { sections }: LookLog): string[] {
  const today = brasiliaDate(moment)
  const late = lateSections(
    moment,
    sections.filter(({ data }) => data === today),
  )
  return late.filter((name) => asksFor({ secoes }, name))
}

/** The sections of an edition that a watcher asks for, each with its log entry. */
export function sectionsOf(
  { sections }: LookLog,
  { data, secoes }: LookLog['editions'][number],
  watcher: Watcher,
): { pub_name: string; row: SectionLook | undefined }[] {
  const ofDay = sections.filter((row) => row.data === data)
  const isExtra = secoes.every((secao) => secao === 'extra')
  const names = isExtra
    ? ofDay.map(({ pub_name }) => pub_name).filter((name) => codeOf(name) === 'extra')
    : REGULAR_SECTIONS
  return names
    .filter((name) => asksFor(watcher, name))
    .map((pub_name) => ({ pub_name, row: ofDay.find((row) => row.pub_name === pub_name) }))
}

function missingDays(log: LookLog, watcher: Watcher, now: Date): string[] {
  const today = dayNumber(brasiliaDate(now))
  const begun = dayNumber(brasiliaDate(new Date(watcher.since)))
  const known = Map.groupBy(log.sections, ({ data }) => data)
  const days: string[] = []
  for (let day = Math.max(begun, today - RECEIPT_DAYS); day <= today; day++) {
    const data = dateOfDay(day)
    const ofDay = known.get(data) ?? []
    const expected = shouldBeIn(data, now) ? REGULAR_SECTIONS : []
    const names = new Set([...expected, ...ofDay.map(({ pub_name }) => pub_name)])
    const isMissing = [...names].some((name) => {
      const row = ofDay.find(({ pub_name }) => pub_name === name)
      if (!asksFor(watcher, name) || hasNone(row)) return false
      return !isLookedAt(row, log, watcher) && !(day === begun && cameBefore(row, watcher))
    })
    if (isMissing && (data < brasiliaDate(now) || expected.length > 0)) days.push(data)
  }
  return days
}

/** Whether the whole section was checked with the present filter. */
function isLookedAt(
  row: SectionLook | undefined,
  { pendingSince }: LookLog,
  { since }: Watcher,
): boolean {
  if (row?.estado !== 'completa' || row.in_silence) return false
  const { begun_at, whole_at } = row
  if (begun_at === null || whole_at === null || begun_at < since) return false
  return pendingSince === null || whole_at < pendingSince
}

/** Whether a section came before the filter was new; then nobody expects that it was checked. */
function cameBefore(row: SectionLook | undefined, { since }: Watcher): boolean {
  return row !== undefined && row.begun_at !== null && row.begun_at < since
}

/** Whether it is certain that this section does not exist on that day. */
function hasNone(row: SectionLook | undefined): boolean {
  return row?.estado === 'sem_edicao'
}

function asksFor({ secoes }: Pick<Watcher, 'secoes'>, pubName: string): boolean {
  return secoes.length === 0 || askedNames(pubName).some((name) => secoes.includes(name))
}

/** `1` of `DO1`, `extra` of `DO1E`. */
function codeOf(pubName: string): string {
  return pubName.length > 3 ? 'extra' : pubName.slice(2)
}
