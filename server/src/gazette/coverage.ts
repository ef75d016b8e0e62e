import { dateOfDay, dayNumber } from '../lib/dates.ts'
import { isPublishingDay } from './calendar.ts'

/** What the ledger knows of one day and section. */
export interface Coverage {
  data: string
  pub_name: string
  estado: 'completa' | 'sem_edicao' | 'pendente' | 'falha' | 'parcial'
}

/** Consecutive publishing days of one section with the same fault. */
export interface Gap {
  pub_name: string
  /** `ausente`: nothing is known of these days. */
  estado: 'ausente' | 'pendente' | 'falha' | 'parcial'
  inicio: string
  fim: string
}

/**
 * What the archive lacks of `sections` (DO1, DO2, DO3) from `first` to `last`, as ranges in date order.
 * Extra editions are reported only where the ledger holds a fault: nobody can know that one is missing.
 */
export function findGaps(
  coverage: Coverage[],
  sections: string[],
  first: string,
  last: string,
): Gap[] {
  const known = new Map(coverage.map((row) => [`${row.data} ${row.pub_name}`, row.estado]))
  const gaps: Gap[] = []
  for (const pub_name of sections) {
    let open: Gap | undefined
    for (let day = dayNumber(first); day <= dayNumber(last); day++) {
      const data = dateOfDay(day)
      const estado = known.get(`${data} ${pub_name}`)
      if (estado === undefined && !isPublishingDay(data)) continue
      const fault = estado ?? 'ausente'
      if (fault === 'completa' || fault === 'sem_edicao') open = undefined
      else if (open?.estado === fault) open.fim = data
      else {
        open = { pub_name, estado: fault, inicio: data, fim: data }
        gaps.push(open)
      }
    }
  }
  for (const { data, pub_name, estado } of coverage) {
    if (/^DO[123]$/.test(pub_name) || !sections.includes(pub_name.slice(0, 3))) continue
    if (estado === 'completa' || estado === 'sem_edicao') continue
    gaps.push({ pub_name, estado, inicio: data, fim: data })
  }
  return gaps
}
