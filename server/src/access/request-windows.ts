/** Where a client stands among all processes. */
export interface SharedWindow {
  /** Requests since the window began. */
  count: number
  /** Milliseconds until it is over. */
  leftMs: number
}

/** Counts the requests of many processes together. */
export interface RequestWindows {
  /** Adds requests to the current window of each client, or begins one. Returns where each stands then. */
  add(taken: ReadonlyMap<string, number>): Promise<Map<string, SharedWindow>>
  /** Erases windows that are over. */
  clean(): Promise<void>
}
