import { chooseCited } from './choose-cited.ts'
import { chooseOriginal } from './choose-original.ts'
import { institutionOf } from './likeness.ts'

/** Which act is meant, for a store that keeps the acts and knows nothing of what texts mean. */
export const relationRules = { chooseCited, chooseOriginal, institutionOf }

export type RelationRules = typeof relationRules
