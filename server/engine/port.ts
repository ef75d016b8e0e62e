/** What every engine is given and answers. */
export type {
  IndexedField,
  AnalyzedAct,
  IndexChange,
  SearchableAct,
  SoughtField,
} from './port/act.ts'
export { type Budget, NO_LIMIT } from './port/budget.ts'
export { type ActKey, KEYS_PER_DAY, dateOfKey, firstKeyOf } from './port/keys.ts'
export type {
  BodyName,
  LongActs,
  MostQuery,
  Query,
  SoughtQuery,
  WeightedPart,
  WideningKind,
} from './port/query.ts'
export type {
  Facets,
  IndexFilters,
  KeySet,
  Order,
  SearchPage,
  SearchRequest,
  TermKind,
  ValueSpan,
  WordCount,
} from './port/search.ts'
