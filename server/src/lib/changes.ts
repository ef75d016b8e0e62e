/**
 * Tells that stored data may have changed, whoever changed it, so that it must be read again. Cheap enough
 * to be asked for every request.
 */
export interface Changes {
  /** A value that differs from the last one once anything may have changed. */
  version(): string
}

/** Changes that are told of, too, where that can be: for who would ask many times a second. */
export interface ToldChanges extends Changes {
  /** Calls `heard` once somebody begins to write, before {@link version} shows it; not after it was disposed. */
  onWrite(heard: () => void): Disposable
}
