import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BackupSettings } from '../../embedded/nightly-backup.ts'
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
  signal.throwIfAborted()
  const task: CopyTask = { dataDir, folder, retention }
  const child = fork(fileURLToPath(new URL('./copy-process.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = () => void child.kill('SIGKILL') // at any moment, it loses nothing
  signal.addEventListener('abort', end, { once: true })
  try {
    let told: CopyTold | undefined
    child.on('message', (message) => (told = message as CopyTold))
    child.send(task)
    await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
    signal.throwIfAborted()
    if (told?.kind === 'done') return told
    throw new Error(told?.error ?? 'The process of the copy ended before its work')
  } finally {
    signal.removeEventListener('abort', end)
  }
}
