import { runApart } from '../../lib/flow/run-apart.ts'
import { databasePath } from './database.ts'

/** What a process has to check: an archive that others may use, or a copy that must be one file. */
export interface CheckTask {
  file: string
  isCopy: boolean
}

/** What it says at its end. Errors lose what is theirs between processes; `errcode` is SQLite's. */
export type CheckTold =
  | { kind: 'checked'; damage: string | null }
  | { kind: 'failed'; message: string; errcode: number | undefined }

/** Reads all of a copy: every page must be sound. Returns what is damaged; null: nothing. */
export function damageInCopy(file: string, signal: AbortSignal): Promise<string | null> {
  return damageApart({ file, isCopy: true }, signal)
}

/** The same of the archive in a folder, whatever others write meanwhile. */
export function damageInArchive(dataDir: string, signal: AbortSignal): Promise<string | null> {
  return damageApart({ file: databasePath(dataDir), isCopy: false }, signal)
}

/**
 * SQLite checks a file in one call, for minutes if it is large, and nothing ends this call, also not the end of its
 * thread. So a process of its own makes it.
 */
async function damageApart(task: CheckTask, signal: AbortSignal): Promise<string | null> {
  const file = new URL('./check-process.ts', import.meta.url)
  const told = await runApart<CheckTold>(file, task, signal)
  if (told?.kind === 'checked') return told.damage
  if (told === undefined) throw new Error('The process of the check ended before its work')
  throw Object.assign(new Error(told.message), { errcode: told.errcode })
}
