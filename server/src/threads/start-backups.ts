import type { Log } from '../collector/log-event.ts'
import type { BackupEvent } from '../embedded/nightly-backup.ts'
import type { BackupTask } from './backups.ts'
import { keepThread } from './kept-thread.ts'

const RESTART_MS = 60_000

/** Copies the archive every night, in its own thread, because each copy is read in full to verify it. */
export function startBackups(task: BackupTask, onFailure: () => void, log: Log): AsyncDisposable {
  return keepThread({
    file: new URL('./backups.ts', import.meta.url),
    workerData: task,
    restartMs: RESTART_MS,
    onMessage: (event) => tell(event as BackupEvent),
    onCrash: (error) => tell({ kind: 'failed', error }),
  })

  function tell(event: BackupEvent): void {
    if (event.kind === 'done') {
      log.info({ file: event.file, bytes: event.bytes }, 'backup written')
      return
    }
    onFailure()
    log.error({ err: event.error }, 'the nightly backup failed; it is tried again')
  }
}
