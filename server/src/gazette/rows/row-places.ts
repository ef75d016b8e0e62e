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
  columns: readonly Column[],
  readings: { [Name in Column]?: SlotReading<unknown> | null },
  place: RowPlacer,
): (RowPlace & { coluna: Column })[] {
  const places: (RowPlace & { coluna: Column })[] = []
  for (const coluna of columns) addPlace(places, coluna, readings[coluna], place)
  return sortPlaces(places)
}

/** Adds where the words of a column are, if it was read. */
export function addPlace<Column extends string>(
  places: (RowPlace & { coluna: Column })[],
  coluna: Column,
  read: SlotReading<unknown> | null | undefined,
  place: RowPlacer,
): void {
  if (!read) return
  const { inicio, fim } = place(read)
  places.push({ coluna, inicio, fim })
}

/** In the order of the text. */
export function sortPlaces<Place extends RowPlace>(places: Place[]): Place[] {
  return places.sort((a, b) => a.inicio - b.inicio || b.fim - a.fim)
}
