import type { Situacao } from '../gazette/relations/situacao.ts'
import { stemOf, tokensOf } from '../../engine/analysis.ts'
import type { AnalyzedAct } from '../../engine/port.ts'

/**
 * A property that an act has or has not: a word (`edital`), a stem (`=edital`), a prefix of a word
 * (`edit*`), a run of words (`termo aditivo`), a filter term (`:secao=3`) or the length of its
 * amount (`:valor=6`). Words have only letters and digits, so keys cannot collide.
 */
export type MatchKey = string

export const stemKey = (stem: string): MatchKey => `=${stem}`
export const prefixKey = (prefix: string): MatchKey => `${prefix}*`
export const runKey = (words: string[]): MatchKey => words.join(' ')

/** An act's state, set by other acts, as a filter term in addition to those of engine/analysis.ts. */
export const stateTerm = (situacao: Situacao): MatchKey => `:situacao=${situacao}`

/** By the number of digits before the comma: a range of amounts is then a few keys. */
const amountKey = (digits: number): MatchKey => `:valor=${digits}`

/** Longer amounts share the key of this length. */
const MOST_DIGITS = 18

function digitsOf(amount: number): number {
  return amount < 10 ** MOST_DIGITS ? Math.trunc(amount).toString().length : MOST_DIGITS
}

/** The keys of all amounts in a range. */
export function amountKeys({ least, most }: { least: number; most: number }): MatchKey[] {
  const [first, last] = [digitsOf(least), digitsOf(most)]
  return Array.from({ length: last - first + 1 }, (_, i) => amountKey(first + i))
}

/** The prefix that a key stands for; null for any other key. */
export function prefixOf(key: MatchKey): string | null {
  return key.endsWith('*') ? key.slice(0, -1) : null
}

/** The stem that a key stands for; null for any other key. */
export function stemOfKey(key: MatchKey): string | null {
  return key.startsWith('=') ? key.slice(1) : null
}

/** The words of a run; null for any other key. */
export function runOf(key: MatchKey): string[] | null {
  return key.includes(' ') ? key.split(' ') : null
}

/** The filter terms of an act, and its amount. */
export function filterKeysOf({ filters, valor }: AnalyzedAct): MatchKey[] {
  const terms = tokensOf(filters)
  return valor > 0 ? [...terms, amountKey(digitsOf(valor))] : terms
}

/** A word and its stem. */
function keysOfWord(word: string): MatchKey[] {
  const stem = stemOf(word)
  return stem === null ? [word] : [word, stemKey(stem)]
}

/** The words, stems and filter terms of an act, and its amount, each once. */
export function keysOf(act: AnalyzedAct): Set<MatchKey> {
  const words = new Set(Object.values(act.fields).flatMap(tokensOf))
  return new Set([...filterKeysOf(act), ...words.values().flatMap(keysOfWord)])
}

/** An estimate of how many acts have a key; only the order of the numbers matters. */
export type KeyRarity = (key: MatchKey) => number

/**
 * Measures rarity in a sample of acts, best taken evenly from all sections, because their words
 * differ. Rarity decides how fast matching is, never what matches. Of keys that occur in no sampled
 * act, the longer counts as rarer.
 */
export function rarityIn(acts: Iterable<AnalyzedAct>): KeyRarity {
  const counts = new Map<MatchKey, number>()
  let total = 0
  for (const act of acts) {
    total++
    for (const key of keysOf(act)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const count = (key: MatchKey) => counts.get(key) ?? 0
  return (key) => {
    const run = runOf(key)
    const acts = run
      ? Math.min(...run.map(count)) * NEXT_SHARE ** (run.length - 1)
      : prefixOf(key) === null
        ? count(key)
        : total
    return acts + 1 / (1 + key.length)
  }
}

/** An estimate: of the acts with the rarer of two words, how many have both words side by side. */
const NEXT_SHARE = 0.1
