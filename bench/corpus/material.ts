import { createMaterial, type Material } from '../../server/demo/sample/material.ts'
import type { Random } from '../../server/demo/sample/random.ts'
import { corpusBodies } from './bodies.ts'
import { createCorpusProse } from './prose.ts'
import { loadVocabulary } from './vocabulary.ts'

/** Text lengths are log-normal (median and sigma of the logarithm), cut at the longest. */
const MEDIAN_LENGTH = 1260
const SIGMA = 1.2
const LONGEST = 154_000

/**
 * The material of the benchmark corpus: act types and forms of the sample; words and lengths as in the
 * corpus on which the search engine was chosen.
 * @throws Error when the word lists are not installed.
 */
export function corpusMaterial(seed: number): Material {
  const vocabulary = loadVocabulary(seed)
  const names = vocabulary.words.filter((word) => /^\p{Lu}/u.test(word))
  return createMaterial({
    bodies: corpusBodies(seed, names),
    lengths: { '1': length, '2': length, '3': length },
    prose: createCorpusProse(vocabulary, seed),
  })
}

function length(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  return Math.min(LONGEST, Math.round(MEDIAN_LENGTH * Math.exp(SIGMA * normal)))
}
