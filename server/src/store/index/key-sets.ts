import type { KeySet } from '../../../engine/port.ts'

/** The acts that are in both sets. */
export function inBoth(a: KeySet, b: KeySet): KeySet {
  const [ofA, ofB] = [a, b].map(({ keys }) => new Set(Array.from(keys))) as [
    Set<number>,
    Set<number>,
  ]
  if (a.others && b.others) return { keys: sorted(ofA.union(ofB)), others: true }
  if (a.others) return { keys: sorted(ofB.difference(ofA)), others: false }
  return {
    keys: sorted(b.others ? ofA.difference(ofB) : ofA.intersection(ofB)),
    others: false,
  }
}

function sorted(keys: Set<number>): number[] {
  return [...keys].sort((a, b) => a - b)
}
