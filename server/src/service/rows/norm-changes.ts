import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { normValues } from '../../../engine/entities.ts'
import type { NormaLinha, NormaTocada } from '../../gazette/rows/norma-linhas.ts'
import type { NormEffect } from '../../gazette/rows/norms/norm.ts'
import type { Published } from './row-store.ts'

/** What an act says that it does to a norm, and the words for it. */
export interface NormChange extends NormaTocada {
  efeito: NormEffect
  /** Of a revocation, whether nothing of the norm is left. */
  total: boolean | null
  ato: Published<NormaLinha>
}

/** What acts do to a norm in these ways, in their order. @param norm as readEntity gives it */
export function changesOf(
  norm: string,
  effects: readonly NormEffect[],
  acts: Published<NormaLinha>[],
): NormChange[] {
  return acts.flatMap((ato) =>
    NORM_LISTS.filter((efeito) => effects.includes(efeito)).flatMap((efeito) =>
      ato[efeito]
        .filter(({ norma }) => norma !== null && normValues(norma).includes(norm))
        .map((touched) => ({ total: null, ...touched, efeito, ato })),
    ),
  )
}
