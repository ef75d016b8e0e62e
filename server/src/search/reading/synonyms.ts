import { tokenize } from '../../../engine/analysis.ts'
import type { Query, SoughtField } from '../../../engine/port.ts'
import { derivedFrom } from './derivations.ts'
import { relativesOf } from './families.ts'
import { createLexicon, phraseKeys, type Lexicon } from './lexicon.ts'
import { bothNumbers, eachNumber } from './plurals.ts'
import { SYNONYM_ROWS } from './synonym-table.ts'
import { infinitivesOf } from './verb-forms.ts'
import { type Run, type Widening, phrase, word } from './widening.ts'

/** Forms with one meaning, or a narrower one and a wider one. */
export interface SynonymGroup {
  /** Whoever types one of these … */
  typed: string[]
  /** … also finds these. */
  found: string[]
  /** Two names of one thing, whoever reads them. */
  isSame: boolean
}

/** In the order of the table. */
export const SYNONYM_GROUPS: readonly SynonymGroup[] = SYNONYM_ROWS.trim()
  .split('\n')
  .map((row) => row.trim())
  .filter((row) => row !== '' && !row.startsWith('#'))
  .flatMap((row) => {
    const isSame = row.includes(' = ')
    const [before = '', wider] = row.split(' > ')
    return before.split(' | ').map((group) => {
      const typed = group.split(isSame ? ' = ' : ', ')
      return { typed, found: [...typed, ...(wider?.split(', ') ?? [])], isSame }
    })
  })

const all = lexiconOf(() => SYNONYM_GROUPS)
const same = lexiconOf(() => SYNONYM_GROUPS.filter(({ isSame }) => isSame))

/** Reads what the gazette calls otherwise at the beginning of a run: `remédio`, `licença sem salário`. */
export function readSynonym(run: Run): Widening | null {
  return readRow(run) ?? readDerived(run) ?? readVerb(run)
}

function readRow(run: Run): Widening | null {
  return readBy(all, run, ({ found }) => found, inOtherNumbers)
}

/** The same, but only two names of one thing: `GLP`, *gás liquefeito de petróleo*. */
export function readSameThing(run: Run): Widening | null {
  return readBy(same, run, ({ typed }) => typed, bothNumbers)
}

function readDerived([first]: Run): Widening | null {
  if (!first) return null
  const added = derivedFrom(first.word).map((derived) => word(first.field, derived))
  return added.length === 0 ? null : { tipo: 'sinonimo', length: 1, added }
}

/** Reads a form of a verb as that verb, if something is known of it. */
function readVerb([first]: Run): Widening | null {
  if (!first || relativesOf(first.word).length > 0) return null
  for (const infinitive of infinitivesOf(first.word)) {
    const verb = { ...first, word: infinitive }
    const of = [...relativesOf(infinitive), ...derivedFrom(infinitive)]
    const known = readRow([verb])?.added ?? of.map((one) => word(first.field, one))
    if (known.length > 0) return { tipo: 'sinonimo', length: 1, added: [verb, ...known] }
  }
  return null
}

let spellings: Map<string, string> | undefined

/** The usual spelling of a form of the table, with its accents; anything else unchanged. */
export function spelledForm(folded: string): string {
  spellings ??= new Map(
    SYNONYM_GROUPS.flatMap(({ found }) => found.map((form) => [wordsOf(form).join(' '), form])),
  )
  return spellings.get(folded) ?? folded
}

function lexiconOf(groups: () => readonly SynonymGroup[]): Lexicon<SynonymGroup> {
  return createLexicon(() =>
    groups().flatMap((group) =>
      group.typed.flatMap((form) =>
        bothNumbers(wordsOf(form)).map((words) => [words.join(' '), group] as const),
      ),
    ),
  )
}

function readBy(
  lexicon: Lexicon<SynonymGroup>,
  run: Run,
  formsOf: (group: SynonymGroup) => string[],
  numbersOf: (words: string[]) => string[][],
): Widening | null {
  const [first] = run
  const entry = lexicon(run)
  if (!first || entry === null) return null
  const { value, length } = entry
  const typed = run.slice(0, length).map((one) => one.word)
  const added = othersOf(typed, formsOf(value), numbersOf).map((words) =>
    queryOf(first.field, words),
  )
  return { tipo: 'sinonimo', length, added }
}

/** The other forms of a group, in both numbers, and the relatives of words, each once. */
function othersOf(
  typed: string[],
  found: string[],
  numbersOf: (words: string[]) => string[][],
): string[][] {
  const others = new Map<string, string[]>()
  const own = keyOf(typed)
  for (const words of [typed, ...found.map(wordsOf)]) {
    const [only = ''] = words
    const forms =
      words.length === 1
        ? [only, ...relativesOf(only), ...(keyOf(words) === own ? derivedFrom(only) : [])].map(
            (one) => [one],
          )
        : numbersOf(words)
    for (const form of forms)
      if (keyOf(form) !== own) others.set(form.length === 1 ? keyOf(form) : form.join(' '), form)
  }
  return [...others.values()]
}

/** *Exoneração a pedido*, *exonerar a pedido*: with the noun and the verb that a form begins with. */
function inOtherNumbers([first = '', ...others]: string[]): string[][] {
  return [first, ...relativesOf(first)].flatMap((one) => eachNumber([one, ...others]))
}

/** The same for what the search of words takes for the same. */
function keyOf(words: string[]): string {
  return phraseKeys(words.join(' ')).join(' ')
}

function queryOf(field: SoughtField, words: string[]): Query {
  return words.length === 1 ? word(field, words[0]!) : phrase(field, words)
}

function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text)
}
