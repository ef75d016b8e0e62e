import type { Citacao } from '../api/schema.ts'

/** How soon somebody should look at a citation; also how it is drawn. */
export type Concern = 'bad' | 'warn' | 'out' | 'ok'
export const CONCERNS: readonly Concern[] = ['bad', 'warn', 'ok', 'out']
/** In the list, what to look at first comes first. */
const BY_URGENCY: readonly Concern[] = ['bad', 'warn', 'out', 'ok']

/** A citation with its number in the text, from 1. */
export interface Numbered {
  number: number
  citation: Citacao
  concern: Concern
}

/** What the archive cannot tell is apart from what it says is not there, and from what is there. */
export function concernOf({ tipo, resultado }: Pick<Citacao, 'tipo' | 'resultado'>): Concern {
  switch (resultado) {
    case 'existe':
      return 'ok'
    case 'corrigido':
    case 'indefinido':
      return 'warn'
    case 'revogado':
      return 'bad'
    case 'desconhecido':
      // Most proceedings are never printed in the gazette.
      return tipo === 'processo' ? 'warn' : 'bad'
    case 'fora_do_acervo':
      return 'out'
  }
}

export function numbered(citations: readonly Citacao[]): Numbered[] {
  return citations.map((citation, at) => ({
    number: at + 1,
    citation,
    concern: concernOf(citation),
  }))
}

/** What needs a look first, each group in the order of the text. */
export function byUrgency(all: readonly Numbered[]): Numbered[] {
  return BY_URGENCY.flatMap((concern) => all.filter((one) => one.concern === concern))
}

export function countOf(all: readonly Numbered[], concern: Concern): number {
  return all.filter((one) => one.concern === concern).length
}
