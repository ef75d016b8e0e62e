import type { BidKind, RowConfidence } from '../contracts/contract.ts'
import type { SlotReading, Stretch } from '../reading.ts'

/** What a notice of a tender does or tells. */
export const NOTICE_KINDS = [
  'abertura',
  'alteracao',
  'adiamento',
  'suspensao',
  'revogacao',
  'anulacao',
  'reabertura',
  'resultado',
  'homologacao',
  'adjudicacao',
  'deserta',
  'fracassada',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Who wrote a notice: systems that write every one alike, or people. */
export const NOTICE_ORIGINS = ['siasgnet', 'sidec', 'livre'] as const
export type NoticeOrigin = (typeof NOTICE_ORIGINS)[number]

/** The columns of a tender that are read from its text, in the names of the wire. */
export interface TenderColumns {
  tipo_aviso: NoticeKind
  modalidade: BidKind
  numero: string
  ano: number
  srp: true
  uasg: string
  processo: string
  objeto: string
  /** `2024-03-12T09:00`, or the day alone; local time. */
  data_abertura: string
  valor_estimado: number
  url_edital: string
}

export type TenderColumn = keyof TenderColumns

/** What was read of each column; those that are not printed are missing. */
export type TenderReadings = {
  [Column in TenderColumn]?: SlotReading<TenderColumns[Column]> | null
}

/** Who won, and what. */
export interface TenderWinner {
  name: SlotReading<string> | null
  id: SlotReading<string> | null
  items: SlotReading<string> | null
  amount: SlotReading<number> | null
}

/** One tender in one notice. */
export interface TenderRead extends Stretch {
  columns: TenderReadings
  winners: TenderWinner[]
  /** It only tells what is new of a notice that it corrects. */
  isCorrection: boolean
  origin: NoticeOrigin
  confidence: RowConfidence
}
