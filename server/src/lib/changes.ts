/**
 * Tells that stored data may have changed, whoever changed it, so that it must be read again. Cheap enough
 * to be asked for every request.
 */
export interface Changes {
  /** A value that differs from the last one once anything may have changed. */
  version(): string
}
