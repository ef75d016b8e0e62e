/** One file cannot become (part of) an act: it is set aside, others go on. The message says why. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}

/** A file is no act, and known to be none: it is set aside without being a fault of its edition. */
export class PageFragmentError extends ArticleError {
  /** Section and day that it is a piece of. */
  readonly section: { data: string; pubName: string }

  constructor(section: { data: string; pubName: string }) {
    super('fragmento de página, não é um ato')
    this.section = section
  }
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
