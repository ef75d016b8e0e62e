import type { ReceiverProcess } from './receiver-process.ts'

/** The input of every part of the benchmark. */
export interface Given {
  receivers: ReceiverProcess
  /** A new archive with a day's acts, without notifications. */
  newArchive(): string
  quick: boolean
}
