import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { REGULAR_SECTIONS, sectionOf } from '../sections.ts'
import type { SectionCode } from '../publication.ts'
import { isPublishingDay } from './calendar.ts'
import type { LedgerRow } from './ledger.ts'
import { morningOf } from './punctuality.ts'
import type { SectionReport } from './source-report.ts'

/** `aguardada`: it is not due yet. `incompleta`: nothing is late, but of some only a part is here. */
export const DAY_STATES = ['em_dia', 'aguardada', 'incompleta', 'atrasada'] as const

/** Whether the newest day that should have an edition is here, with the names of the wire. */
export interface DayStatus {
  data: string
  estado: (typeof DAY_STATES)[number]
  secoes: SectionStatus[]
}

/** A day of which something is missing. */
export interface FaultyDay extends DayStatus {
  estado: 'incompleta' | 'atrasada'
}

interface SectionStatus {
  secao: SectionCode
  secao_base: '1' | '2' | '3'
  estado: SectionReport['estado']
}

/** Today, or the last day before with a regular edition. */
export function newestExpected(now: Date): string {
  let day = dayNumber(brasiliaDate(now))
  while (!isPublishingDay(day)) day--
  return dateOfDay(day)
}

/** @param rows of the ledger on that day. */
export function dayStatus(
  data: string,
  rows: Pick<LedgerRow, 'pub_name' | 'estado'>[],
  now: Date,
): DayStatus {
  const extra = rows
    .map(({ pub_name }) => pub_name)
    .filter((name) => sectionOf(name).secao === 'extra')
  const secoes = [...REGULAR_SECTIONS, ...extra].map((pub_name) => {
    const { secao, secao_base } = sectionOf(pub_name)
    const estado = rows.find((row) => row.pub_name === pub_name)?.estado ?? 'ausente'
    return { secao, secao_base, estado } as const
  })
  return { data, estado: stateOf(secoes, now < morningOf(data)), secoes }
}

/** How many days before the newest one are told while something of them is missing. */
const LOOKED_BACK = 7

/** The first day that {@link earlierFaults} looks at. */
export function firstLookedBack(newest: string): string {
  return dateOfDay(dayNumber(newest) - LOOKED_BACK)
}

/**
 * The days before the newest one of which something is missing, newest first: an edition that never came does
 * not vanish when the day ends.
 * @param rows of the ledger on these days. @param begun Its first day; nothing was expected before.
 */
export function earlierFaults(
  newest: string,
  rows: Pick<LedgerRow, 'data' | 'pub_name' | 'estado'>[],
  begun: string,
  now: Date,
): FaultyDay[] {
  const faults: FaultyDay[] = []
  const from = Math.max(dayNumber(firstLookedBack(newest)), dayNumber(begun))
  for (let number = dayNumber(newest) - 1; number >= from; number--) {
    const data = dateOfDay(number)
    const ofDay = rows.filter((row) => row.data === data)
    if (ofDay.length === 0 && !isPublishingDay(number)) continue
    const { estado, ...day } = dayStatus(data, ofDay, now)
    if (estado === 'incompleta' || estado === 'atrasada') faults.push({ ...day, estado })
  }
  return faults
}

function stateOf(secoes: SectionStatus[], isEarly: boolean): DayStatus['estado'] {
  const isAny = (...states: SectionStatus['estado'][]) =>
    secoes.some(({ estado }) => states.includes(estado))
  if (isAny('ausente', 'pendente', 'falha')) return isEarly ? 'aguardada' : 'atrasada'
  return isAny('parcial') ? 'incompleta' : 'em_dia'
}
