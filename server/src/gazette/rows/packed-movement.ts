import { PERSONNEL_COLUMNS, ROW_ACT_COLUMNS, type RowActColumn } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import type { MovementColumn } from './personnel/movement.ts'
import type { PessoalLinha } from './pessoal-linhas.ts'
import { rowId } from './row-id.ts'

type Value = string | boolean | null

/** A row without what its act says already: format, stretch, confidence, values, and their places as triples. */
type PackedMovement = [
  format: number,
  inicio: number,
  fim: number,
  confianca: RowConfidence,
  values: Value[],
  /** Of each the column's place in the format, its start behind that of the one before (the first: the row's), and its length. */
  trechos: number[],
]

/** What a row has from its act. */
export interface RowOrigin {
  /** The act's id, and the row's place among the act's rows. */
  publicacao: string
  seq: number
  orgao: string
  versao: number
}

/** As stored, an act within its article is what its address has behind that of the article. */
type PackedColumn = MovementColumn | RowActColumn | 'ato_endereco'

/** Which columns have their values in which order. Another list is another format: what is stored stays. */
const FORMATS: Record<number, readonly PackedColumn[]> = {
  1: PERSONNEL_COLUMNS,
  2: [...PERSONNEL_COLUMNS, ...ROW_ACT_COLUMNS, 'ato_endereco'],
}
const FORMAT = 2

/** As it is stored: half of the row as it is shown would be names of columns. */
export function packMovement(row: PessoalLinha): string {
  const columns = FORMATS[FORMAT]!
  let before = row.inicio
  const places: number[] = []
  for (const { coluna, inicio, fim } of row.trechos) {
    places.push(columns.indexOf(coluna), inicio - before, fim - inicio)
    before = inicio
  }
  const within = row.ato_endereco.indexOf('#')
  const key = within === -1 ? null : row.ato_endereco.slice(within)
  const values = columns.map((column) => (column === 'ato_endereco' ? key : row[column]))
  const packed: PackedMovement = [FORMAT, row.inicio, row.fim, row.confianca, values, places]
  return JSON.stringify(packed)
}

export type UnpackMovement = (text: string, origin: RowOrigin) => PessoalLinha

/** The inverse of {@link packMovement}. */
export function unpackMovement(text: string, origin: RowOrigin): PessoalLinha {
  const [format, inicio, fim, confianca, values, places] = JSON.parse(text) as PackedMovement
  const columns = FORMATS[format]!
  const valueOf = (column: PackedColumn) => values[columns.indexOf(column)] ?? null
  return {
    id: rowId(origin.publicacao, 'pessoal', origin.seq),
    // As packMovement took them from a row.
    ...(Object.fromEntries(PERSONNEL_COLUMNS.map((column) => [column, valueOf(column)])) as Pick<
      PessoalLinha,
      MovementColumn
    >),
    orgao: origin.orgao,
    ato_endereco: `${origin.publicacao}${(valueOf('ato_endereco') as string | null) ?? ''}`,
    ato_tipo: valueOf('ato_tipo') as string | null,
    ato_numero: valueOf('ato_numero') as string | null,
    ato_data: valueOf('ato_data') as string | null,
    confianca,
    versao_extrator: origin.versao,
    inicio,
    fim,
    trechos: placesIn(places, columns, inicio),
  }
}

function placesIn(
  places: number[],
  columns: readonly PackedColumn[],
  inicio: number,
): PessoalLinha['trechos'] {
  let before = inicio
  return Array.from({ length: places.length / 3 }, (_, i) => {
    const [column, behind, length] = places.slice(3 * i, 3 * i + 3) as [number, number, number]
    before += behind
    // Addresses have no place.
    const coluna = columns[column] as MovementColumn | RowActColumn
    return { coluna, inicio: before, fim: before + length }
  })
}
