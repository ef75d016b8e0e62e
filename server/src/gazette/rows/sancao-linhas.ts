import { SANCTION_COLUMNS } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import { type RowPlace, type RowPlacer, placesOf } from './row-places.ts'
import type { ActOfSanctions } from './sanctions/notices.ts'
import type {
  SanctionColumn,
  SanctionColumns,
  SanctionRead,
  SanctionSphere,
  SanctionState,
} from './sanctions/sanction.ts'
import { sanctionsIn } from './sanctions/sanctions-in.ts'
import { rowId } from './row-id.ts'

type Columns = { [Column in SanctionColumn]: SanctionColumns[Column] | null }

/** A row of the table `sancoes`, in the names of the wire: one sanction of one company in one notice. */
export interface SancaoLinha extends Columns {
  /** `lin_` and 16 characters; the same place of the same act has the same id on every machine. */
  id: string
  categoria_sancao: SanctionColumns['categoria_sancao']
  /** What the notice leaves of the sanction; the state of its act is `situacao`. */
  situacao_sancao: SanctionState
  ambito: SanctionSphere
  retificacao: boolean
  orgao: string
  confianca: RowConfidence
  versao_extrator: number
  /** The notice that the row was read from. */
  inicio: number
  fim: number
  trechos: (RowPlace & { coluna: SanctionColumn })[]
}

/** What rows of sanctions are read from: acts of Sections 1 and 3, in which companies are punished. */
export interface ActWithSanctions extends ActOfSanctions {
  id: string
  orgao: string
  secao_base: string
}

/** The rows of sanctions of an act, read from its text alone. Time is linear in the text. */
export function sancoesOf(act: ActWithSanctions, place: RowPlacer): SancaoLinha[] {
  if (act.secao_base === '2') return []
  return sanctionsIn(act).map((read, i) => ({
    id: rowId(act.id, 'sancoes', i),
    ...valuesOf(read),
    situacao_sancao: read.state,
    ambito: read.sphere,
    retificacao: read.isCorrection,
    orgao: act.orgao,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.sancoes,
    ...place(read),
    trechos: placesOf(
      SANCTION_COLUMNS.map((column) => [column, read.columns[column]] as const),
      place,
    ),
  }))
}

function valuesOf({ columns }: SanctionRead) {
  const values = Object.fromEntries(
    SANCTION_COLUMNS.map((column) => [column, columns[column]?.value ?? null]),
  ) as Columns
  return { ...values, categoria_sancao: columns.categoria_sancao!.value }
}
