import { isPublishingDay } from '../gazette/ledger/calendar.ts'
import type { SectionMark } from '../gazette/ledger/ledger.ts'
import { secondLookDue } from '../gazette/ledger/provisional.ts'
import type { Dates, Day } from '../gazette/inlabs/client.ts'
import { type Failure, type FailureReason, isSourceWide } from '../gazette/inlabs/reason.ts'
import { REGULAR_SECTIONS } from '../gazette/sections.ts'
import { brasiliaDate, dayNumber } from '../lib/time/dates.ts'
import { type Facts, isHeld, isIn } from './facts.ts'
import { judge } from './judge.ts'
import type { Obtained } from './obtain.ts'
import type { Step } from './plan.ts'
import type { CollectorEntry, Target } from './ports.ts'
import { retryOfSource, retryOfTarget } from './timetable.ts'

/** A request to the source and its result. */
export type StepResult =
  | { step: Extract<Step, { kind: 'dates' }>; answer: Dates | Failure }
  | { step: Extract<Step, { kind: 'look' }>; answer: Day | Dates | Failure }
  | { step: Extract<Step, { kind: 'fetch' }>; answer: Obtained | Failure }

/** The entries to write after a step. `facts`: those before it. */
export function entriesOf({ step, answer }: StepResult, facts: Facts, now: Date): CollectorEntry[] {
  switch (answer.kind) {
    case 'failure':
      return failureEntries(step.kind === 'dates' ? null : step, answer, facts, now)
    case 'root': {
      const dates: CollectorEntry = { kind: 'dates', dates: answer.dates }
      if (step.kind !== 'look') return [dates]
      return [dates, { kind: 'look', data: step.data, files: null }]
    }
    case 'day':
      return step.kind === 'look' ? [{ kind: 'look', data: step.data, files: answer.files }] : []
    case 'obtained':
      if (step.kind !== 'fetch') return []
      return [takenEntry(step, answer, facts, now)]
  }
}

function takenEntry(
  target: Required<Target>,
  { listedBytes, isSame }: Obtained,
  { days }: Facts,
  now: Date,
): CollectorEntry {
  const seen = days.get(target.data)?.sections.get(target.pubName)?.unconfirmedSince ?? null
  const due = seen === null ? null : secondLookDue(target.data, seen)
  const confirms = isSame && due !== null && now >= due
  return { kind: 'taken', target, listedBytes, confirms }
}

function failureEntries(
  target: Target | null,
  failure: Failure,
  facts: Facts,
  now: Date,
): CollectorEntry[] {
  const { motivo } = failure
  const failures = failuresOf(facts, target)
  const retry =
    isSourceWide(motivo) && !isAlone(failures, facts)
      ? retryOfSource(now, facts.source.failures + 1, HARSH.includes(motivo))
      : { source: null, target: retryOfTarget(now, failures + 1, isAwaited(target, now)) }
  const failed: CollectorEntry = { kind: 'failure', target, failure, retry }
  if (target === null) return [failed]
  return [failed, { kind: 'marks', marks: failureMarks(target, failure, facts), attempted: true }]
}

/** The marks of regular sections that are not in the archive. `asked`: the date just looked at. */
export function conclusions(
  facts: Facts,
  { since, asked }: { since: string; asked: string | null },
  now: Date,
): CollectorEntry[] {
  const marks = judge(now, facts, since)
  const ofAsked = marks.filter(({ data }) => data === asked)
  const news = marks.filter((mark) => mark.data !== asked && isNews(mark, facts))
  return [
    { kind: 'marks', marks: ofAsked, attempted: true },
    { kind: 'marks', marks: news, attempted: false },
  ]
}

/** Each try could make a block or a lock-out worse. */
const HARSH: FailureReason[] = ['credenciais_recusadas', 'acesso_bloqueado']

/**
 * Whether only the target is at fault: it fails again although the source has answered well since
 * its last failure.
 */
function isAlone(failures: number, { source }: Facts): boolean {
  return failures > 0 && source.failures === 0
}

/** A regular section of today, or the list of today's files. */
function isAwaited(target: Target | null, now: Date): boolean {
  if (target?.data !== brasiliaDate(now)) return false
  return target.pubName === undefined || REGULAR_SECTIONS.some((name) => name === target.pubName)
}

function failuresOf({ days }: Facts, target: Target | null): number {
  const day = target && days.get(target.data)
  const counted = target?.pubName === undefined ? day : day?.sections.get(target.pubName)
  return counted?.failures ?? 0
}

/** The marks for a failed file, or for every section that the day should have. */
function failureMarks(
  { data, pubName }: Target,
  { motivo, mensagem }: Failure,
  facts: Facts,
): SectionMark[] {
  const sections = facts.days.get(data)?.sections
  const expected = isPublishingDay(dayNumber(data))
    ? REGULAR_SECTIONS.filter((name) => !isIn(sections?.get(name)))
    : []
  const names = pubName === undefined ? expected : [pubName]
  return names.map((pubName) => ({ data, pubName, estado: 'falha', motivo, mensagem }))
}

function isNews({ data, pubName, estado, motivo }: SectionMark, { days }: Facts): boolean {
  const known = days.get(data)?.sections.get(pubName)
  // What the archive holds keeps its state.
  return (known?.estado !== estado && !isHeld(known)) || known?.motivo !== motivo
}
