/*
 * The pages of an act as one text, as `pagina` crosses the wire: `12`, of a split act `12-14`. Its parts tell
 * of the pages on which they begin; what lies between is printed between, so it is the act's too.
 */

/** A longer run of pages than any act has is not taken for one. */
const LONGEST_RUN = 1_000

/** The pages on which an act's parts begin, in order: as a range if they are consecutive, else as a list. */
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

/** The pages that {@link printPages} wrote, each by itself; none for an empty text. */
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
