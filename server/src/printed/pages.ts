/*
 * The pages of an act as one text, as `pagina` crosses the wire: `12`, for a split act `12-14`. Its
 * parts give the pages on which they begin; the pages between belong to the act, too.
 */

/** A longer run than any act has is not read as a run. */
const LONGEST_RUN = 1_000

/**
 * Joins the pages on which an act's parts begin, in order: as a range if they are consecutive, else
 * as a list.
 */
export function printPages(begun: readonly string[]): string {
  const pages = [...new Set(begun)].filter((page) => page !== '')
  const [first, last] = [Number(pages[0]), Number(pages.at(-1))]
  const isRun = pages.every(
    (page, i) => /^\d+$/.test(page) && Number(page) > Number(pages[i - 1] ?? -1),
  )
  return pages.length > 1 && isRun && last - first < LONGEST_RUN
    ? `${first}-${last}`
    : pages.join(', ')
}

/** The single pages in a text of {@link printPages}; none for an empty text. */
export function pagesIn(pagina: string): string[] {
  if (pagina === '') return []
  return pagina.split(', ').flatMap((run) => {
    const [first, last] = /^(\d+)-(\d+)$/.exec(run)?.slice(1).map(Number) ?? []
    if (first === undefined || last === undefined) return [run]
    const length = last - first + 1
    return length < 2 || length > LONGEST_RUN
      ? [run]
      : Array.from({ length }, (_, i) => String(first + i))
  })
}

/** The page on which an act begins; empty when none is known. */
export function firstPage(pagina: string): string {
  return pagesIn(pagina)[0] ?? ''
}
