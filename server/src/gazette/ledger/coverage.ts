import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { REGULAR_SECTIONS, askedNames } from '../sections.ts'
import { isPublishingDay } from './calendar.ts'

/** The ledger's entry for one day and section. */
export interface Coverage {
  data: string
  pub_name: string
  estado: 'completa' | 'sem_edicao' | 'pendente' | 'falha' | 'parcial'
}

/** Whether the archive has anything of a day's section in this state. */
export function isArchived(estado: Coverage['estado'] | 'ausente' | null | undefined): boolean {
  return estado === 'completa' || estado === 'parcial'
}

/** The days for which the archive has anything of the given sections; without sections, of any. */
export function coveredDays(coverage: Coverage[], secoes: string[] = []): Set<string> {
  const found = coverage.filter(
    ({ estado, pub_name }) =>
      isArchived(estado) &&
      (secoes.length === 0 || askedNames(pub_name).some((name) => secoes.includes(name))),
  )
  return new Set(found.map(({ data }) => data))
}

/** Whether all sections of a day's regular edition are in the archive, or no more are expected. */
export function isRegularEditionWhole(data: string, known: Coverage[]): boolean {
  return REGULAR_SECTIONS.every((section) => {
    const row = known.find((row) => row.data === data && row.pub_name === section)
    return isArchived(row?.estado) || row?.estado === 'sem_edicao'
  })
}

/** Consecutive publishing days of one section with the same fault. */
export interface Gap {
  pub_name: string
  /** `ausente`: nothing is known of these days. `provisoria`: all is there, and may still be replaced. */
  estado: 'ausente' | 'pendente' | 'falha' | 'parcial' | 'provisoria'
  inicio: string
  fim: string
}

/** The oldest day that any machine-readable source offers; the monthly base begins here. */
export const FIRST_DAY = dayNumber('2002-01-01')

/**
 * The gaps in `sections` (DO1, DO2, DO3) from `first` to `last`, as ranges in date order. Extra
 * editions are reported only if the ledger has a fault: otherwise nobody can know that one is
 * missing.
 */
export function findGaps(
  coverage: Coverage[],
  sections: string[],
  first: string,
  last: string,
): Gap[] {
  const from = Math.max(dayNumber(first), FIRST_DAY)
  const to = dayNumber(last)
  const regular = sections.flatMap((pub_name) =>
    sectionGaps(
      coverage.filter((row) => row.pub_name === pub_name),
      from,
      to,
    ).map((range) => ({
      pub_name,
      estado: range.fault,
      inicio: dateOfDay(range.first),
      fim: dateOfDay(range.last),
    })),
  )
  return [...regular, ...faultyExtras(coverage, sections)]
}

interface Range {
  fault: Gap['estado']
  first: number
  last: number
}

function sectionGaps(coverage: Coverage[], from: number, to: number): Range[] {
  const known = new Map(coverage.map((row) => [dayNumber(row.data), row.estado]))
  const ranges: Range[] = []
  let open: Range | undefined
  for (let day = from; day <= to; day++) {
    const estado = known.get(day)
    if (estado === undefined && !isPublishingDay(day)) continue
    const fault = estado ?? 'ausente'
    if (fault === 'completa' || fault === 'sem_edicao') open = undefined
    else if (open?.fault === fault) open.last = day
    else {
      open = { fault, first: day, last: day }
      ranges.push(open)
    }
  }
  return ranges
}

function faultyExtras(coverage: Coverage[], sections: string[]): Gap[] {
  return coverage.flatMap(({ data, pub_name, estado }) => {
    const asked = pub_name.length > 3 && sections.includes(pub_name.slice(0, 3))
    if (!asked || estado === 'completa' || estado === 'sem_edicao') return []
    return [{ pub_name, estado, inicio: data, fim: data }]
  })
}
