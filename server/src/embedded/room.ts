import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadOnlyReason, type Room, obstacleIn } from '../service/read-only.ts'

/** Less space than this counts as none: SQLite's log of one change may need as much. */
const LEAST_BYTES = 256 * 1_024
/** Enough space to write again: more than the least, so that the service does not switch back and forth. */
const ENOUGH_BYTES = 8 * 1_024 * 1_024

/** The free space of an existing data folder. */
export function roomIn(dataDir: string): Room {
  const trial = join(dataDir, 'prova-de-escrita')

  function obstacle(): ReadOnlyReason | null {
    try {
      writeFileSync(trial, new Uint8Array(LEAST_BYTES), { mode: 0o600 })
      return null
    } catch (error) {
      const found = obstacleIn(error)
      if (found === null) throw error
      return found
    } finally {
      removeIfThere(trial)
    }
  }

  const free = () => {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  }
  return {
    obstacle,
    isLow: () => free() < LEAST_BYTES,
    hasReturned: () => free() >= ENOUGH_BYTES && obstacle() === null,
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    if (obstacleIn(error) === null) throw error
  }
}
