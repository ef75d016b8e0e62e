import type { FullEvent } from './full-event.ts'

/** An event, without what it tells of. */
export interface LoggedEvent {
  /** Its place in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  tipo: FullEvent['tipo']
  /** ISO 8601, UTC */
  criado_em: string
}

/** Which events to read. */
export interface EventSelection {
  /** Whose: what belongs to another account is left out. */
  conta_id: string
  /** Of all types: null. */
  tipo: FullEvent['tipo'] | null
  /** Those whose place is after this one. */
  after: number
  limit: number
}

/** What happened, at one moment. */
export interface EventView {
  /** In the order of commits. */
  visible(selection: EventSelection): Promise<LoggedEvent[]>
  /** Null: it is of nothing that we have. */
  full(event: LoggedEvent): Promise<FullEvent | null>
  /** The places of the oldest event that is kept (null: none is) and of the newest that ever was. */
  bounds(): Promise<{ oldest: number | null; newest: number }>
}

/** What happened, for accounts that look back; fulfilled by store/. */
export interface EventLog {
  /** Nothing that `work` reads changes meanwhile. */
  read<T>(work: (view: EventView) => Promise<T>): Promise<T>
}
