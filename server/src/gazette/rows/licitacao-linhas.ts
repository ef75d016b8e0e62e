import { type ActOfRow, type RowReading, actOfRow, placesWithAct } from './acts/act-of-row.ts'
import { type RowActColumn, TENDER_COLUMNS } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import { type RowPlace, type RowPlacer, addPlace } from './row-places.ts'
import type {
  NoticeOrigin,
  TenderColumn,
  TenderColumns,
  TenderRead,
  TenderWinner,
} from './tenders/tender.ts'
import { type ActWithNotices, tendersIn } from './tenders/tenders-in.ts'
import { rowId } from './row-id.ts'

type Columns = { [Column in TenderColumn]: TenderColumns[Column] | null }

/** A row of the table `licitacoes`, in the names of the wire: one tender in one notice. */
export interface LicitacaoLinha extends Omit<Columns, 'srp'>, ActOfRow {
  /** `lin_` and 16 characters; the same place of the same act has the same id on every machine. */
  id: string
  tipo_aviso: TenderColumns['tipo_aviso']
  retificacao: boolean
  srp: boolean
  /** HH:MM, local time; null also where the day alone is printed. */
  hora_abertura: string | null
  orgao: string
  vencedores: Vencedor[]
  sistema_origem: NoticeOrigin
  confianca: RowConfidence
  versao_extrator: number
  /** The notice that the row was read from. */
  inicio: number
  fim: number
  trechos: (RowPlace & { coluna: TenderColumn | 'vencedores' | RowActColumn })[]
}

/** Who won, and what. */
export interface Vencedor {
  fornecedor_nome: string | null
  fornecedor_ni: string | null
  itens: string | null
  valor: number | null
}

/** What rows of tenders are read from: acts of Section 3, which is theirs. */
export interface ActWithTenders extends ActWithNotices {
  id: string
  orgao: string
  secao_base: string
}

/** The rows of tenders of an act, read from its text alone. Time is linear in the text. */
export function licitacoesOf(act: ActWithTenders, reading: RowReading): LicitacaoLinha[] {
  if (act.secao_base !== '3') return []
  return tendersIn(act).map((read, i) => rowOf(act, read, i, reading))
}

function rowOf(
  act: ActWithTenders,
  read: TenderRead,
  ordinal: number,
  { place, actAt }: RowReading,
): LicitacaoLinha {
  const { columns } = read
  const { inicio, fim } = place(read)
  const own = actAt(read.start)
  const ato = actOfRow(own, act)
  const [day = null, hour = null] = columns.data_abertura?.value.split('T') ?? []
  return {
    id: rowId(act.id, 'licitacoes', ordinal),
    tipo_aviso: columns.tipo_aviso?.value ?? 'abertura',
    modalidade: columns.modalidade?.value ?? null,
    numero: columns.numero?.value ?? null,
    ano: columns.ano?.value ?? null,
    srp: columns.srp?.value ?? false,
    uasg: columns.uasg?.value ?? null,
    processo: columns.processo?.value ?? null,
    objeto: columns.objeto?.value ?? null,
    data_abertura: day,
    valor_estimado: columns.valor_estimado?.value ?? null,
    url_edital: columns.url_edital?.value ?? null,
    hora_abertura: hour,
    retificacao: read.isCorrection,
    orgao: act.orgao,
    vencedores: read.winners.map(vencedorOf),
    sistema_origem: read.origin,
    ato_endereco: ato.ato_endereco,
    ato_tipo: ato.ato_tipo,
    ato_numero: ato.ato_numero,
    ato_data: ato.ato_data,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.licitacoes,
    inicio,
    fim,
    trechos: placesWithAct(trechosOf(read, place), own, place),
  }
}

function vencedorOf({ name, id, items, amount }: TenderWinner): Vencedor {
  return {
    fornecedor_nome: name?.value ?? null,
    fornecedor_ni: id?.value ?? null,
    itens: items?.value ?? null,
    valor: amount?.value ?? null,
  }
}

function trechosOf({ columns, winners }: TenderRead, place: RowPlacer): LicitacaoLinha['trechos'] {
  const places: LicitacaoLinha['trechos'] = []
  for (const coluna of TENDER_COLUMNS) addPlace(places, coluna, columns[coluna], place)
  for (const { name, id, items, amount } of winners)
    for (const read of [name, id, items, amount]) addPlace(places, 'vencedores', read, place)
  return places
}
