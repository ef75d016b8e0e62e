import type { AtoDePasta } from '../api/schema.ts'

/** What the form of an act changes. */
export interface Annotated {
  nota: string
  etiquetas: string[]
  responsavel: string | null
  prazo: string | null
}

/** Its fields. */
export const ANNOTATED_FIELDS = ['nota', 'etiquetas', 'responsavel', 'prazo'] as const

export type AnnotatedField = (typeof ANNOTATED_FIELDS)[number]

export function annotatedIn({ nota, etiquetas, responsavel, prazo }: AtoDePasta): Annotated {
  return { nota, etiquetas, responsavel: responsavel?.id ?? null, prazo }
}

/** The fields in which both differ, as the second has them. */
export function changesBetween(before: Annotated, after: Annotated): Partial<Annotated> {
  const changed = ANNOTATED_FIELDS.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** What two people made of the same: what only one of them changed as changed, and where they clash as mine. */
export function joined(
  before: Annotated,
  mine: Annotated,
  theirs: Annotated,
): { fields: Annotated; clashing: AnnotatedField[] } {
  const own = changesBetween(before, mine)
  const others = changesBetween(before, theirs)
  return {
    fields: { ...theirs, ...own },
    clashing: ANNOTATED_FIELDS.filter(
      (name) => name in own && name in others && !isSame(mine[name], theirs[name]),
    ),
  }
}

function isSame(a: Annotated[AnnotatedField], b: Annotated[AnnotatedField]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
