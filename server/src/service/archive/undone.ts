import type { ActKey } from '../../../engine/port.ts'
import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { ArchiveView } from './archive-store.ts'

/** Any write counts as a change, so a busy service would read them for every search. */
const FRESH_MS = 30_000

/** Gives the acts that others undid. A search's order alone depends on them, so half a minute is no harm. */
export function createUndoneActs(
  changes: Changes,
  clock: Clock,
): (view: ArchiveView) => Promise<ReadonlySet<ActKey>> {
  let known: { acts: ReadonlySet<ActKey>; version: string; readAt: number } | null = null
  return async (view) => {
    const now = clock().getTime()
    const version = changes.version()
    if (known && (known.version === version || now - known.readAt < FRESH_MS)) return known.acts
    const acts = await view.undone()
    known = { acts, version, readAt: now }
    return acts
  }
}
