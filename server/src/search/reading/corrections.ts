import { tokenize } from '../../../engine/analysis.ts'
import type { NothingFound } from './nothing-found.ts'

/** A word that no act has, and queries that correct it. */
export interface SpellingCorrection {
  /** As typed. */
  palavra: string
  /** Whole queries, ready to search, likeliest first. */
  consultas: string[]
}

/**
 * The query as typed, with each absent word replaced by an existing one. If several are absent, the
 * others get their likeliest correction, so that a query with two slips is corrected at once.
 *
 * @param spellings How words are printed, with their accents, by the folded word.
 */
export function correctionsOf(
  termo: string,
  ausentes: NothingFound['ausentes'],
  spellings: ReadonlyMap<string, string>,
): SpellingCorrection[] {
  const tokens = tokenize(termo)
  const likeliest = new Map(
    ausentes.flatMap(({ palavra, sugestoes: [first] }) =>
      first === undefined ? [] : [[palavra, first.palavra] as const],
    ),
  )
  return ausentes.map(({ palavra, sugestoes }) => {
    const typed = tokens.find(({ text }) => text === palavra)
    return {
      palavra: typed === undefined ? palavra : termo.slice(typed.start, typed.end),
      consultas: sugestoes.map((word) => replaced(new Map(likeliest).set(palavra, word.palavra))),
    }
  })

  function replaced(words: ReadonlyMap<string, string>): string {
    let corrected = ''
    let at = 0
    for (const { text, start, end } of tokens) {
      const meant = words.get(text)
      corrected += termo.slice(at, start)
      corrected += meant === undefined ? termo.slice(start, end) : (spellings.get(meant) ?? meant)
      at = end
    }
    return corrected + termo.slice(at)
  }
}
