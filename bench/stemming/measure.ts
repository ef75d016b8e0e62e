/**
 * Measures how well server/engine/analysis/stemmer.ts joins inflections and keeps other words apart, on the
 * words of the real editions; see README.md. Arguments: modules with another `stem(word, spelling)`.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { stem, isStopWord } from '../../server/engine/analysis.ts'
import { apertiumEntries } from './apertium.ts'
import { hunspellEntries } from './hunspell.ts'
import { type Lexicon, addEntries } from './lexicon.ts'
import { type Pair, type Score, INFLECTIONS, goldPairs, scoreStems } from './score.ts'
import { readVocabulary } from './vocabulary.ts'

type Stemmer = (word: string, spelling: string) => string

const SHOWN = 40

const root = resolve(import.meta.dirname, '../..')
const editions = resolve(root, process.env.REAL_EDITIONS ?? '../shared/dou')
if (existsSync(editions)) await measure()
else console.log(`NOT TESTED: no real editions in ${editions}`)

async function measure() {
  const vocabulary = readVocabulary(editions)
  for (const word of vocabulary.keys()) if (isStopWord(word)) vocabulary.delete(word)
  const acts = new Map([...vocabulary].map(([word, { acts }]) => [word, acts]))

  const lexicon: Lexicon = new Map()
  const isWord = (word: string) => vocabulary.has(word)
  const spellings = [...vocabulary.values()].flatMap(({ spellings }) => spellings)
  addEntries(lexicon, 'hunspell', hunspellEntries(), isWord)
  addEntries(lexicon, 'apertium', apertiumEntries(spellings), isWord)
  const gold = goldPairs(lexicon, acts)
  console.log(`${vocabulary.size} words, ${lexicon.size} in the dictionaries, ${gold.length} pairs`)

  const stemmers: [string, Stemmer][] = [
    ['none', (word) => word],
    ['final s', (word) => word.replace(/s$/, '')],
    ...(await Promise.all(process.argv.slice(2).map(load))),
    ['arauto', stem],
  ]
  console.log('\nPer cent of the pairs / of their weight\n')
  console.log(
    `| stemmer | ${INFLECTIONS.join(' | ')} | over | homographs | unknown pairs / weight |`,
  )
  console.log(`|---|${'---|'.repeat(INFLECTIONS.length + 3)}`)
  for (const [name, stemmer] of stemmers) {
    const stems = new Map(
      [...vocabulary].map(([word, { spellings }]) => [word, stemmer(word, spellings[0]!)]),
    )
    const score = scoreStems(stems, lexicon, gold, acts)
    console.log(`| ${name} | ${row(score).join(' | ')} |`)
    if (stemmer === stem) printWorst(score)
  }
  printSpeed([...vocabulary.keys()])
}

async function load(path: string): Promise<[string, Stemmer]> {
  const module = (await import(resolve(path))) as { stem: Stemmer }
  return [path, module.stem]
}

function row({ under, over, merged, homographs, unknown }: Score): string[] {
  return [
    ...INFLECTIONS.map((inflection) => share(under[inflection].missed, under[inflection].all)),
    share(over, merged),
    share(homographs, merged),
    `${unknown.length} / ${weight(unknown)}`,
  ]
}

function share(part: Pair[], all: Pair[]): string {
  const percent = (a: number, b: number) => (b === 0 ? '–' : ((100 * a) / b).toFixed(1))
  return `${percent(part.length, all.length)} / ${percent(weight(part), weight(all))}`
}

function weight(pairs: Pair[]): number {
  return pairs.reduce((sum, pair) => sum + pair.weight, 0)
}

function printWorst({ under, over, homographs, unknown }: Score) {
  const worst = (title: string, pairs: Pair[]) => {
    const sorted = pairs.toSorted((a, b) => b.weight - a.weight).slice(0, SHOWN)
    console.log(`\n${title}: ${sorted.map((pair) => `${pair.words} ${pair.weight}`).join(', ')}`)
  }
  for (const inflection of INFLECTIONS) worst(`Missed, ${inflection}`, under[inflection].missed)
  worst('Merged without a common lemma', over)
  worst('Merged by a homograph', homographs)
  worst('Merged, a word unknown', unknown)
}

function printSpeed(words: string[]) {
  let count = 0
  const start = performance.now()
  while (performance.now() - start < 1000) {
    for (const word of words) stem(word)
    count += words.length
  }
  console.log(`\n${(count / (performance.now() - start) / 1000).toFixed(1)} million words a second`)
}
