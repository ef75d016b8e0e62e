import type { ReactNode } from 'react'
import type { Contrato, Norma } from '../../api/schema.ts'
import type { CellValue } from '../../lib/csv.ts'

/** What rows of all tables have: their act, and where they were read in it. */
export type TableRow = Pick<
  Contrato,
  | 'id'
  | 'publicacao'
  | 'data_publicacao'
  | 'secao'
  | 'edicao'
  | 'pagina'
  | 'situacao'
  | 'ato_endereco'
> & {
  inicio: number
  fim: number
  trechos: Trecho[]
} & Touching

interface Trecho {
  coluna: string
  inicio: number
  fim: number
}

const TOUCHING = ['altera', 'revoga', 'regulamenta'] as const

/** What norms do to others, and where that is read. */
type Touching = Partial<Pick<Norma, (typeof TOUCHING)[number]>>

/** Where the values of a row are read, also what a norm does to others. */
export function placesRead(row: Pick<TableRow, 'trechos'> & Touching): Trecho[] {
  const touched = TOUCHING.flatMap((coluna) =>
    (row[coluna] ?? []).map(({ inicio, fim }) => ({ coluna, inicio, fim })),
  )
  return [...row.trechos, ...touched]
}

/** Acts whose rows no longer count as they read. */
const VOID = new Set(['sem_efeito', 'revogada', 'retirada'])

export function isVoid({ situacao }: Pick<TableRow, 'situacao'>): boolean {
  return VOID.has(situacao)
}

/** A column that can be shown. */
export interface RowColumn<Row> {
  name: string
  head: string
  /** The API's columns that it is made of. */
  of: string[]
  isNumber?: boolean
  cell(row: Row): ReactNode
  /** Its cell in a spreadsheet. */
  value(row: Row): CellValue
  /** The columns that stand for it in a spreadsheet. */
  inFile?: RowColumn<Row>[]
}
