import { firstCollected } from '../../collector/timetable.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type { Signals } from '../signals.ts'
import type { OperationStore } from './operation-store.ts'
import { type ReceivedFile, type Upload, type UploadResult, ended, newUpload } from './upload.ts'

type CollectRefusal =
  /** There are no credentials for the source. */
  | 'coletor_desligado'
  /** Before the first date to collect, or in the future. */
  | 'data_fora_da_coleta'

export interface OperationCommands {
  /** Tells the collector to ask the source for a date again, as soon as the source may be asked. */
  collectAgain(data: string): Promise<Outcome<null, CollectRefusal>>
  /** Stores that a file was received. */
  received(file: ReceivedFile): Promise<Upload>
  /** Stores the result of its import. */
  imported(upload: Upload, result: UploadResult): Promise<void>
  /** Throws when nothing can be written. */
  probe(): Promise<void>
}

export interface OperationCommandsDeps {
  operation: OperationStore
  /** `since`: the first date; null: some days back. Null: nothing is collected. */
  collector: { since: string | null } | null
  signals: Pick<Signals, 'announce'>
  clock: Clock
}

export function createOperationCommands(deps: OperationCommandsDeps): OperationCommands {
  const { operation, collector, signals, clock } = deps
  return {
    async collectAgain(data) {
      if (collector === null) return { refused: 'coletor_desligado' }
      const today = brasiliaDate(clock())
      if (data > today || data < firstCollected(collector.since, today))
        return { refused: 'data_fora_da_coleta' }
      await operation.forgetDate(data)
      signals.announce('collection')
      return { done: null }
    },
    async received(file) {
      const upload = newUpload(file, clock())
      await operation.putUpload(upload)
      return upload
    },
    probe: operation.probe,
    imported: (upload, result) => operation.putUpload(ended(upload, result, clock())),
  }
}
