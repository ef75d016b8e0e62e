import { offsets } from '../../lib/offsets.ts'
import { type TableRow, placesRead } from './row.ts'

interface Piece {
  text: string
  isMarked: boolean
}

/** Unmarked words that are longer are cut in their middle. */
const LONGEST_GAP = 160
const KEPT = 60
/** Columns of its act, whose heading may stand far above. */
const OF_ACT = 'ato_'

/** The words between the first and the last place of a row, with those that its values were read from marked. */
export function excerptOf(text: string, row: Parameters<typeof placesRead>[0]): Piece[] {
  const pieces: Piece[] = []
  let end: number | null = null
  const own = placesRead(row).filter(({ coluna }) => !coluna.startsWith(OF_ACT))
  for (const [from, to] of placesOf(text, own)) {
    if (end !== null && from > end)
      pieces.push({ text: shortened(text.slice(end, from)), isMarked: false })
    pieces.push({ text: text.slice(from, to), isMarked: true })
    end = to
  }
  return pieces
}

/** In string offsets, in order, those that overlap as one. */
function placesOf(text: string, trechos: TableRow['trechos']): [from: number, to: number][] {
  const sorted = trechos.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim)
  const joined: [from: number, to: number][] = []
  for (const { inicio, fim } of sorted) {
    const last = joined.at(-1)
    if (last && inicio <= last[1]) last[1] = Math.max(last[1], fim)
    else joined.push([inicio, fim])
  }
  const offsetOf = offsets(text)
  return joined.map(([from, to]) => [offsetOf(from), offsetOf(to)])
}

function shortened(gap: string): string {
  return gap.length <= LONGEST_GAP ? gap : `${gap.slice(0, KEPT)} … ${gap.slice(-KEPT)}`
}
