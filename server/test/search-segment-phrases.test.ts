import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { type ActKey, type IndexChange, NO_LIMIT, KEYS_PER_DAY } from '../engine/port.ts'
import { CacheBudget } from '../engine/segment/read/cache.ts'
import { listOf } from '../engine/segment/read/doc-set.ts'
import { findNear } from '../engine/segment/query/found.ts'
import { findRuns } from '../engine/segment/query/find-grams.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { NearMatcher } from '../engine/segment/query/near.ts'
import { PhraseChain, UNKNOWN } from '../engine/segment/query/phrase-chain.ts'
import type { Nearness } from '../engine/segment/query/plan.ts'
import { MOST_ACTS } from '../engine/segment/query/word-places.ts'
import { createSegmentStore } from '../engine/segment/sqlite/segment-store.ts'
import { Segment } from '../engine/segment/read/segment.ts'
import { FIRST_DAY } from './_random-archive.ts'

/** Few, so that runs repeat; some in nearly every act, some in hardly any. */
const WORDS = ['de', 'de', 'de', 'do', 'do', 'ao', '7', '8', '9', 'e']
const PHRASES = 150

interface Texts {
  titulo: string
  corpo: string
}

test('phrases and near words are counted correctly, with and without grams', () => {
  const random = createRandom('phrases')
  const texts = new Map<ActKey, Texts>()
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  // Some large enough for grams, some too small; merged, the small ones get their own.
  for (const size of [1_100, 1_300, ...Array.from({ length: 16 }, () => 90)])
    index.apply(Array.from({ length: size }, put))
  const known = check()
  while (index.mergeStep(20));
  const afterMerge = check()
  // Grams found nearly all acts of some phrases, and not all of others.
  for (const { told, untold } of [known, afterMerge]) {
    expect(told).toBeGreaterThan(1_000)
    expect(untold).toBeGreaterThan(100)
  }

  function put(): IndexChange {
    const key = FIRST_DAY * KEYS_PER_DAY + texts.size
    const act = { titulo: text(4), corpo: text(random.pick([6, 12, 40])) }
    texts.set(key, act)
    const issued = { edicao: '1', data_publicacao: '2023-05-12' }
    const rest = {
      orgao: 'Ministério',
      assinatura: '',
      tipo_ato: 'Ato',
      secao: '1',
      secao_base: '1',
      ...issued,
    }
    const ementa = random.chance(0.3) ? text(6) : null
    const { titulo, corpo: conteudo_completo } = act
    return { kind: 'put', key, act: analyzeAct({ titulo, ementa, conteudo_completo, ...rest }) }
  }

  function text(most: number): string {
    return Array.from({ length: random.between(1, most) }, () => random.pick(WORDS)).join(' ')
  }

  /** Compares the counts of random phrases in all acts; returns in how many acts grams found them. */
  function check() {
    const store = createSegmentStore(db, NO_LIMIT, 'current')
    const sums = { told: 0, untold: 0 }
    for (const row of store.live()) {
      const segment = new Segment(row, store, new CacheBudget(2 ** 24))
      const acts = Uint16Array.from({ length: row.acts }, (_, act) => act)
      const textOf = Array.from(acts, (act) => texts.get(segment.keys.keyOf(act))!)
      for (let i = 0; i < PHRASES; i++) {
        const words = Array.from({ length: random.between(2, 7) }, () => random.pick(WORDS))
        const field = random.pick(['titulo', 'corpo'] as const)
        const distance = random.chance(0.2) ? random.below(4) : null
        const expected = textOf.map((act) => countIn(act[field].split(' '), words, distance))
        const near = nearness(field, words, distance)
        const matcher = NearMatcher.open(segment, near)
        expect([...(matcher?.countIn(acts) ?? acts.map(() => 0))]).toEqual(expected)
        const found = findNear(segment, near)
        expect(found ? [...listOf(found.docs)] : []).toEqual(
          [...acts].filter((act) => expected[act]! > 0),
        )
        tell(segment, near, acts, sums)
      }
    }
    return sums
  }
})

function tell(
  segment: Segment,
  near: Nearness,
  acts: Uint16Array,
  sums: { told: number; untold: number },
): void {
  const postings = near.terms.map((term) => segment.find(term))
  if (!postings.every((posting) => posting !== null)) return
  const some = acts.subarray(0, MOST_ACTS)
  const counts = new Uint32Array(some.length)
  PhraseChain.of(findRuns(segment, near, postings), near.terms.length)?.countIn(some, counts)
  for (const count of counts)
    if (count === UNKNOWN) sums.untold++
    else if (count > 0) sums.told++
}

function nearness(field: keyof Texts, words: string[], distance: number | null): Nearness {
  const mark = field === 'titulo' ? 't' : 'x'
  const sought = distance === null ? words : [...new Set(words)]
  return { kind: 'near', terms: sought.map((word) => mark + word), distance, own: false }
}

function countIn(text: string[], words: string[], distance: number | null): number {
  if (distance === null)
    return text.filter((_, at) => words.every((word, i) => text[at + i] === word)).length
  return text.filter(
    (word, at) =>
      words.includes(word) &&
      words.every((sought) => text.slice(at, at + distance + 2).includes(sought)),
  ).length
}
