/**
 * Signals between the parts of the service, so that none has to poll all the time. A signal may be lost and
 * has no content: the part that hears one looks into the store, as it also does from time to time without
 * one.
 */
export type Signal =
  /** There are new events for the monitor. */
  | 'events'
  /** There are new deliveries, or a webhook has changed. */
  | 'deliveries'
  /** Older deliveries are due: somebody asked for a retry. */
  | 'due'
  /** A replay was asked for. */
  | 'replays'
  /** The collector is to ask for a date again. */
  | 'collection'

export interface Signals {
  announce(signal: Signal): void
  /** Calls `heard` for each signal that others announce, until it is disposed. */
  listen(heard: (signal: Signal) => void): Disposable
}
