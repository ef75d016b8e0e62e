import type { Random } from './random.ts'

const EMPTY_PARAGRAPHS = ['<p></p>', '<p />']

/** Oddities of real texts: their frequency, and their effect on a paragraph. */
const QUIRKS: [number, (paragraph: string) => string][] = [
  [0.03, (text) => text.replace(/(Nº|nº|art\.|R\$) /, '$1\u00a0')],
  [0.02, (text) => text.replace(/ nº /, ' n <sup>o</sup> ')],
  [0.01, (text) => text.replace(/ (Processo|Objeto)/, ' <strong>$1</strong>')],
  // Decomposed: the tilde or cedilla is a separate character.
  [0.001, (text) => text.normalize('NFD')],
  // A Windows-1252 dash read as Latin-1: a C1 control character.
  [0.001, (text) => text.replace(' - ', ' \u0096 ')],
]

/** The blocks as left by careless typists: empty paragraphs, odd spaces and characters. */
export function roughen(blocks: readonly string[], random: Random): string[] {
  const rough = [...blocks]
  if (random.chance(0.08)) rough.unshift(random.pick(EMPTY_PARAGRAPHS))
  if (random.chance(0.08)) rough.push(random.pick(EMPTY_PARAGRAPHS))
  if (random.chance(0.001)) rough.push('<img name="1_AMOSTRA_01_001" />')
  for (const [share, quirk] of QUIRKS) {
    if (!random.chance(share)) continue
    const index = random.below(rough.length)
    rough[index] = quirk(rough[index]!) // in range
  }
  return rough
}
