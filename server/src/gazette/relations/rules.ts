import { chooseCited } from './choose-cited.ts'
import { chooseOriginal } from './choose-original.ts'
import { institutionOf } from './likeness.ts'
import { reachInto } from './reach.ts'
import { reasonOf, stateAfter } from './situacao.ts'

/**
 * Decides which act is meant and what follows, for a store that keeps acts without understanding
 * their texts.
 */
export const relationRules = {
  chooseCited,
  chooseOriginal,
  institutionOf,
  reachInto,
  reasonOf,
  stateAfter,
}

export type RelationRules = typeof relationRules
