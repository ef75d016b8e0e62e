/** One file cannot become (part of) an act: it is set aside, others go on. The message says why. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}

/** A file is known not to be an act: it is set aside, and that is no fault of its edition. */
export class PageFragmentError extends ArticleError {
  /** Section and day that it is a piece of. */
  readonly section: { data: string; pubName: string }

  constructor(section: { data: string; pubName: string }) {
    super('fragmento de página, não é um ato')
    this.section = section
  }
}

/**
 * A whole source (zip, folder) cannot be read or must not be read: nothing of it is imported. The message
 * gives the reason in Portuguese; the caller adds the source's name.
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
