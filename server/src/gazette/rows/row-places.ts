import { pointCounter } from '../../lib/text/point-counter.ts'
import type { SlotReading, Stretch } from './reading.ts'

/** A place in an act's text, in code points; `fim` is exclusive. */
export interface RowPlace {
  inicio: number
  fim: number
}

export type RowPlacer = (place: Stretch) => RowPlace

/** Places in code points; rows share places and overlap, so every offset is counted at once. */
export function rowPlacer(text: string): RowPlacer {
  if (!/[\uD800-\uDFFF]/.test(text)) return ({ start, end }) => ({ inicio: start, fim: end })
  const points = new Uint32Array(text.length + 1)
  const pointsUntil = pointCounter(text)
  for (let at = 0; at <= text.length; at++) points[at] = pointsUntil(at)
  return ({ start, end }) => ({ inicio: points[start]!, fim: points[end]! })
}

/** Where the words of each column are, in the order of the text. */
export function placesOf<Column extends string>(
  readings: (readonly [Column, SlotReading<unknown> | null | undefined])[],
  place: RowPlacer,
): (RowPlace & { coluna: Column })[] {
  const places: (RowPlace & { coluna: Column })[] = []
  for (const [coluna, read] of readings) if (read) places.push({ coluna, ...place(read) })
  return places.sort((a, b) => a.inicio - b.inicio || b.fim - a.fim)
}
