/** The width of a table, in characters, when every word stays whole. */
export interface TableRoom {
  letters: number
  /** The columns of a grid: each as wide as its longest word, and wider with more content. */
  columns: string
  /** Too wide for portrait paper at a readable size. */
  isWide: boolean
  /** Too wide for any paper: its words break. */
  isTight: boolean
}

/** A longer word breaks: an address, a key, a line of dots. */
const LONGEST = 24
/** Between two columns. */
const GAP = 2
/** Characters per line at 6 points on portrait paper, and at 5 points on landscape paper. */
const UPRIGHT = 130
const LYING = 235
/** The limits of a column's share: prose gets no more than the last. */
const [LEAST, MOST] = [4, 60]

export function isLong(cell: string): boolean {
  return longestWord(cell) > LONGEST
}

export function roomOf(rows: string[][]): TableRoom {
  const count = Math.max(...rows.map((cells) => cells.length))
  // A row with a single cell spans all columns.
  const across = count > 1 ? rows.filter((cells) => cells.length > 1) : rows
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = across.map((row) => row[column] ?? '')
    const most = Math.max(...cells.map((cell) => cell.length))
    return {
      word: Math.min(LONGEST, Math.max(1, ...cells.map(longestWord))),
      share: Math.min(MOST, Math.max(LEAST, most)),
    }
  })
  const letters = columns.reduce((sum, { word }) => sum + word + GAP, 0)
  return {
    letters,
    columns: columns.map(({ word, share }) => `minmax(${word + GAP}ch, ${share}fr)`).join(' '),
    isWide: letters > UPRIGHT,
    isTight: letters > LYING,
  }
}

function longestWord(cell: string): number {
  return Math.max(...cell.split(/\s+/).map((word) => word.length))
}
