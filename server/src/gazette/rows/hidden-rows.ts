import type { EXTRACTOR_VERSION } from './extractor-version.ts'

/** What a row is known by, whichever rules read it. */
export interface RowMark {
  /** Its place among the rows of its act in its table; its id comes from it. */
  lugar: number
  /** A digest of what it says. */
  dito: string
  /** A digest of whom or what it is about; null: nothing that would tell it from others is printed. */
  sobre: string | null
}

/** A row that the operator hides, as it was when it was hidden. */
export interface HiddenRow extends RowMark {
  /** `lin_…` */
  linha_id: string
  tabela: keyof typeof EXTRACTOR_VERSION
}

/** The places of the rows of an act that are hidden, by table. */
export type HiddenPlaces = Partial<Record<HiddenRow['tabela'], ReadonlySet<number>>>

/**
 * Which rows of a table are those that were hidden. Other rules may read another row, and a new text may move it: it is
 * sought by what it says, then by whom it is about, then by its place. All that is found is hidden: rather one row too
 * many than the one that somebody asked for.
 */
export function hiddenAmong(
  rows: readonly RowMark[],
  hidden: readonly RowMark[],
): ReadonlySet<number> {
  return new Set(hidden.flatMap((one) => placesOf(rows, one)))
}

function placesOf(rows: readonly RowMark[], { lugar, dito, sobre }: RowMark): number[] {
  const isSame: ((row: RowMark) => boolean)[] = [
    (row) => row.dito === dito,
    (row) => sobre !== null && row.sobre === sobre,
    (row) => row.lugar === lugar,
  ]
  for (const isIt of isSame) {
    const found = rows.filter(isIt)
    if (found.length > 0) return found.map((row) => row.lugar)
  }
  return []
}
