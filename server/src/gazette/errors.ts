/**
 * A file that cannot become (part of) an act. It is set aside, and others go on. The message says
 * why.
 */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}

/** A file that is known not to be an act. It is set aside, which is no fault of its edition. */
export class PageFragmentError extends ArticleError {
  /** The section and day of the page. */
  readonly section: { data: string; pubName: string }

  constructor(section: { data: string; pubName: string }) {
    super('fragmento de página, não é um ato')
    this.section = section
  }
}

/**
 * A whole source (zip, folder) that cannot or must not be read: nothing of it is imported. The
 * message gives the reason in Portuguese; the caller adds the source's name.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  /** Whether it was readable but has nothing to import. */
  readonly empty: boolean

  constructor(
    message: string,
    { empty = false, ...options }: ErrorOptions & { empty?: boolean } = {},
  ) {
    super(message, options)
    this.empty = empty
  }
}

/** What is said of a defect while `doing` something with an act; its message may quote the act. */
export function unexpected(doing: string, error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return `falha inesperada ${doing} (${name})`
}
