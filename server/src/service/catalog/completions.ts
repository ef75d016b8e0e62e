import { type Token, inflects, isStopWord, stem, tokenize } from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { spelled } from '../../search/reading/families.ts'
import type { BodyCatalog } from './body-catalog.ts'
import { type Completable, type Completion, type Counted, countEach } from './count-each.ts'
import { type Typed, readTyped, soughtWords } from './typed.ts'

/** The acts that best answer what was typed; how they go on is suggested. */
const SAMPLED = 20
/** Letters that are read of each: the first page. */
const READ = 4_000
/** How far behind that a CPF that begins before may reach, as it is printed. */
const LONGEST_CPF = 20
/** Shorter beginnings have too many words to search for them. */
const LEAST_SOUGHT = 3
/** The words before the completion that must stand before it in a text, too. */
const MOST_BEFORE = 3
/** Stop words before the first other word of a completion: `licença` → `para tratar`. */
const MOST_STOP_WORDS = 2
/** More are counted than shown: some find nothing. */
const MOST_COUNTED = 8

/**
 * Completions of the end of a text: first how texts go on, then words that begin so and stand in the same
 * acts. Each with what a search for the whole finds.
 */
export async function completionsOf(
  text: string,
  view: Completable,
  bodies: BodyCatalog,
  most: number,
): Promise<Counted[]> {
  const typed = readTyped(text)
  if (typed === null) return []
  const asCompletion = (end: string): Completion => ({
    texto: typed.before + end,
    termo: typed.before + end,
  })
  const sampled = await sampleOf(typed, view)
  const following = commonest(sampled.map((sample) => continuations(sample, typed)))
  const continued = await countEach(view, following.map(asCompletion), most)
  if (continued.length === most || typed.begun === '' || endsInStopWord(typed)) return continued
  const others = [
    ...commonest(sampled.map((sample) => beginning(sample, typed.begun))),
    ...(await wordsOfAll(typed.begun, view, bodies)).filter((word) => maskCpfs(word) === word),
  ]
  const further = onceEach(others, following).slice(0, MOST_COUNTED)
  return [...continued, ...(await countEach(view, further.map(asCompletion), most))].slice(0, most)
}

/** A text of the sample. */
interface Sample {
  text: string
  words: Token[]
}

/** Acts with the words before the one that is being typed; none if there are no such words. */
async function sampleOf({ whole, begun }: Typed, view: Completable): Promise<Sample[]> {
  const children: Query[] = soughtWords(whole).map((word) => ({ kind: 'word', field: null, word }))
  if (children.length === 0) return []
  if (begun.length >= LEAST_SOUGHT) children.push({ kind: 'prefix', field: null, prefix: begun })
  const query: Query = { kind: 'and', children }
  const request = { query, filters: {}, order: 'relevancia', offset: 0, limit: SAMPLED } as const
  const { keys } = await view.index.search(request)
  const texts = await view.texts(keys)
  return texts.map(({ conteudo_completo }) => {
    // A CPF that is cut is none any more.
    const text = maskCpfs(conteudo_completo.slice(0, READ + LONGEST_CPF)).slice(0, READ)
    view.budget.take(text.length)
    return { text, words: tokenize(text) }
  })
}

/** How a text goes on where it has the words that were typed. */
function continuations({ text, words }: Sample, { whole, begun }: Typed): string[] {
  const before = whole.slice(-MOST_BEFORE).map((word) => word.text)
  return words.flatMap((word, at) => {
    const first = at - before.length
    if (!word.text.startsWith(begun) || first < 0) return []
    if (!before.every((one, i) => words[first + i]!.text === one)) return [] // first ≥ 0
    let last = at
    while (last - at < MOST_STOP_WORDS && isStopWord(words[last]!.text) && words[last + 1]) last++ // in range
    if (isStopWord(words[last]!.text)) return [] // in range
    const printed = text.slice(word.start, words[last]!.end)
    return /[^\p{L}\p{N} ./-]/u.test(text.slice(words[Math.max(0, at - 1)]!.end, words[last]!.end))
      ? []
      : [printed.toLowerCase()]
  })
}

function beginning({ text, words }: Sample, begun: string): string[] {
  return words.flatMap((word) =>
    word.text.startsWith(begun) && !isStopWord(word.text)
      ? [text.slice(word.start, word.end).toLowerCase()]
      : [],
  )
}

/** The texts' entries, those of the most texts first; of several that are searched alike, the commonest. */
function commonest(ofTexts: string[][]): string[] {
  const counts = new Map<string, number>()
  for (const entry of ofTexts.flatMap((entries) => [...new Set(entries)]))
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const inOrder = [...counts].sort((a, b) => b[1] - a[1]).map(([entry]) => entry)
  return onceEach(inOrder).slice(0, MOST_COUNTED)
}

/** Without those that differ by accents, inflection or stop words: the same is found. */
function onceEach(entries: string[], known: string[] = []): string[] {
  const seen = new Set(known.map(soughtBy))
  return entries.filter((entry) => {
    const sought = soughtBy(entry)
    return !seen.has(sought) && seen.add(sought)
  })
}

function soughtBy(entry: string): string {
  const words = soughtWords(tokenize(entry))
  return words.map((word) => (inflects(word) ? stem(word) : word)).join(' ')
}

/** A word of the index with its accents: those of the commonest words and of names are known. */
export function accented(word: string, bodies: BodyCatalog): string {
  return bodies.spelled(word) ?? spelled(word)
}

async function wordsOfAll(
  begun: string,
  { index }: Completable,
  bodies: BodyCatalog,
): Promise<string[]> {
  const found = await index.commonest('palavra', begun, MOST_COUNTED * 2)
  return found
    .filter(({ palavra }) => !isStopWord(palavra))
    .map(({ palavra }) => accented(palavra, bodies))
}

function endsInStopWord({ whole }: Typed): boolean {
  const last = whole.at(-1)
  return last !== undefined && isStopWord(last.text)
}
