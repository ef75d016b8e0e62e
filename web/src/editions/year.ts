import type { Edicao, Fonte } from '../api/schema.ts'
import { type Day, addDays, weekdayOf } from '../lib/dates.ts'

export interface CalendarDay {
  day: Day
  acts: number
  /** 1 to 5, by quintile of the year's days; 0: no act. */
  heat: number
  hasExtra: boolean
  /**
   * `whole`, `part`: how much is in the archive; `partUnasked`: a part, and some section was never
   * requested; `missing`: known to exist, but absent; `unasked`: never requested, so nothing is
   * known; `holiday`: no edition was published; `none`: weekend or future.
   */
  state: 'whole' | 'part' | 'partUnasked' | 'missing' | 'unasked' | 'holiday' | 'none'
  /** Whether the source may still replace a file of the day. */
  isProvisional: boolean
  sources: Fonte[]
}

export interface Year {
  days: Map<Day, CalendarDay>
  /** The highest number of acts of each step but the last. */
  bounds: number[]
  most: number
}

const LACKING = new Set<Fonte['estado']>(['parcial', 'falha', 'pendente'])

/** The state of the archive for each day of a year. */
export function calendarOf(year: number, editions: Edicao[], sources: Fonte[]): Year {
  const byDay = Map.groupBy(editions, ({ data }) => data)
  const ledger = Map.groupBy(sources, ({ data }) => data)
  const totals = [...byDay.values()].map(sum).sort((a, b) => a - b)
  const bounds = [1, 2, 3, 4].map((step) => totals[Math.ceil((totals.length * step) / 5) - 1] ?? 0)
  const days = new Map<Day, CalendarDay>()
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const inside = byDay.get(day) ?? []
    const acts = sum(inside)
    days.set(day, {
      day,
      acts,
      heat: acts === 0 ? 0 : 1 + bounds.filter((bound) => acts > bound).length,
      hasExtra: inside.some(({ tipo }) => tipo === 'extra'),
      state: stateOf(acts, ledger.get(day) ?? []),
      isProvisional: (ledger.get(day) ?? []).some(({ provisoria }) => provisoria),
      sources: ledger.get(day) ?? [],
    })
  }
  return { days, bounds, most: totals.at(-1) ?? 0 }
}

/** The ledger has a row for every section that should have arrived by today, requested or not. */
function stateOf(acts: number, rows: Fonte[]): CalendarDay['state'] {
  const lacks = rows.some(({ estado }) => LACKING.has(estado))
  const isUnasked = rows.some(({ estado }) => estado === 'ausente')
  if (acts > 0) return lacks ? 'part' : isUnasked ? 'partUnasked' : 'whole'
  if (lacks) return 'missing'
  if (isUnasked) return 'unasked'
  return rows.some(({ estado }) => estado === 'sem_edicao') ? 'holiday' : 'none'
}

function sum(editions: Edicao[]): number {
  return editions.reduce((total, { total_publicacoes }) => total + total_publicacoes, 0)
}

/** The weeks of a month, Monday first; null: a day of another month. */
export function weeksOf(year: number, month: number): (Day | null)[][] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const cells: (Day | null)[] = Array.from({ length: (weekdayOf(first) + 6) % 7 }, () => null)
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1))
    cells.push(day)
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The numbers of a day's editions: 39 before 39-A. */
export function numbersOf(day: Day, editions: Edicao[]): string[] {
  return editions
    .filter(({ data }) => data === day)
    .map(({ numero }) => numero)
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
}
