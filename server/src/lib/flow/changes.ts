/**
 * What an answer can be made of: an act by its key or its id, or whatever bears or cites a name, as the day and the name.
 */
export type Touchable = number | string

/**
 * Tells whether stored data may have changed in any process, and must be read again. Cheap enough
 * to ask for every request.
 */
export interface Changes {
  /** A value that differs from the last one once anything may have changed. */
  version(): string
  /**
   * What was touched since a version that it gave; null: nobody knows any more, or it is too much to look at. Absent:
   * it never tells.
   */
  touchedSince?(version: string): Touchable[] | null
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
