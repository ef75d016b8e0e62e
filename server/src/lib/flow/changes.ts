/**
 * Tells whether stored data may have changed in any process, and must be read again. Cheap enough
 * to ask for every request.
 */
export interface Changes {
  /** A value that differs from the last one once anything may have changed. */
  version(): string
}

/**
 * Change notifications where possible, for callers that would otherwise poll many times a second.
 */
export interface ToldChanges extends Changes {
  /**
   * Calls `heard` once somebody begins to write, before {@link version} shows it; never after it
   * was disposed.
   */
  onWrite(heard: () => void): Disposable
}
