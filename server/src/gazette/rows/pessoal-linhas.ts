import { PERSONNEL_COLUMNS } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import type { MovementColumn, MovementColumns, MovementRead } from './personnel/movement.ts'
import { personnelIn } from './personnel/personnel-in.ts'
import type { PersonnelText } from './personnel/personnel-units.ts'
import { type RowPlace, type RowPlacer, placesOf } from './row-places.ts'
import { rowId } from './row-id.ts'

/** Columns that say whether something is printed. */
type Flag = 'a_pedido' | 'de_oficio' | 'substituto'

type Columns = {
  [Column in MovementColumn]: MovementColumns[Column] | (Column extends Flag ? never : null)
}

/** A row of the table `pessoal`, in the names of the wire: one person in one movement. */
export interface PessoalLinha extends Columns {
  /** `lin_` and 16 characters; the same place of the same act has the same id on every machine. */
  id: string
  tipo_movimentacao: MovementColumns['tipo_movimentacao']
  verbo: string
  orgao: string
  confianca: RowConfidence
  versao_extrator: number
  /** The words that the row was read from. */
  inicio: number
  fim: number
  trechos: (RowPlace & { coluna: MovementColumn })[]
}

/** What rows of persons are read from: acts of Section 2, which is theirs. */
export interface ActWithPersonnel extends PersonnelText {
  id: string
  orgao: string
  secao_base: string
}

/** The rows of persons of an act, read from its text alone. Time is linear in the text. */
export function pessoalOf(act: ActWithPersonnel, place: RowPlacer): PessoalLinha[] {
  if (act.secao_base !== '2') return []
  return personnelIn(act).map((read, i) => ({
    id: rowId(act.id, 'pessoal', i),
    ...valuesOf(read),
    orgao: act.orgao,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.pessoal,
    ...place(read),
    trechos: placesOf(
      PERSONNEL_COLUMNS.map((column) => [column, read.columns[column]]),
      place,
    ),
  }))
}

/** What no word tells, where it is not null. */
const UNTOLD: Partial<Record<MovementColumn, string | boolean>> = {
  a_pedido: false,
  de_oficio: false,
  substituto: false,
  tipo_movimentacao: 'outro',
  verbo: '',
}

function valuesOf({
  columns,
}: MovementRead): Columns & Pick<PessoalLinha, 'tipo_movimentacao' | 'verbo'> {
  const values: Partial<Record<MovementColumn, string | boolean | null>> = {}
  for (const column of PERSONNEL_COLUMNS)
    values[column] = columns[column]?.value ?? UNTOLD[column] ?? null
  return values as Columns & Pick<PessoalLinha, 'tipo_movimentacao' | 'verbo'>
}
