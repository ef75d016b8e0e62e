import type { DatabaseSync } from 'node:sqlite'
import type { NextIndex } from '../embedded-index.ts'
import { STATES } from './schema.ts'
import { createSegmentIndex } from './segment-index.ts'

/** An index that is made anew beside the one that is searched, which knows nothing of it. */
export function createNextIndex(db: DatabaseSync): NextIndex {
  const setState = db.prepare('UPDATE segments SET state = ? WHERE state = ?')
  const { current, next } = STATES

  return {
    ...createSegmentIndex(db, 'next'),

    takeOver(): void {
      drop(current)
      setState.run(current.live, next.live)
      setState.run(current.building, next.building)
    },

    discard: () => drop(next),
  }

  /** Merge steps free the room gradually; readers of an older snapshot still see it. */
  function drop({ live, building }: { live: string; building: string }): void {
    setState.run('dropped', live)
    setState.run('dropped', building)
  }
}
