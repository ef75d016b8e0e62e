import type { ActKey } from '../../port/keys.ts'
import { listOf } from '../read/doc-set.ts'
import type { Matches } from './matches.ts'
import { Top } from './top.ts'

/**
 * The keys of the matches from `offset` on, by amount, largest first; the newest first among
 * equals.
 */
export function largestPage(matches: Matches[], offset: number, limit: number): ActKey[] {
  const top = new Top(offset + limit)
  for (const { segment, set } of matches) {
    const { amounts, keys } = segment
    segment.take(set.length >>> 2)
    for (const act of listOf(set)) {
      const amount = amounts[act]!
      if (amount < top.least) continue
      const key = keys.keyOf(act)
      if (top.admits(amount, key)) top.add(amount, key)
    }
  }
  return top.sorted(offset).map(({ key }) => key)
}
