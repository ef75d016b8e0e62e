import type { Clock } from '../lib/time/clock.ts'
import { dropOldCopies } from '../store/copies/collect.ts'
import { lockCopies, prepareCopyFolder } from '../store/copies/copy-folder.ts'
import type { Retention } from '../store/copies/retention.ts'
import { type TakenCopy, takeCopy } from '../store/copies/take-copy.ts'
import { openSnapshot } from '../store/sqlite/snapshot-pages.ts'

interface AddOptions {
  /** Null: all copies stay. */
  retention: Retention | null
  clock: Clock
  signal: AbortSignal
  onProgress(done: number, total: number): void
}

/** A copy that was added to a folder, and the names of those that were deleted for it. */
export interface AddedCopy extends TakenCopy {
  apagadas: string[]
}

/**
 * Adds a copy of the archive in `dataDir` to a folder of copies, and deletes those that are not to be kept. In a process
 * of its own: see `openSnapshot`.
 * @throws Problem when there is no such folder, somebody else works on it, or it has no room
 */
export async function addCopy(
  dataDir: string,
  folder: string,
  { retention, clock, ...options }: AddOptions,
): Promise<AddedCopy> {
  const places = await prepareCopyFolder(folder)
  using _lock = lockCopies(places)
  const taken = await take()
  return {
    ...taken,
    apagadas: retention === null ? [] : dropOldCopies(places, retention, taken.id),
  }

  async function take(): Promise<TakenCopy> {
    await using archive = await openSnapshot(dataDir)
    return await takeCopy(places, archive, { now: clock(), ...options })
  }
}
