/** One file cannot become (part of) an act: it is set aside, others go on. The message says why. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}

/**
 * A whole source (zip, folder) cannot be read or must not be: nothing of it is imported. The message
 * says why, in Portuguese; the source's name is for the caller to add.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  /** Whether it could be read, and has nothing in it for us. */
  readonly empty: boolean

  constructor(
    message: string,
    { empty = false, ...options }: ErrorOptions & { empty?: boolean } = {},
  ) {
    super(message, options)
    this.empty = empty
  }
}
