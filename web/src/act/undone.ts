import type { Publicacao, Relacao } from '../api/schema.ts'
import { offsets } from '../lib/offsets.ts'
import type { ActPart } from './parts/act-parts.ts'

/** The relations by which an act, or a part of it, no longer holds. */
export const UNDONE_BY: Relacao['tipo'][] = ['revogada_por', 'sem_efeito_por', 'anulada_por']

/** A stretch of the act's text, in string offsets. */
interface Stretch {
  start: number
  end: number
}

/**
 * What no longer holds of an act that stands otherwise: the words that were meant; where they only
 * head one of its acts, that whole act.
 */
export function undoneStretches(
  { conteudo_completo: text, relacoes }: Pick<Publicacao, 'conteudo_completo' | 'relacoes'>,
  parts: ActPart[],
): Stretch[] {
  return relacoes
    .filter(({ tipo, alcance }) => UNDONE_BY.includes(tipo) && alcance === 'parte')
    .flatMap(({ parte }) =>
      (parte?.trechos ?? []).map(({ inicio, fim }) => {
        const offsetOf = offsets(text)
        const named = { start: offsetOf(inicio), end: offsetOf(fim) }
        const act = parte?.tipo === 'ato' && parts.find((part) => isWithin(named.start, part))
        return act ? { start: act.start, end: act.end } : named
      }),
    )
}

function isWithin(place: number, { start, end }: Stretch): boolean {
  return start <= place && place < end
}

/** Whether all of a part is within one of the stretches. */
export function isUndone(part: Stretch, stretches: Stretch[]): boolean {
  return stretches.some(({ start, end }) => start <= part.start && part.end <= end)
}
