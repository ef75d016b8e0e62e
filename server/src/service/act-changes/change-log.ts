import type { ChangeKind } from '../../gazette/act-change.ts'
import type { ActKey } from '../../../engine/port.ts'

/** A place between two changes: behind this act in this transaction. */
export interface ChangePlace {
  /** The transaction's number, in the order of commits. */
  seq: number
  /** Its random mark: of archives that went apart, no two have the same transaction. */
  mark: number
  key: ActKey
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
  /** Whether the transaction of this place is one of this archive. */
  hadPlace(place: ChangePlace): Promise<boolean>
}
