import type { ChangeKind } from '../../gazette/act-change.ts'
import type { ActKey } from '../../../engine/port.ts'

/** A transaction that changed acts. */
export interface ArchiveTransaction {
  /** Its number, in the order of commits. */
  seq: number
  /** Its random mark: of archives that went apart, no two have the same transaction. */
  mark: number
}

/** A place between two changes: behind this act in this transaction. */
export interface ChangePlace extends ArchiveTransaction {
  key: ActKey
}

/** A place with the archive's newest transaction when it was told: acts were told as they were then. */
export interface ToldPlace extends ChangePlace {
  newest: ArchiveTransaction
}

/** The newest change of an act in one way. */
export interface LoggedChange extends ChangePlace {
  tipo: ChangeKind
  /** When it was written down (ISO 8601, UTC). */
  em: string
}

/** What changed in the archive, in the order of commits: within one by key. */
export interface ChangeLog {
  changesAfter(place: ChangePlace, limit: number): Promise<LoggedChange[]>
  /** Null: nothing changed yet. */
  newestTransaction(): Promise<ArchiveTransaction | null>
  /** Whether the transaction is one of this archive. */
  hadTransaction(transaction: ArchiveTransaction): Promise<boolean>
}
