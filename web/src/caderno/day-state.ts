import type { Caderno } from '../api/schema.ts'
import { inBrasilia } from '../lib/dates.ts'

type Section = Caderno['secoes'][number]

/** What can be said of a day before anything of it is read. */
export type DayState =
  /** There was no edition, and that is known. */
  | { state: 'none' }
  /** The archive has nothing of a day, and expects no regular edition of it. */
  | { state: 'unknown' }
  /** The edition of today is not due yet. */
  | { state: 'awaited' }
  /** The archive has nothing of a day that should have an edition. */
  | { state: 'missing' }
  /** Some sections are there, others are not or not completely. */
  | { state: 'part'; lacking: Section[] }
  | { state: 'whole'; sections: Section[]; last: string | null }

/** The hour in Brasília when the regular edition of a day is due. */
const DUE_HOUR = 6

export function dayStateOf(
  { data, secoes, edicoes }: Pick<Caderno, 'data' | 'secoes' | 'edicoes'>,
  now: Date = new Date(),
): DayState {
  const sections = secoes.filter(({ estado }) => estado !== 'sem_edicao')
  if (edicoes.length === 0) {
    if (secoes.length === 0) return { state: 'unknown' }
    if (sections.length === 0) return { state: 'none' }
    const { day, hour } = inBrasilia(now.toISOString())
    return { state: data === day && hour < DUE_HOUR ? 'awaited' : 'missing' }
  }
  const lacking = sections.filter(({ estado }) => estado !== 'completa')
  if (sections.length === 0 || lacking.length > 0) return { state: 'part', lacking }
  const hours = sections.flatMap(({ completa_em }) => completa_em ?? [])
  return { state: 'whole', sections, last: hours.toSorted().at(-1) ?? null }
}

/** Whether every section was looked through for every alert that is switched on. */
export function isLookedThrough(alerts: Pick<Caderno['alertas'][number], 'conferencia'>[]) {
  const looks = alerts.map(({ conferencia }) => conferencia.situacao)
  const active = looks.filter((look) => look !== 'inativo')
  return active.length > 0 && active.every((look) => look === 'conferido' || look === 'sem_edicao')
}
