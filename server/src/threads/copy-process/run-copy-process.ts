import type { BackupSettings } from '../../embedded/nightly-backup.ts'
import { runApart } from '../../lib/flow/run-apart.ts'
import type { CopyTask, CopyTold } from './copy-process.ts'

/**
 * Adds a copy to a folder of copies, in a process of its own, because it reads the archive's file beside SQLite. The
 * process ends with this one.
 */
export async function runCopyProcess(
  dataDir: string,
  { folder, retention }: BackupSettings,
  signal: AbortSignal,
): Promise<{ id: string; bytes: number }> {
  const task: CopyTask = { dataDir, folder, retention }
  const file = new URL('./copy-process.ts', import.meta.url)
  const told = await runApart<CopyTold>(file, task, signal)
  if (told?.kind === 'done') return told
  throw new Error(told?.error ?? 'The process of the copy ended before its work')
}
