/**
 * What the parts of the service tell one another, so that nobody has to look all the time. A signal may be
 * lost, and says nothing of what happened: whoever hears one looks into the store, as he does now and then
 * without one.
 */
export type Signal =
  /** Something happened of which the monitor is to tell others. */
  | 'events'
  /** There are new deliveries. */
  | 'deliveries'
  /** Deliveries that were there before are due: somebody asked for one, or a webhook works again. */
  | 'due'
  /** A replay was asked for. */
  | 'replays'

export interface Signals {
  announce(signal: Signal): void
  /** Calls `heard` for each signal that others announce, until it is disposed. */
  listen(heard: (signal: Signal) => void): Disposable
}
