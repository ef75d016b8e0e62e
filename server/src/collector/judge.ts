import { isPublishingDay } from '../gazette/calendar.ts'
import { type Motivo, failure } from '../gazette/inlabs/motivo.ts'
import { REGULAR_SECTIONS } from '../gazette/sections.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../lib/dates.ts'
import { type DayFacts, type Facts, isHeld, isIn, unknownDay } from './facts.ts'
import { closingOf, openingOf } from './timetable.ts'

/** What the ledger should say of a section that is not in. */
export interface Mark {
  data: string
  pubName: string
  estado: 'pendente' | 'falha' | 'sem_edicao'
  motivo: Motivo
  /** In Portuguese, for people. */
  mensagem: string
}

/**
 * Weekdays in a row without an edition that are taken for days without one. Public holidays are
 * known, and what is decreed besides them is a single day between a holiday and a weekend; where two in
 * a row were missing, editions had come out.
 */
const LONGEST_REST = 1

/**
 * What follows, for regular sections that are not in, from what the source has answered. Nothing is
 * said of a day of which it has not, nor of one before the oldest that it still lists.
 */
export function judge(now: Date, facts: Facts, since: string): Mark[] {
  const today = brasiliaDate(now)
  const oldest = facts.source.oldestOffered ?? today
  const first = oldest > since ? oldest : since
  const rows = rowsWithoutEdition(facts, first, today)
  const lastIn = [...facts.days].reduce(
    (last, [data, day]) => (data > last && hasRegular(day) ? data : last),
    '',
  )

  return publishingDays(first, today).flatMap((data) => {
    const day = facts.days.get(data) ?? unknownDay()
    if (!hasAnswered(data, day)) return []
    return REGULAR_SECTIONS.flatMap((pubName): Mark[] => {
      const section = day.sections.get(pubName)
      // One that is listed is fetched, and says itself what comes of that.
      if (isIn(section) || (section && section.listedBytes !== null)) return []
      return [{ data, pubName, ...verdict(data, day) }]
    })
  })

  /** Whether the source said what it has of the day: so far today, at its end otherwise. */
  function hasAnswered(data: string, { offered, lookedAt, failures }: DayFacts): boolean {
    if (failures > 0) return false
    const from = data === today ? openingOf(data) : closingOf(data)
    const { listedAt } = facts.source
    const listed = !offered && listedAt !== null && listedAt >= from
    return listed || (lookedAt !== null && lookedAt >= from)
  }

  function verdict(data: string, day: DayFacts): Omit<Mark, 'data' | 'pubName'> {
    const over = data < lastIn
    const motivo = day.offered ? 'secao_ausente' : 'data_ausente'
    if (!over) return { estado: 'pendente', motivo, mensagem: PENDING[motivo] }
    if (hasRegular(day)) return { estado: 'falha', motivo, mensagem: failure(motivo).mensagem }
    return (rows.get(data) ?? []).length > LONGEST_REST
      ? { estado: 'falha', motivo, mensagem: HOLE }
      : { estado: 'sem_edicao', motivo, mensagem: REST }
  }
}

const PENDING = {
  data_ausente: 'O INLABS ainda não tem esta data.',
  secao_ausente: 'O INLABS tem esta data, mas ainda sem esta seção.',
}
const REST = 'O INLABS não tem edição deste dia e já tem a de um dia posterior: não houve edição.'
const HOLE =
  'O INLABS não tem edição deste dia nem dos dias úteis vizinhos, mas tem as posteriores: faltam edições na fonte.'

/** Whether anything of a regular section of the day is in, or at least at the source. */
function hasRegular(day: DayFacts): boolean {
  return REGULAR_SECTIONS.some((pubName) => {
    const section = day.sections.get(pubName)
    return isHeld(section) || (section !== undefined && section.listedBytes !== null)
  })
}

/** For each day without any regular section, the row of such publishing days that it stands in. */
function rowsWithoutEdition({ days }: Facts, first: string, today: string): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  let row: string[] = []
  for (const data of publishingDays(first, today)) {
    const day = days.get(data)
    if (day && hasRegular(day)) row = []
    else row.push(data)
    if (row.length > 0) rows.set(data, row)
  }
  return rows
}

function publishingDays(first: string, last: string): string[] {
  const dates: string[] = []
  for (let day = dayNumber(first); day <= dayNumber(last); day++)
    if (isPublishingDay(day)) dates.push(dateOfDay(day))
  return dates
}
