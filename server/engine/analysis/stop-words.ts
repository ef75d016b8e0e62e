/**
 * Folded function words: articles, prepositions and their contractions, conjunctions, pronouns. The
 * list is short on purpose, because a listed word cannot be searched alone. Omitted, because they
 * have a meaning in the gazette: `sem` (sem efeito, sem ônus), `nao`, `ate`, `mais` (Mais Médicos),
 * `sao` (São Paulo), `me` (microempresa), and every form of ser, ter and haver.
 */
const STOP_WORDS = new Set(
  `
  a o as os um uma uns umas
  de da do das dos em na no nas nos por pela pelo pelas pelos ao aos
  para com sob sobre entre
  e ou que se como
  este esta estes estas esse essa esses essas
  deste desta destes destas desse dessa neste nesta nesse nessa
  seu sua seus suas lhe lhes qual quais
  `
    .trim()
    .split(/\s+/),
)

/** Whether the search skips this folded word outside quotes. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}
