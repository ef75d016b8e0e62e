import { createHash } from 'node:crypto'
import type { ActKey } from '../../server/src/search/search-index.ts'
import type { Archive } from './archive.ts'

/** A set of queries that a rule makes of the archive and judges, or that people graded. */
export interface QuerySet {
  name: string
  /** What a score of 1 means. */
  measure: string
  aim: string
  cases(archive: Archive): QueryCase[]
}

export interface QueryCase {
  termo: string
  /** From 0 to 1. */
  score(): Promise<number>
}

/** Half of each set is never looked at while rules and weights are tuned. */
export function isHeldOut(termo: string): boolean {
  return digest(termo) % 2 === 1
}

/** Some values, evenly drawn and always the same ones. */
export function sample<T>(values: Iterable<T>, count: number, name: (value: T) => string): T[] {
  return [...values]
    .map((value) => ({ value, place: digest(name(value)) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ value }) => value)
}

/** Discounted cumulative gain of ten results, as a share of the best there could be. */
export function ndcg(found: ActKey[], gradeOf: (key: ActKey) => number, grades: number[]): number {
  const gain = (of: number[]) =>
    of.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)
  const ideal = gain(grades.toSorted((a, b) => b - a))
  return ideal === 0 ? NaN : gain(found.map(gradeOf)) / ideal
}

export function digest(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
