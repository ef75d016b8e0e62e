/**
 * Signals between the parts of the service, so that none has to poll all the time. A signal has no
 * content and may be lost: its receiver looks into the store, as it also does from time to time
 * without one.
 */
export type Signal =
  /** There are new events for the monitor. */
  | 'events'
  /** There are new deliveries, or a webhook has changed. */
  | 'deliveries'
  /** Older deliveries are due: somebody requested a retry. */
  | 'due'
  /** Somebody requested a replay. */
  | 'replays'
  /** Somebody asked something of the hub of the feeds. */
  | 'subscribers'
  /** The collector should ask for a date again. */
  | 'collection'

export interface Signals {
  announce(signal: Signal): void
  /** Calls `heard` for each signal that others announce, until it is disposed. */
  listen(heard: (signal: Signal) => void): Disposable
}
