import { isPublishingDay } from '../gazette/calendar.ts'
import type { Dates, Day } from '../gazette/inlabs/client.ts'
import { type Failure, type Motivo, isSourceWide } from '../gazette/inlabs/motivo.ts'
import { REGULAR_SECTIONS } from '../gazette/sections.ts'
import { dayNumber } from '../lib/dates.ts'
import { type Facts, isIn } from './facts.ts'
import { type Mark, judge } from './judge.ts'
import type { Obtained } from './obtain.ts'
import type { Step } from './plan.ts'
import type { CollectorRecords, Target } from './ports.ts'
import { retryOfSource, retryOfTarget } from './timetable.ts'

/** What the source was asked, and what came of it. */
export type Outcome =
  | { step: Extract<Step, { kind: 'dates' }>; answer: Dates | Failure }
  | { step: Extract<Step, { kind: 'look' }>; answer: Day | Dates | Failure }
  | { step: Extract<Step, { kind: 'fetch' }>; answer: Obtained | Failure }

/** Writes down what came of a step, and what follows for the ledger. `facts`: as before the step. */
export function writeDown(
  outcome: Outcome,
  facts: Facts,
  records: CollectorRecords,
  now: Date,
): void {
  const { step, answer } = outcome
  switch (answer.kind) {
    case 'failure':
      writeFailure(step.kind === 'dates' ? null : step, answer)
      break
    case 'root':
      records.recordDates(answer.dates, now)
      if (step.kind === 'look') records.recordLook(step.data, null, now)
      break
    case 'day':
      if (step.kind === 'look') records.recordLook(step.data, answer.files, now)
      break
    case 'obtained':
      if (step.kind === 'fetch') records.recordTaken(step, answer.listedBytes, now)
  }

  function writeFailure(target: Target | null, failure: Failure): void {
    const { motivo } = failure
    const retry = isSourceWide(motivo)
      ? retryOfSource(now, facts.source.failures + 1, HARSH.includes(motivo))
      : { source: null, target: retryOfTarget(now, failuresOf(facts, target) + 1) }
    records.recordFailure({ target, failure, retry }, now)
    if (target) records.mark(failureMarks(target, failure, facts), true, now)
  }
}

/** Writes what follows for regular sections that are not in. `asked`: the date just looked at. */
export function conclude(
  facts: Facts,
  { since, asked }: { since: string; asked: string | null },
  records: CollectorRecords,
  now: Date,
): void {
  const marks = judge(now, facts, since)
  records.mark(
    marks.filter(({ data }) => data === asked),
    true,
    now,
  )
  records.mark(
    marks.filter((mark) => mark.data !== asked && isNews(mark, facts)),
    false,
    now,
  )
}

/** Each try could make a block or a lock-out worse. */
const HARSH: Motivo[] = ['credenciais_recusadas', 'acesso_bloqueado']

function failuresOf({ days }: Facts, target: Target | null): number {
  const day = target && days.get(target.data)
  const counted = target?.pubName === undefined ? day : day?.sections.get(target.pubName)
  return counted?.failures ?? 0
}

/** What could not be had: the file asked for, or whatever a day should have. */
function failureMarks(
  { data, pubName }: Target,
  { motivo, mensagem }: Failure,
  facts: Facts,
): Mark[] {
  const sections = facts.days.get(data)?.sections
  const expected = isPublishingDay(dayNumber(data))
    ? REGULAR_SECTIONS.filter((name) => !isIn(sections?.get(name)))
    : []
  const names = pubName === undefined ? expected : [pubName]
  return names.map((pubName) => ({ data, pubName, estado: 'falha', motivo, mensagem }))
}

function isNews({ data, pubName, estado, motivo }: Mark, { days }: Facts): boolean {
  const known = days.get(data)?.sections.get(pubName)
  return known?.estado !== estado || known.motivo !== motivo
}
