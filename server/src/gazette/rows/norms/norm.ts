import type { ActKind } from '../../../../engine/entities.ts'
import type { RowConfidence } from '../contracts/contract.ts'
import type { SlotReading, Stretch } from '../reading.ts'

/** Kinds of acts that make rules, or change and revoke those of others. */
export const NORM_SPECIES = [
  'emenda_constitucional',
  'lei_complementar',
  'lei_delegada',
  'lei',
  'medida_provisoria',
  'decreto_lei',
  'decreto_legislativo',
  'decreto',
  'instrucao_normativa',
  'instrucao',
  'orientacao_normativa',
  'norma_de_execucao',
  'portaria',
  'resolucao',
  'recomendacao',
  'deliberacao',
  'provimento',
  'circular',
  'ordem_de_servico',
  'ato',
] as const satisfies ActKind[]

export type NormSpecies = (typeof NORM_SPECIES)[number]

/** From what an act says that it comes into force. */
export const FORCE_ORIGINS = ['publicacao', 'assinatura', 'data', 'prazo'] as const
export type ForceOrigin = (typeof FORCE_ORIGINS)[number]

/** The columns of `normas` that are read from the text and hold one value. */
export interface NormColumns {
  especie: NormSpecies
  numero: string
  ano: number
  data: string
  ementa: string
  /** The day: printed, or that of what the act names instead. */
  entra_em_vigor: string
  entra_em_vigor_origem: ForceOrigin
}

export type NormColumn = keyof NormColumns

/** What was read of each column; those that are not printed are missing. */
export type NormReadings = { [Column in NormColumn]?: SlotReading<NormColumns[Column]> | null } & {
  especie: SlotReading<NormSpecies>
}

/** What an act does to another one. */
export const NORM_EFFECTS = ['altera', 'revoga', 'regulamenta'] as const
export type NormEffect = (typeof NORM_EFFECTS)[number]

/** An act that another one alters, revokes or regulates. */
export interface TouchedNorm {
  effect: NormEffect
  /** As `norma:` of queries names it; null: it is of a kind that has no such names. */
  norm: string | null
  /** Its name, as printed. */
  name: SlotReading<string>
  /** The divisions that are meant, as printed. */
  devices: SlotReading<string>[]
  /** Whether it is meant as a whole; null: the text does not clearly say. */
  isWhole: boolean | null
  /** The words that say so. */
  words: string
}

/** One act that makes rules. */
export interface NormRead extends Stretch {
  columns: NormReadings
  /** Its own name, as `norma:` of queries has it; null: it is of a kind that has no such names, or has no number. */
  norm: string | null
  touched: TouchedNorm[]
  confidence: RowConfidence
}
