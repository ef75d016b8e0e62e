import type { Exported } from '../service.ts'

const LONGEST = 40
const RANDOM = 120

/**
 * The acts most likely not to fit: every table, the longest words; and some hundred random others.
 */
export function sampleOf(acts: Exported[], seed: number): Exported[] {
  const byWord = acts
    .map((act) => ({ act, length: longestWord(act.conteudo_completo) }))
    .sort((a, b) => b.length - a.length)
  const chance = randomFrom(seed)
  return [
    ...new Set([
      ...acts.filter((act) => act.conteudo_completo.includes('\t')),
      ...byWord.slice(0, LONGEST).map(({ act }) => act),
      ...Array.from({ length: RANDOM }, () => acts[Math.floor(chance() * acts.length)]!),
    ]),
  ]
}

function longestWord(text: string): number {
  return text.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 0)
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
