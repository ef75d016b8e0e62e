/*
 * The pages of an act as one text, as `pagina` crosses the wire: `12`, of a split act `12-14` or `12, 20`.
 * Where a text is cut in the middle, its parts tell of their first page alone.
 */

/** Longer runs than any act has are no run of pages. */
const LONGEST_RUN = 1_000

/** Pages in the order of an act's parts; consecutive ones as a run, each once, empty ones left out. */
export function printPages(pages: readonly string[]): string {
  const runs: string[][] = []
  for (const page of new Set(pages)) {
    const run = runs.at(-1)
    if (page === '') continue
    if (run && isNext(run.at(-1)!, page)) run.push(page)
    else runs.push([page])
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${run.at(-1)}`)).join(', ')
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

function isNext(page: string, next: string): boolean {
  return /^\d+$/.test(page) && String(Number(page) + 1) === next
}
