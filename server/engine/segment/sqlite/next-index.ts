import type { DatabaseSync } from 'node:sqlite'
import { NO_LIMIT } from '../../port/budget.ts'
import type { NextIndex } from '../embedded-index.ts'
import { STATES } from './schema.ts'
import { createSegmentIndex } from './segment-index.ts'

/** A new index, built beside the current one, which does not see it. */
export function createNextIndex(db: DatabaseSync): NextIndex {
  const setState = db.prepare('UPDATE segments SET state = ? WHERE state = ?')
  const { current, next } = STATES

  return {
    ...createSegmentIndex(db, NO_LIMIT, 'next'),

    takeOver(): void {
      drop(current)
      setState.run(current.live, next.live)
      setState.run(current.building, next.building)
    },

    discard: () => drop(next),
  }

  /** Merge steps free the room gradually; readers of an older snapshot still see the old index. */
  function drop({ live, building }: { live: string; building: string }): void {
    setState.run('dropped', live)
    setState.run('dropped', building)
  }
}
