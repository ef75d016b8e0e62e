import type { Edicao, Fonte } from '../api/schema.ts'
import type { Coverage } from '../ui/charts/bars.ts'
import type { Day } from '../lib/dates.ts'

/** The state of the archive for a range of days. */
export interface Looked {
  /** Regular editions in the archive. */
  editions: number
  extras: number
  /** Rows of the ledger with missing parts. */
  missing: Fonte[]
  /** Working days that are known to have had no edition. */
  holidays: number
  /** Days with a section that was never requested: nothing is known about it. */
  unasked: number
}

const MISSING = new Set<Fonte['estado']>(['parcial', 'falha', 'pendente'])

export function lookedThrough(editions: Edicao[], sources: Fonte[], first: Day, last: Day): Looked {
  const within = ({ data }: { data: Day }) => data >= first && data <= last
  const inside = editions.filter(within)
  const quiet = new Set(
    sources
      .filter((source) => within(source) && source.estado === 'sem_edicao')
      .map(({ data }) => data),
  )
  return {
    editions: inside.filter(({ tipo }) => tipo === 'normal').length,
    extras: inside.filter(({ tipo }) => tipo === 'extra').length,
    missing: sources.filter((source) => within(source) && MISSING.has(source.estado)),
    unasked: new Set(
      sources
        .filter((source) => within(source) && source.estado === 'ausente')
        .map(({ data }) => data),
    ).size,
    holidays: [...quiet].filter((day) => !inside.some(({ data }) => data === day)).length,
  }
}

/**
 * For a bar of a chart: whether anything of its days is in the archive, and whether something is
 * missing.
 */
export function coverageIn(editions: Edicao[], sources: Fonte[]) {
  return (first: Day, last: Day): Coverage => {
    const { editions: regular, extras, missing } = lookedThrough(editions, sources, first, last)
    if (missing.length > 0) return 'part'
    return regular + extras > 0 ? 'whole' : 'none'
  }
}
