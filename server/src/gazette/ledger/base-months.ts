import { dateOfDay, dayNumber, lastDayOfMonth } from '../../lib/time/dates.ts'
import { REGULAR_SECTIONS } from '../sections.ts'
import { zipScope } from '../source/zip-name.ts'
import { isPublishingDay } from './calendar.ts'
import { isArchived } from './coverage.ts'
import type { LedgerRow, SectionMark } from './ledger.ts'

/** A section of a month of the monthly base. */
export interface BaseMonth {
  /** YYYY-MM */
  mes: string
  pubName: string
}

/** What the archive has around some months. */
export interface MonthFacts {
  /** What of the base was read whole. */
  read: BaseMonth[]
  /** Regular sections. */
  ledger: Pick<LedgerRow, 'data' | 'pub_name' | 'estado' | 'ultimo_erro'>[]
  /** Numbers of regular editions, by date. */
  numbers: ReadonlyMap<string, number>
}

/** The month that a file of this name is, whole; null: it is none, or a part of one. */
export function baseMonthOf(arquivo: string): BaseMonth | null {
  const { period, secao_base, part } = zipScope(arquivo)
  return secao_base === null || part !== null ? null : { mes: period, pubName: `DO${secao_base}` }
}

const REST = 'Não houve edição neste dia: as edições anterior e posterior têm números seguidos.'
const NO_SECTION = 'A base mensal não tem esta seção neste dia, em que tem outra.'
const HOLE =
  'A base mensal não tem a edição deste dia, mas os números das edições vizinhas mostram que falta alguma.'
const UNPROVEN =
  'A base mensal não tem edição deste dia, e nada prova que não houve: confira no portal da Imprensa Nacional.'
const OURS: (string | null)[] = [REST, NO_SECTION, HOLE, UNPROVEN]

/**
 * The ledger marks of working days for which a month of the base, read whole, has nothing. A mark changes when the
 * month beside it comes, with the number of its first or last edition; those of the collector stay.
 */
export function judgeBaseMonths({ read, ledger, numbers }: MonthFacts): SectionMark[] {
  const rows = new Map(ledger.map((row) => [`${row.data} ${row.pub_name}`, row]))
  const isThere = (data: string, pubName: string) =>
    isArchived(rows.get(`${data} ${pubName}`)?.estado)
  return read.flatMap(({ mes, pubName }) =>
    workingDays(mes).flatMap((data) => {
      const row = rows.get(`${data} ${pubName}`)
      if (row !== undefined && !OURS.includes(row.ultimo_erro)) return []
      const hasOther = REGULAR_SECTIONS.some((section) => isThere(data, section))
      const mark = { data, pubName, ...(hasOther ? LACKING_SECTION : verdict(data, numbers)) }
      return row?.ultimo_erro === mark.mensagem ? [] : [mark]
    }),
  )
}

const LACKING_SECTION = { estado: 'falha', motivo: 'secao_ausente', mensagem: NO_SECTION } as const

function verdict(
  data: string,
  numbers: ReadonlyMap<string, number>,
): Omit<SectionMark, 'data' | 'pubName'> {
  const missing = missingAround(data, numbers)
  if (missing === 0) return { estado: 'sem_edicao', motivo: 'data_ausente', mensagem: REST }
  const mensagem = missing === null ? UNPROVEN : HOLE
  return { estado: 'falha', motivo: 'data_ausente', mensagem }
}

/**
 * The number of regular editions between those before and after a day, by their numbers. Null if it cannot be
 * known: one of the two is not in the archive, or they are of different years (numbering restarts each year).
 */
export function missingAround(data: string, numbers: ReadonlyMap<string, number>): number | null {
  let before = ''
  let after = '9999'
  for (const date of numbers.keys()) {
    if (date < data && date > before) before = date
    if (date > data && date < after) after = date
  }
  const [low, high] = [numbers.get(before), numbers.get(after)]
  if (low === undefined || high === undefined) return null
  if (before.slice(0, 4) !== after.slice(0, 4) || high <= low) return null
  return high - low - 1
}

function workingDays(mes: string): string[] {
  const days: string[] = []
  for (let day = dayNumber(`${mes}-01`); day <= dayNumber(lastDayOfMonth(mes)); day++)
    if (isPublishingDay(day)) days.push(dateOfDay(day))
  return days
}
