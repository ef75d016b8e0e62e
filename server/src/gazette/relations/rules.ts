import { chooseCited } from './choose-cited.ts'
import { chooseOriginal } from './choose-original.ts'
import { institutionOf } from './likeness.ts'
import { reasonOf, situacaoOf } from './situacao.ts'

/** Which act is meant and what follows, for a store that keeps the acts and knows nothing of what texts mean. */
export const relationRules = { chooseCited, chooseOriginal, institutionOf, reasonOf, situacaoOf }

export type RelationRules = typeof relationRules
