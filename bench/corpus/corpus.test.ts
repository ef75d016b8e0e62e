import { beforeAll, describe, expect, test } from 'vitest'
import { htmlToBlocks } from '../../server/src/gazette/article/html-text.ts'
import { blocksToText } from '../../server/src/gazette/article/print-blocks.ts'
import { composeAct } from '../../server/demo/sample/act.ts'
import { sampleEdition, zipEdition } from '../../server/demo/sample/edition.ts'
import { tokenize } from '../../server/engine/analysis.ts'
import { createCensus } from './census.ts'
import { corpusMaterial } from './material.ts'
import { archivePlan, incrementsPlan } from './plan.ts'
import { hasWordLists } from './vocabulary.ts'
import { createWordCounter } from './word-counter.ts'

const SEED = 12_345

test('the plan spreads exactly the acts asked for over two years', () => {
  const archive = archivePlan(SEED, 52_200)
  const count = (pubName: string) =>
    archive.filter((edition) => edition.pubName.startsWith(pubName)).reduce((n, e) => n + e.acts, 0)
  expect(count('DO')).toBe(52_200)
  expect(count('DO3') / 52_200).toBeCloseTo(0.54, 2)
  expect(archive.at(-1)?.date).toBe('2024-12-31')
  expect(incrementsPlan(SEED, 52_200).reduce((n, e) => n + e.acts, 0)).toBe(2610)
})

if (!hasWordLists()) process.stdout.write('NOT TESTED: benchmark corpus, no word lists\n')

describe.skipIf(!hasWordLists())('corpus', () => {
  let corpus: ReturnType<typeof buildCorpus>
  beforeAll(() => {
    corpus = buildCorpus()
  })

  test('the same seed gives the same zips', () => {
    const [first] = archivePlan(SEED, 500_000)
    const zip = () => zipEdition(sampleEdition(first!, corpusMaterial(SEED)))
    expect(Buffer.compare(zip(), zip())).toBe(0)
  })

  test('lengths are those of the corpus that the engines were compared on', () => {
    const { median, mean, p95 } = corpus.facts.characters
    for (const ratio of [median / 1286, mean / 2641, p95 / 9200]) {
      expect(Math.abs(ratio - 1)).toBeLessThan(0.15)
    }
  })

  test('words are counted as the search counts them', () => {
    const counter = createWordCounter()
    for (const html of corpus.texts) counter.add(html)
    const expected = new Map<string, number>()
    for (const words of corpus.tokens) {
      for (const word of new Set(words)) {
        if (/^[a-z]+$/.test(word)) expected.set(word, (expected.get(word) ?? 0) + 1)
      }
    }
    const counted = new Map<string, number>()
    for (let id = 0; id < counter.size(); id++) counted.set(counter.word(id), counter.documents(id))
    expect(counted).toEqual(expected)
  })

  test('pairs, triples and phrases occur', () => {
    const { facts, tokens } = corpus
    const sets = tokens.map((words) => new Set(words))
    for (const words of [...facts.pairs, ...facts.triples]) {
      expect(sets.some((set) => words.split(' ').every((word) => set.has(word)))).toBe(true)
    }
    const texts = tokens.map((words) => ` ${words.join(' ')} `)
    for (const [phrase] of facts.phrases) {
      expect(texts.some((text) => text.includes(` ${phrase} `))).toBe(true)
    }
  })
})

/** A day of the corpus: the HTML of its acts, their searchable texts, and the census. */
function buildCorpus() {
  const material = corpusMaterial(SEED)
  const plan = archivePlan(SEED, 500_000).slice(0, 4)
  const census = createCensus(SEED, 1000)
  const texts: string[] = []
  for (const options of plan) {
    for (let i = 0; i < options.acts; i++) {
      const act = composeAct(options, i, material)
      census.add(act, options)
      texts.push(act.html.join(''))
    }
  }
  const tokens = texts.map((html) =>
    tokenize(blocksToText(htmlToBlocks(html))).map(({ text }) => text),
  )
  return { texts, tokens, facts: census.facts() }
}
