import type { FullEvent } from './full-event.ts'

/** An event without its content. */
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
  /** The account: events of other accounts are left out. */
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
  /** Null: what the event was about no longer exists. */
  full(event: LoggedEvent): Promise<FullEvent | null>
  /** The places of the oldest stored event (null: there is none) and of the newest ever. */
  bounds(): Promise<{ oldest: number | null; newest: number }>
}

/** Past events, for accounts; fulfilled by store/. */
export interface EventLog {
  /** `work` reads one snapshot. */
  read<T>(work: (view: EventView) => Promise<T>): Promise<T>
}
