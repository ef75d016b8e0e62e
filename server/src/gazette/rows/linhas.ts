import { type ActOfRow, type RowReading, actOfRow, placesWithAct } from './acts/act-of-row.ts'
import { rowActFinder } from './acts/row-acts.ts'
import { CONTRACT_COLUMNS, type RowActColumn } from './columns/read-columns.ts'
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
import { type RowPlace, type RowPlacer, addPlace, rowPlacer } from './row-places.ts'
import { type ActWithSanctions, type SancaoLinha, sancoesOf } from './sancao-linhas.ts'
import { rowId } from './row-id.ts'

/** Where the words of a column's value are. */
interface LinhaTrecho extends RowPlace {
  coluna: ContractColumn | 'partes' | RowActColumn
}

type Columns = { [Column in ContractColumn]: ContractColumns[Column] | null }

/** A row of the table `contratos`, in the names of the wire: one contractor of one instrument. */
export interface ContratoLinha extends Columns, ActOfRow {
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
  const reading = { place: rowPlacer(act.conteudo_completo), actAt: rowActFinder(act) }
  return {
    qualidade: 'experimental',
    contratos: contratosOf(act, reading),
    pessoal: pessoalOf(act, reading),
    licitacoes: licitacoesOf(act, reading),
    sancoes: sancoesOf(act, reading),
    normas: normasOf(act, reading),
  }
}

/** The rows of contracts alone. */
function contratosOf(act: ActWithContractRows, reading: RowReading): ContratoLinha[] {
  return contractsIn(act).map((read, i) => rowOf(act, read, i, reading))
}

/** One literal: objects of so many keys take V8 ten times as long to make key by key. */
function rowOf(
  act: ActWithContractRows,
  read: ContractRead,
  ordinal: number,
  { place, actAt }: RowReading,
): ContratoLinha {
  const { columns } = read
  const { inicio, fim } = place(read)
  const own = actAt(read.start)
  const ato = actOfRow(own, act)
  const ni = columns.fornecedor_ni?.value ?? null
  const basis = columns.fundamento_legal?.value ?? null
  return {
    id: rowId(act.id, 'contratos', ordinal),
    tipo_instrumento: columns.tipo_instrumento?.value ?? 'outro',
    numero_contrato: columns.numero_contrato?.value ?? null,
    ano_contrato: columns.ano_contrato?.value ?? null,
    numero_termo: columns.numero_termo?.value ?? null,
    processo: columns.processo?.value ?? null,
    modalidade: columns.modalidade?.value ?? null,
    numero_licitacao: columns.numero_licitacao?.value ?? null,
    ano_licitacao: columns.ano_licitacao?.value ?? null,
    uasg: columns.uasg?.value ?? null,
    contratante_nome: columns.contratante_nome?.value ?? null,
    contratante_cnpj: columns.contratante_cnpj?.value ?? null,
    fornecedor_nome: columns.fornecedor_nome?.value ?? null,
    fornecedor_ni: ni,
    objeto: columns.objeto?.value ?? null,
    valor_inicial: columns.valor_inicial?.value ?? null,
    valor_global: columns.valor_global?.value ?? null,
    valor_mensal: columns.valor_mensal?.value ?? null,
    valor_acrescimo: columns.valor_acrescimo?.value ?? null,
    valor_do_instrumento: columns.valor_do_instrumento?.value ?? null,
    moeda: columns.moeda?.value ?? null,
    data_assinatura: columns.data_assinatura?.value ?? null,
    vigencia_inicio: columns.vigencia_inicio?.value ?? null,
    vigencia_fim: columns.vigencia_fim?.value ?? null,
    vigencia_prazo: columns.vigencia_prazo?.value ?? null,
    fundamento_legal: basis,
    contratante_orgao: act.orgao,
    fornecedor_tipo: ni === null ? null : ni.includes('/') ? 'PJ' : 'PF',
    partes: read.parties.map(({ nome, ni: own }) => ({ nome: nome.value, ni: own?.value ?? null })),
    normas: normsIn(basis, act.data_publicacao),
    vigencia_fim_calculada: read.isEndComputed,
    origem_adesao: read.isAdhesion,
    sistema_origem: read.origin,
    ato_endereco: ato.ato_endereco,
    ato_tipo: ato.ato_tipo,
    ato_numero: ato.ato_numero,
    ato_data: ato.ato_data,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.contratos,
    inicio,
    fim,
    trechos: placesWithAct(trechosOf(read, place), own, place),
  }
}

function normsIn(basis: string | null, published: string): string[] {
  if (basis === null) return []
  return normsAmong(findCitations(basis), Number(published.slice(0, 4))).map(printNorm)
}

function trechosOf({ columns, parties }: ContractRead, place: RowPlacer): LinhaTrecho[] {
  const places: LinhaTrecho[] = []
  for (const coluna of CONTRACT_COLUMNS) addPlace(places, coluna, columns[coluna], place)
  for (const { nome, ni } of parties) {
    addPlace(places, 'partes', nome, place)
    addPlace(places, 'partes', ni, place)
  }
  return places
}
