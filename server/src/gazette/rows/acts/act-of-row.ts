import type { RowActColumn } from '../columns/read-columns.ts'
import { type RowPlace, type RowPlacer, addPlace, sortPlaces } from '../row-places.ts'
import type { RowAct, RowActFinder } from './row-acts.ts'

/** What a row tells of its act, in the names of the wire. */
export interface ActOfRow {
  /** `pub_…`, and `#1146` behind it where the article holds several acts. */
  ato_endereco: string
  ato_tipo: string | null
  ato_numero: string | null
  ato_data: string | null
}

/** What places and acts of rows are asked of. */
export interface RowReading {
  place: RowPlacer
  /** Of which act a place is. */
  actAt: RowActFinder
}

/** What a row has of its act: `tipo_ato` is the source's name for the article, where no heading tells the kind. */
export function actOfRow(
  { key, kind, number, date }: RowAct,
  { id, tipo_ato }: { id: string; tipo_ato: string },
): ActOfRow {
  return {
    ato_endereco: key === null ? id : `${id}#${key}`,
    ato_tipo: kind?.value ?? (tipo_ato || null),
    ato_numero: number?.value ?? null,
    ato_data: date?.value ?? null,
  }
}

/** The places of a row's values and of what it tells of its act, in the order of the text. */
export function placesWithAct<Column extends string>(
  places: (RowPlace & { coluna: Column | RowActColumn })[],
  { kind, number, date }: RowAct,
  place: RowPlacer,
): (RowPlace & { coluna: Column | RowActColumn })[] {
  addPlace(places, 'ato_tipo', kind, place)
  addPlace(places, 'ato_numero', number, place)
  addPlace(places, 'ato_data', date, place)
  return sortPlaces(places)
}
