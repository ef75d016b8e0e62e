import type { ReceiverProcess } from './receiver-process.ts'

/** What every part of the benchmark is given. */
export interface Given {
  receivers: ReceiverProcess
  /** A fresh archive with a day's acts, of which nobody was told. */
  newArchive(): string
  quick: boolean
}
