import type { RowConfidence } from '../contracts/contract.ts'
import type { SlotReading, Stretch } from '../reading.ts'

/** What a sanction is; CEIS' and CNEP's categories, by their noun. */
export const SANCTION_KINDS = [
  'advertencia',
  'multa',
  'impedimento',
  'suspensao',
  'inidoneidade',
  'descredenciamento',
] as const
export type SanctionKind = (typeof SANCTION_KINDS)[number]

/** Which law a company is punished by: that of tenders and contracts, or the one against corruption. */
export const SANCTION_SPHERES = ['licitacao', 'anticorrupcao'] as const
export type SanctionSphere = (typeof SANCTION_SPHERES)[number]

/** What a notice leaves of the sanction. */
export const SANCTION_STATES = ['aplicada', 'reduzida', 'suspensa', 'retirada'] as const
export type SanctionState = (typeof SANCTION_STATES)[number]

/** The columns of a sanction that are read from its text, in the names of the wire. */
export interface SanctionColumns {
  categoria_sancao: SanctionKind
  sancionado_nome: string
  sancionado_cnpj: string
  /** With whom the company may not contract. */
  abrangencia: string
  /** ISO 8601: `P2Y6M`. */
  prazo: string
  data_inicio: string
  data_fim: string
  valor_multa: number
  motivo: string
  processo: string
  fundamento_legal: string
  orgao_sancionador: string
}

export type SanctionColumn = keyof SanctionColumns

/** What was read of each column; those that are not printed are missing. */
type SanctionReadings = {
  [Column in SanctionColumn]?: SlotReading<SanctionColumns[Column]> | null
}

/** One sanction of one company in one notice. */
export interface SanctionRead extends Stretch {
  columns: SanctionReadings
  sphere: SanctionSphere
  state: SanctionState
  /** It only tells what is new of a notice that it corrects. */
  isCorrection: boolean
  confidence: RowConfidence
}
