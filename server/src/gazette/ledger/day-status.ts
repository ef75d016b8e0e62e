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

function stateOf(secoes: SectionStatus[], isEarly: boolean): DayStatus['estado'] {
  const isAny = (...states: SectionStatus['estado'][]) =>
    secoes.some(({ estado }) => states.includes(estado))
  if (isAny('ausente', 'pendente', 'falha')) return isEarly ? 'aguardada' : 'atrasada'
  return isAny('parcial') ? 'incompleta' : 'em_dia'
}
