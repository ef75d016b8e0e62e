/**
 * Tells that something which is kept may have changed, whoever changed it, so that what was read before is
 * to be read again. Cheap enough to be asked for every request.
 */
export interface Changes {
  /** Another one than before, once anything may have changed. */
  version(): string
}
