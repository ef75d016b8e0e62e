import type { Publicacao, Relacao } from '../api/schema.ts'
import { offsets } from '../lib/offsets.ts'

/** What another act made of a part of this one, at its place. */
export interface PartNote {
  /** In the act's text, in string offsets. */
  start: number
  relation: Relacao
}

type Reached = Pick<Publicacao, 'conteudo_completo' | 'relacoes'>

/** What others made of parts of an act that were found in its text, in order. */
export function partNotesOf({ conteudo_completo: text, relacoes }: Reached): PartNote[] {
  const offsetOf = offsets(text)
  return relacoes
    .filter(({ tipo }) => tipo.endsWith('_por'))
    .flatMap((relation) =>
      (relation.parte?.trechos ?? []).map(({ inicio }) => ({ inicio, relation })),
    )
    .sort((a, b) => a.inicio - b.inicio)
    .map(({ inicio, relation }) => ({ start: offsetOf(inicio), relation }))
}

/** Those of a block of the text, which ends where the next one begins; each relation once. */
export function notesBetween(notes: PartNote[], start: number, end: number): Relacao[] {
  const within = notes.filter((note) => note.start >= start && note.start < end)
  return [...new Set(within.map(({ relation }) => relation))]
}
