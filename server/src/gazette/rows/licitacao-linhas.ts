import { TENDER_COLUMNS } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import type { SlotReading } from './reading.ts'
import { type RowPlace, type RowPlacer, placesOf } from './row-places.ts'
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
export interface LicitacaoLinha extends Omit<Columns, 'srp'> {
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
  trechos: (RowPlace & { coluna: TenderColumn | 'vencedores' })[]
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
export function licitacoesOf(act: ActWithTenders, place: RowPlacer): LicitacaoLinha[] {
  if (act.secao_base !== '3') return []
  return tendersIn(act).map((read, i) => ({
    id: rowId(act.id, 'licitacoes', i),
    ...valuesOf(read),
    retificacao: read.isCorrection,
    orgao: act.orgao,
    vencedores: read.winners.map(vencedorOf),
    sistema_origem: read.origin,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.licitacoes,
    ...place(read),
    trechos: trechosOf(read, place),
  }))
}

function valuesOf({ columns }: TenderRead) {
  const values = Object.fromEntries(
    TENDER_COLUMNS.map((column) => [column, columns[column]?.value ?? null]),
  ) as Columns
  const [day = null, hour = null] = values.data_abertura?.split('T') ?? []
  return {
    ...values,
    tipo_aviso: values.tipo_aviso ?? 'abertura',
    srp: values.srp ?? false,
    data_abertura: day,
    hora_abertura: hour,
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
  const readings: [TenderColumn | 'vencedores', SlotReading<unknown> | null | undefined][] = [
    ...TENDER_COLUMNS.map((column): [TenderColumn, SlotReading<unknown> | null | undefined] => [
      column,
      columns[column],
    ]),
    ...winners.flatMap(({ name, id, items, amount }) =>
      [name, id, items, amount].map((read): ['vencedores', typeof read] => ['vencedores', read]),
    ),
  ]
  return placesOf(readings, place)
}
