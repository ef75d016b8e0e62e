import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { MailSummary } from '../../mail/mail.ts'
import type { ArchiveSummary } from '../archive/archive-store.ts'
import type { ReadOnlyState } from '../read-only.ts'
import { type HistoryRun, runAt } from './history-run.ts'
import type { DiskUse, ImportFaults, OperationReader, YearHeld } from './operation-store.ts'
import type { Upload } from './upload.ts'

/** The state of the installation, for its operator. */
interface OperationReport {
  versao: string
  acervo: ArchiveSummary
  /** Null: no collector has ever worked on this archive. */
  coletor: SourceStatus | null
  fila: Queue
  correio: MailSummary
  importacoes: ImportFaults
  /** Null: the archive is not on this machine. */
  disco: DiskUse | null
  historico: HeldHistory
}

/** How far back the archive goes. */
interface HeldHistory {
  anos: YearHeld[]
  /** Null: the command was never given. */
  andamento: HistoryRun | null
}

/** The backlog of the push pipeline. */
interface Queue {
  /** Events that were not processed yet. */
  eventos: number
  /** Deliveries with a next attempt. */
  entregas: number
  /** When the earliest of them was due; null: none is overdue. */
  mais_antiga_em: string | null
}

/** How many faults of each kind are shown. */
const FAULTS = 20
const UPLOADS = 50

/** With what the process itself knows. */
export interface OperationState extends OperationReport {
  /** Why the service only reads; null: it writes, too. */
  somente_leitura: ReadOnlyState | null
}

export interface OperationQueries {
  report(): Promise<OperationReport>
  /** The most recent first, at most 50. */
  uploads(): Promise<Upload[]>
  upload(id: string): Promise<Upload | null>
}

export interface OperationQueriesDeps {
  operation: OperationReader
  disk(): Promise<DiskUse | null>
  version: string
  clock: Clock
}

export function createOperationQueries(deps: OperationQueriesDeps): OperationQueries {
  const { operation, disk, version, clock } = deps
  return {
    async report() {
      const now = clock()
      const { events, pending, overdue } = await operation.backlog(now)
      const run = await operation.historyRun()
      const due = new Date(now.getTime() - overdue * 1_000)
      return {
        versao: version,
        acervo: await operation.archive(),
        coletor: await operation.source(),
        fila: {
          eventos: events,
          entregas: pending,
          mais_antiga_em: overdue > 0 ? due.toISOString() : null,
        },
        correio: await operation.mail(),
        importacoes: await operation.faults(FAULTS),
        disco: await disk(),
        historico: {
          anos: await operation.years(),
          andamento: run && runAt(run, now),
        },
      }
    },
    uploads: () => operation.uploads(UPLOADS),
    upload: operation.upload,
  }
}
