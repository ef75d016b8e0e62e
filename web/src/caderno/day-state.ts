import type { Caderno } from '../api/schema.ts'

type Section = Caderno['secoes'][number]

/** What can be said of a day before anything of it is read. */
export type DayState =
  /** There was no edition, and that is known. */
  | { state: 'none' }
  /** The archive has nothing of a day that should have an edition. */
  | { state: 'missing' }
  /** Some sections are there, others are not or not completely. */
  | { state: 'part'; lacking: Section[] }
  | { state: 'whole'; sections: Section[]; last: string | null }

export function dayStateOf({ secoes, edicoes }: Pick<Caderno, 'secoes' | 'edicoes'>): DayState {
  const sections = secoes.filter(({ estado }) => estado !== 'sem_edicao')
  if (sections.length === 0) return { state: 'none' }
  if (edicoes.length === 0) return { state: 'missing' }
  const lacking = sections.filter(({ estado }) => estado !== 'completa')
  if (lacking.length > 0) return { state: 'part', lacking }
  const hours = sections.flatMap(({ completa_em }) => completa_em ?? [])
  return { state: 'whole', sections, last: hours.toSorted().at(-1) ?? null }
}
