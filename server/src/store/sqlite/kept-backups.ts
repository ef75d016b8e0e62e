import { existsSync, readdirSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** One for each night, by its date; what was left of one that was interrupted. */
const NAME = /^arauto-(\d{4}-\d{2}-\d{2})\.db$/
const LEFT_OVER = /^arauto-\d{4}-\d{2}-\d{2}\.db\.parcial$/

/** A copy that is kept. */
export interface KeptBackup {
  /** When it was written. */
  at: Date
  bytes: number
}

/** Where the copy of a night goes; `night`: YYYY-MM-DD. */
export function backupPath(folder: string, night: string): string {
  return join(folder, `arauto-${night}.db`)
}

/** The nights of which there is a copy, the first one first; none where the folder is not there. */
export function nightsKept(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .toSorted()
}

/** The copy of the last night that has one. */
export async function newestBackup(folder: string): Promise<KeptBackup | null> {
  const night = nightsKept(folder).at(-1)
  if (night === undefined) return null
  const { mtime, size } = await stat(backupPath(folder, night))
  return { at: mtime, bytes: size }
}

/** Deletes all copies but the newest ones, and what was left over. Nothing else in the folder is touched. */
export function deleteOldBackups(folder: string, keep: number): void {
  for (const night of nightsKept(folder).slice(0, -keep)) rmSync(backupPath(folder, night))
  for (const name of readdirSync(folder))
    if (LEFT_OVER.test(name)) rmSync(join(folder, name), { force: true })
}
