/** One file cannot become (part of) an act: it is set aside with this reason, others go on. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError'
}

/** A whole source (zip, folder) cannot be read or must not be: nothing of it is imported. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}
