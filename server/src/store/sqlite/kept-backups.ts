import { existsSync, readdirSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brasiliaInstant } from '../../lib/time/dates.ts'
import { type Retention, copiesToDrop } from '../copies/retention.ts'

/** The copy of a night, named by its date; the remains of an interrupted copy. */
const NAME = /^arauto-(\d{4}-\d{2}-\d{2})\.db$/
const LEFT_OVER = /^arauto-\d{4}-\d{2}-\d{2}\.db\.parcial$/

/** Any hour of the day. */
const NOON = '12:00'

/** A copy that is kept. */
export interface KeptBackup {
  /** When it was written. */
  at: Date
  bytes: number
}

/** The path of a night's copy; `night`: YYYY-MM-DD. */
export function backupPath(folder: string, night: string): string {
  return join(folder, `arauto-${night}.db`)
}

/** The nights with a copy, in order; empty if the folder does not exist. */
export function nightsKept(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .toSorted()
}

/** The latest copy. */
export async function newestBackup(folder: string): Promise<KeptBackup | null> {
  const night = nightsKept(folder).at(-1)
  if (night === undefined) return null
  const { mtime, size } = await stat(backupPath(folder, night))
  return { at: mtime, bytes: size }
}

/**
 * Deletes the copies that no rule keeps, and the remains of interrupted ones. Leaves everything else in
 * the folder alone, copies that a wrong clock dated after the one that was just `taken` among it: they count for no rule.
 */
export function deleteOldBackups(folder: string, retention: Retention, taken: string): void {
  const copies = nightsKept(folder)
    .filter((night) => night <= taken)
    .map((night) => ({ night, at: brasiliaInstant(night, NOON) }))
  for (const { night } of copiesToDrop(copies, retention)) rmSync(backupPath(folder, night))
  for (const name of readdirSync(folder))
    if (LEFT_OVER.test(name)) rmSync(join(folder, name), { force: true })
}
