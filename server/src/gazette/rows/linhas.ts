import { CONTRACT_COLUMNS } from './columns/read-columns.ts'
import { findCitations, normsAmong, printNorm } from '../../../engine/entities.ts'
import type {
  BidKind,
  ContractColumn,
  ContractColumns,
  ContractRead,
  ExtractOrigin,
  RowConfidence,
} from './contracts/contract.ts'
import { type ActWithContracts, contractsIn } from './contracts/contracts-in.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import { type ActWithTenders, type LicitacaoLinha, licitacoesOf } from './licitacao-linhas.ts'
import { type ActWithNorms, type NormaLinha, normasOf } from './norma-linhas.ts'
import { type ActWithPersonnel, type PessoalLinha, pessoalOf } from './pessoal-linhas.ts'
import type { SlotReading } from './reading.ts'
import { type RowPlace, type RowPlacer, placesOf, rowPlacer } from './row-places.ts'
import { type ActWithSanctions, type SancaoLinha, sancoesOf } from './sancao-linhas.ts'
import { rowId } from './row-id.ts'

/** Where the words of a column's value are. */
interface LinhaTrecho extends RowPlace {
  coluna: ContractColumn | 'partes'
}

type Columns = { [Column in ContractColumn]: ContractColumns[Column] | null }

/** A row of the table `contratos`, in the names of the wire: one contractor of one instrument. */
export interface ContratoLinha extends Columns {
  /** `lin_` and 16 characters; the same place of the same act has the same id on every machine. */
  id: string
  tipo_instrumento: ContractColumns['tipo_instrumento']
  modalidade: BidKind | null
  contratante_orgao: string
  /** PNCP's codes: `PJ`, `PF`. */
  fornecedor_tipo: string | null
  partes: { nome: string; ni: string | null }[]
  normas: string[]
  vigencia_fim_calculada: boolean
  origem_adesao: boolean
  sistema_origem: ExtractOrigin
  confianca: RowConfidence
  versao_extrator: number
  /** The extract, or its part, that the row was read from. */
  inicio: number
  fim: number
  trechos: LinhaTrecho[]
}

/** The rows of an act by table. */
export interface Linhas {
  qualidade: 'experimental'
  contratos: ContratoLinha[]
  pessoal: PessoalLinha[]
  licitacoes: LicitacaoLinha[]
  sancoes: SancaoLinha[]
  normas: NormaLinha[]
}

/** What rows of contracts are read from. */
interface ActWithContractRows extends ActWithContracts {
  id: string
  orgao: string
}

/** What rows are read from. */
export type ActWithRows = ActWithContractRows &
  ActWithPersonnel &
  ActWithTenders &
  ActWithSanctions &
  ActWithNorms

/** The rows of an act, read from its text alone. Time is linear in the text. */
export function linhasOf(act: ActWithRows): Linhas {
  const place = rowPlacer(act.conteudo_completo)
  return {
    qualidade: 'experimental',
    contratos: contratosOf(act, place),
    pessoal: pessoalOf(act, place),
    licitacoes: licitacoesOf(act, place),
    sancoes: sancoesOf(act, place),
    normas: normasOf(act, place),
  }
}

/** The rows of contracts alone. */
function contratosOf(act: ActWithContractRows, place: RowPlacer): ContratoLinha[] {
  return contractsIn(act).map((read, i) => {
    const row = rowOf(act, read, i)
    return { ...row, ...place(read), trechos: trechosOf(read, place) }
  })
}

type Row = Omit<ContratoLinha, 'inicio' | 'fim' | 'trechos'>

function rowOf(
  { id, orgao, data_publicacao }: ActWithContractRows,
  read: ContractRead,
  ordinal: number,
): Row {
  const { columns } = read
  const values = Object.fromEntries(
    CONTRACT_COLUMNS.map((column) => [column, columns[column]?.value ?? null]),
  ) as Columns
  const ni = values.fornecedor_ni
  return {
    id: rowId(id, 'contratos', ordinal),
    ...values,
    tipo_instrumento: values.tipo_instrumento ?? 'outro',
    contratante_orgao: orgao,
    fornecedor_tipo: ni === null ? null : ni.includes('/') ? 'PJ' : 'PF',
    partes: read.parties.map(({ nome, ni: own }) => ({ nome: nome.value, ni: own?.value ?? null })),
    normas: normsIn(values.fundamento_legal, data_publicacao),
    vigencia_fim_calculada: read.isEndComputed,
    origem_adesao: read.isAdhesion,
    sistema_origem: read.origin,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.contratos,
  }
}

function normsIn(basis: string | null, published: string): string[] {
  if (basis === null) return []
  return normsAmong(findCitations(basis), Number(published.slice(0, 4))).map(printNorm)
}

function trechosOf({ columns, parties }: ContractRead, place: RowPlacer): LinhaTrecho[] {
  const readings: [LinhaTrecho['coluna'], SlotReading<unknown> | null][] = [
    ...CONTRACT_COLUMNS.map((column) => [column, columns[column] ?? null] as const),
    ...parties.flatMap(({ nome, ni }) => [['partes', nome] as const, ['partes', ni] as const]),
  ].map(([column, read]) => [column, read])
  return placesOf(readings, place)
}
