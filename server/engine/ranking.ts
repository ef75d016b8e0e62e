/** What relevance is made of, for engines that must rank alike. */
export {
  ADDED_SHARE,
  B,
  EMENTA_WEIGHT,
  K1,
  MAX_SHARE,
  PREFIX_IDF,
  TITLE_WEIGHT,
  WEIGHT_SCALE,
  idf,
  share,
} from './ranking/bm25.ts'
export { POST_WORDS, anyWithin } from './ranking/deeds.ts'
export {
  type Rerank,
  DECIDING,
  MOST_PAIRED,
  MOST_SOUGHT_FOR_ROWS,
  RECTIFICATION_SHARE,
  appoints,
  countReranked,
  pairsBonus,
  planRerank,
  preambleEnd,
  rowOf,
  weighed,
} from './ranking/rerank.ts'
export { byteToLength, lengthToByte } from './ranking/length.ts'
export { lengthNorm, roundAverage } from './ranking/norms.ts'
export { type Units, unitsOf } from './ranking/units.ts'
