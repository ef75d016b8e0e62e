/** From text to words and terms: the one analysis of index, query and everything that reads beside them. */
export {
  type Token,
  ANALYSIS_VERSION,
  analyzeAct,
  analyzeField,
  bodyTerms,
  filterTerm,
  inflects,
  shortNamesOfLevel,
  slug,
  stemOf,
  tokenize,
  tokensOf,
} from './analysis/analysis.ts'
export { type MarginLine, bodyWords, marginLines } from './analysis/margins.ts'
export { phraseForms } from './analysis/identifiers.ts'
export { isState, shortName, shortNamesOf } from './analysis/short-names.ts'
export { isLikelySlip, isOneLetterAway, variantsOf } from './analysis/spelling.ts'
export { stem } from './analysis/stemmer.ts'
export { isStopWord } from './analysis/stop-words.ts'
export { type Nearest, nearestAmong, onceFolded } from './analysis/suggest.ts'
