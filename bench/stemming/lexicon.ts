import { fold } from './vocabulary.ts'

/** Nouns include adjectives. */
export type PartOfSpeech = 'noun' | 'verb' | 'name' | 'other'

/** Inflected forms of one lemma, as spelled. */
export interface Entry {
  lemma: string
  kind: PartOfSpeech
  forms: string[]
}

export interface Lemma {
  id: string
  kind: PartOfSpeech
}

/** The gold standard: every lemma that a folded word can be a form of. */
export type Lexicon = Map<string, Lemma[]>

/** Adds those entries of a dictionary that are words of the vocabulary. */
export function addEntries(
  lexicon: Lexicon,
  dictionary: string,
  entries: Iterable<Entry>,
  isWord: (word: string) => boolean,
): void {
  for (const { lemma, kind, forms } of entries) {
    const id = `${dictionary} ${kind} ${lemma}`
    for (const word of new Set(forms.map(fold))) {
      if (!isWord(word)) continue
      const lemmas = lexicon.get(word) ?? []
      if (!lemmas.some((known) => known.id === id)) lemmas.push({ id, kind })
      lexicon.set(word, lemmas)
    }
  }
}

export function commonLemmas(lexicon: Lexicon, a: string, b: string): Lemma[] {
  const others = lexicon.get(b) ?? []
  return (lexicon.get(a) ?? []).filter(({ id }) => others.some((other) => other.id === id))
}
