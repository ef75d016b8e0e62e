import type { SlotReading, Stretch } from '../reading.ts'
import type { InstrumentKind } from './instrument-kind.ts'

/** Who wrote an extract: systems that write every one alike, or people. */
export const ORIGINS = ['comprasnet4', 'sidec', 'livre'] as const
export type ExtractOrigin = (typeof ORIGINS)[number]

export const BID_KINDS = [
  'pregao',
  'concorrencia',
  'tomada_de_precos',
  'convite',
  'concurso',
  'leilao',
  'dialogo_competitivo',
  'rdc',
  'chamamento_publico',
  'credenciamento',
  'dispensa',
  'inexigibilidade',
  'nao_se_aplica',
] as const
export type BidKind = (typeof BID_KINDS)[number]

/** How far a row can be trusted, by the rules that read it. */
export const CONFIDENCES = ['alta', 'media', 'baixa'] as const
export type RowConfidence = (typeof CONFIDENCES)[number]

/** The columns of a contract that are read from its text, in the names of the wire. */
export interface ContractColumns {
  tipo_instrumento: InstrumentKind
  numero_contrato: string
  ano_contrato: number
  numero_termo: string
  processo: string
  modalidade: BidKind
  numero_licitacao: string
  ano_licitacao: number
  uasg: string
  contratante_nome: string
  contratante_cnpj: string
  fornecedor_nome: string
  fornecedor_ni: string
  objeto: string
  valor_inicial: number
  valor_global: number
  valor_mensal: number
  valor_acrescimo: number
  valor_do_instrumento: number
  moeda: string
  data_assinatura: string
  vigencia_inicio: string
  vigencia_fim: string
  vigencia_prazo: string
  fundamento_legal: string
}

export type ContractColumn = keyof ContractColumns

/** What was read of each column; those that are not printed are missing. */
export type ContractReadings = {
  [Column in ContractColumn]?: SlotReading<ContractColumns[Column]> | null
}

/** A party of an instrument without a supplier. */
export interface ContractParty {
  nome: SlotReading<string>
  ni: SlotReading<string> | null
}

/** One contractor of one instrument. */
export interface ContractRead extends Stretch {
  columns: ContractReadings
  parties: ContractParty[]
  /** Its end was computed from its duration. */
  isEndComputed: boolean
  /** The process, the bid and the unit are those of another body, whose price registration is adhered to. */
  isAdhesion: boolean
  origin: ExtractOrigin
  confidence: RowConfidence
}
