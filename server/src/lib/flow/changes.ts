/**
 * Tells whether stored data may have changed in any process, and must be read again. Cheap enough
 * to ask for every request.
 */
export interface Changes {
  /** A value that differs from the last one once anything may have changed. */
  version(): string
  /** The moment, by `performance.now()`, whose writes all show in it; absent: they show as soon as they are there. */
  shownAt?(): number
}

/** Whether whatever was written before a moment, by `performance.now()`, shows by now. */
export function isShown({ shownAt }: Changes, moment: number): boolean {
  return shownAt === undefined || shownAt() >= moment
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
