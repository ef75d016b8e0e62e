import { missingAround } from '../gazette/ledger/base-months.ts'
import { isPublishingDay } from '../gazette/ledger/calendar.ts'
import { failure } from '../gazette/inlabs/reason.ts'
import type { SectionMark } from '../gazette/ledger/ledger.ts'
import { REGULAR_SECTIONS } from '../gazette/sections.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../lib/time/dates.ts'
import { type DayFacts, type Facts, isHeld, isIn, unknownDay } from './facts.ts'
import { closingOf, openingOf } from './timetable.ts'

/**
 * The ledger marks of regular sections that are not in the archive, derived from the source's answers. Days
 * without an answer, and days before the oldest listed one, get no mark. A day is marked as without an
 * edition only when the numbers of the editions around it prove it.
 */
export function judge(now: Date, facts: Facts, since: string): SectionMark[] {
  const today = brasiliaDate(now)
  const oldest = facts.source.oldestOffered ?? today
  const first = oldest > since ? oldest : since
  const lastIn = [...facts.days].reduce(
    (last, [data, day]) => (data > last && hasRegular(day) ? data : last),
    '',
  )

  return publishingDays(first, today).flatMap((data) => {
    const day = facts.days.get(data) ?? unknownDay()
    if (!hasAnswered(data, day)) return []
    return REGULAR_SECTIONS.flatMap((pubName): SectionMark[] => {
      const section = day.sections.get(pubName)
      if (isIn(section)) return []
      if (section === undefined || section.listedBytes === null)
        return [{ data, pubName, ...verdict(data, day) }]
      // This file will be fetched, and the fetch writes its own result.
      return section.failures > 0 || isHeld(section) ? [] : [{ data, pubName, ...LISTED }]
    })
  })

  /** Whether the source has answered for the day: during today, at the end of any other day. */
  function hasAnswered(data: string, { offered, lookedAt, failures }: DayFacts): boolean {
    if (failures > 0) return false
    const from = data === today ? openingOf(data) : closingOf(data)
    const { listedAt } = facts.source
    const listed = !offered && listedAt !== null && listedAt >= from
    return listed || (lookedAt !== null && lookedAt >= from)
  }

  function verdict(data: string, day: DayFacts): Omit<SectionMark, 'data' | 'pubName'> {
    const over = data < lastIn
    const motivo = day.offered ? 'secao_ausente' : 'data_ausente'
    if (!over) return { estado: 'pendente', motivo, mensagem: PENDING[motivo] }
    if (hasRegular(day)) return { estado: 'falha', motivo, mensagem: failure(motivo).mensagem }
    const missing = missingAround(data, facts.numbers)
    if (missing === 0) return { estado: 'sem_edicao', motivo, mensagem: REST }
    return { estado: 'falha', motivo, mensagem: missing === null ? UNPROVEN : HOLE }
  }
}

const PENDING = {
  data_ausente: 'O INLABS ainda não tem esta data.',
  secao_ausente: 'O INLABS tem esta data, mas ainda sem esta seção.',
}
const LISTED = {
  estado: 'pendente',
  motivo: null,
  mensagem: 'O INLABS já tem esta seção; falta trazê-la.',
} as const
const REST = 'Não houve edição neste dia: as edições anterior e posterior têm números seguidos.'
const HOLE =
  'O INLABS não tem a edição deste dia, mas os números das edições vizinhas mostram que falta alguma.'
const UNPROVEN =
  'O INLABS não tem edição deste dia, e nada prova que não houve: confira no portal da Imprensa Nacional.'

/** Whether anything of a regular section of the day is in, or at least at the source. */
function hasRegular(day: DayFacts): boolean {
  return REGULAR_SECTIONS.some((pubName) => {
    const section = day.sections.get(pubName)
    return isHeld(section) || (section !== undefined && section.listedBytes !== null)
  })
}

function publishingDays(first: string, last: string): string[] {
  const dates: string[] = []
  for (let day = dayNumber(first); day <= dayNumber(last); day++)
    if (isPublishingDay(day)) dates.push(dateOfDay(day))
  return dates
}
