import type { Publicacao, Relacao } from '../api/schema.ts'

/** What another act made of a part of this one, at its place. */
export interface PartNote {
  /** In the act's text, in string offsets. */
  start: number
  relation: Relacao
}

type Reached = Pick<Publicacao, 'conteudo_completo' | 'relacoes'>

/** What others made of parts of an act that were found in its text, in order. */
export function partNotesOf({ conteudo_completo: text, relacoes }: Reached): PartNote[] {
  return relacoes
    .filter(({ tipo }) => tipo.endsWith('_por'))
    .flatMap((relation) =>
      (relation.parte?.trechos ?? []).map(({ inicio }) => ({
        start: Array.from(text).slice(0, inicio).join('').length,
        relation,
      })),
    )
    .sort((a, b) => a.start - b.start)
}

/** Those of a block of the text, which ends where the next one begins; each relation once. */
export function notesBetween(notes: PartNote[], start: number, end: number): Relacao[] {
  const within = notes.filter((note) => note.start >= start && note.start < end)
  return [...new Set(within.map(({ relation }) => relation))]
}
