/** What a table needs: so many letters stand side by side when every word is whole. */
export interface TableRoom {
  letters: number
  /** A grid's columns: each as wide as its longest word, and more by what its cells have to say. */
  columns: string
  /** Too wide for upright paper in letters that can be read. */
  isWide: boolean
  /** Too wide for any paper: its words break. */
  isTight: boolean
}

/** A word longer than this breaks: an address, a key, a line of dots. */
const LONGEST = 24
/** Between two columns. */
const GAP = 2
/** Letters side by side at 6 points, on paper that stands; at 5 points, on paper that lies. */
const UPRIGHT = 130
const LYING = 235
/** A column of prose takes no more than its share. */
const [LEAST, MOST] = [4, 60]

export function isLong(cell: string): boolean {
  return longestWord(cell) > LONGEST
}

export function roomOf(rows: string[][]): TableRoom {
  const count = Math.max(...rows.map((cells) => cells.length))
  // A row of one cell goes across all columns.
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
