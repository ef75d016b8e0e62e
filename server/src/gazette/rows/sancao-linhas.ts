import { type ActOfRow, type RowReading, actOfRow, placesWithAct } from './acts/act-of-row.ts'
import { type RowActColumn, SANCTION_COLUMNS } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import { type RowPlace, placesOf } from './row-places.ts'
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
export interface SancaoLinha extends Columns, ActOfRow {
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
  trechos: (RowPlace & { coluna: SanctionColumn | RowActColumn })[]
}

/** What rows of sanctions are read from: acts of Sections 1 and 3, in which companies are punished. */
export interface ActWithSanctions extends ActOfSanctions {
  id: string
  orgao: string
  secao_base: string
}

/** The rows of sanctions of an act, read from its text alone. Time is linear in the text. */
export function sancoesOf(act: ActWithSanctions, reading: RowReading): SancaoLinha[] {
  if (act.secao_base === '2') return []
  return sanctionsIn(act).map((read, i) => rowOf(act, read, i, reading))
}

function rowOf(
  act: ActWithSanctions,
  read: SanctionRead,
  ordinal: number,
  { place, actAt }: RowReading,
): SancaoLinha {
  const { columns } = read
  const { inicio, fim } = place(read)
  const own = actAt(read.start)
  const ato = actOfRow(own, act)
  return {
    id: rowId(act.id, 'sancoes', ordinal),
    categoria_sancao: columns.categoria_sancao!.value,
    sancionado_nome: columns.sancionado_nome?.value ?? null,
    sancionado_cnpj: columns.sancionado_cnpj?.value ?? null,
    abrangencia: columns.abrangencia?.value ?? null,
    prazo: columns.prazo?.value ?? null,
    data_inicio: columns.data_inicio?.value ?? null,
    data_fim: columns.data_fim?.value ?? null,
    valor_multa: columns.valor_multa?.value ?? null,
    motivo: columns.motivo?.value ?? null,
    processo: columns.processo?.value ?? null,
    fundamento_legal: columns.fundamento_legal?.value ?? null,
    orgao_sancionador: columns.orgao_sancionador?.value ?? null,
    situacao_sancao: read.state,
    ambito: read.sphere,
    retificacao: read.isCorrection,
    orgao: act.orgao,
    ato_endereco: ato.ato_endereco,
    ato_tipo: ato.ato_tipo,
    ato_numero: ato.ato_numero,
    ato_data: ato.ato_data,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.sancoes,
    inicio,
    fim,
    trechos: placesWithAct(placesOf(SANCTION_COLUMNS, columns, place), own, place),
  }
}
