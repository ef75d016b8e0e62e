import { createHash } from 'node:crypto'
import type { ActKey } from '../../server/engine/port.ts'
import type { Archive } from './archive.ts'

/** A set of queries: made from the archive and judged by a rule, or graded by people. */
export interface QuerySet {
  name: string
  /** The meaning of a score of 1. */
  measure: string
  aim: string
  /** How much of it rules and weights are tuned by; otherwise half. */
  tunedBy?: 'all' | 'none'
  cases(archive: Archive): QueryCase[]
}

export interface QueryCase {
  termo: string
  /** From 0 to 1. */
  score(): Promise<number>
}

/** Half of a set stays unseen while rules and weights are tuned, unless the set says otherwise. */
export function isHeldOut({ tunedBy }: QuerySet, termo: string): boolean {
  return tunedBy === undefined ? digest(termo) % 2 === 1 : tunedBy === 'none'
}

/** Some values, drawn evenly and always the same. */
export function sample<T>(values: Iterable<T>, count: number, name: (value: T) => string): T[] {
  return [...values]
    .map((value) => ({ value, place: digest(name(value)) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ value }) => value)
}

/** Discounted cumulative gain of ten results, as a share of the best possible. */
export function ndcg(found: ActKey[], gradeOf: (key: ActKey) => number, grades: number[]): number {
  const gain = (of: number[]) =>
    of.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)
  const ideal = gain(grades.toSorted((a, b) => b - a))
  return ideal === 0 ? NaN : gain(found.map(gradeOf)) / ideal
}

export function digest(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
