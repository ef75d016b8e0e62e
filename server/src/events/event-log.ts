import type { FullEvent } from './full-event.ts'

/** An event without its content. */
export interface LoggedEvent {
  /** Its position in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  tipo: FullEvent['tipo']
  /** ISO 8601, UTC */
  criado_em: string
}

/** Which events to read. */
export interface EventSelection {
  /** The account; events of other accounts are left out. */
  conta_id: string
  /** Null: all types. */
  tipo: FullEvent['tipo'] | null
  /** Only events after this position. */
  after: number
  limit: number
}

/** The events of one moment. */
export interface EventView {
  /** In the order of commits. */
  visible(selection: EventSelection): Promise<LoggedEvent[]>
  /** Null: the subject of the event no longer exists. */
  full(event: LoggedEvent): Promise<FullEvent | null>
  /** The positions of the oldest stored event (null: there is none) and of the newest ever. */
  bounds(): Promise<{ oldest: number | null; newest: number }>
}

/** Past events, for accounts; implemented by store/. */
export interface EventLog {
  /** `work` reads one snapshot. */
  read<T>(work: (view: EventView) => Promise<T>): Promise<T>
}
