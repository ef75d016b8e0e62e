import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { ActKey } from '../../../engine/port.ts'

/** The tables whose rows are stored, in the names of the wire. */
export type RowTableName = keyof typeof EXTRACTOR_VERSION

export interface Range<T> {
  from?: T | undefined
  to?: T | undefined
}

/** Folded words that a row must have in a row, by the column that has them. */
export type ColumnWords = Record<string, string>

/** Which rows of any table, by what their acts are: all that is given must hold, and of a list any. */
export interface RowFilter {
  /** Whole paths. */
  orgaos?: string[]
  acts?: Range<ActKey>
  /** Rows of these acts alone. */
  among?: ActKey[]
}

/** Behind a row, in an order; `at`: what it is ordered by before its place in the gazette; null: nothing is printed. */
export interface RowPosition {
  at: string | number | null
  key: ActKey
  seq: number
}

/** A row of a table, as its act says it, with what that act is now. */
export type Published<Linha> = Linha & {
  /** The act's id. */
  publicacao: string
  data_publicacao: string
  secao: SectionCode
  edicao: string
  pagina: string
  situacao: Situacao
  url_original: string
}

/** The stored rows of a table; `Own` filters by its own columns. */
export interface TableReader<Own extends object, Order extends string, Linha, Sum> {
  page(
    filter: Own & RowFilter,
    page: { order: Order; after: RowPosition | null; limit: number },
  ): Promise<{ place: RowPosition; row: Published<Linha> }[]>
  /** Kinds with rows alone, those with most rows first. */
  sums(filter: Own & RowFilter): Promise<Sum[]>
}

/** The editions of a section whose acts, or some, were not read by the present rules. */
export interface UnreadEditions {
  secao: SectionCode
  edicoes: number
  inicio: string
  fim: string
}

/** Reads again the rows of acts that older rules read, or none. */
export interface RowRereading {
  /** A few acts, in one short transaction under a fence; false: nothing is left. */
  step(fence: Fence): Promise<boolean>
}
