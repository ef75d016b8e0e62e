import type { CorrectionKind } from './correction.ts'

/**
 * The state of an act after everything that other acts, or its source, did to it, weakest first.
 */
export const SITUACOES = [
  'publicada',
  'retificada',
  'republicada',
  'revogada',
  'sem_efeito',
  /** Its source has withdrawn it. */
  'retirada',
] as const
export type Situacao = (typeof SITUACOES)[number]

/**
 * Why an act is reported again: its source or our reading of it changed, its source withdrew it, or
 * another act corrects it.
 */
export type ChangeReason =
  | 'reprocessamento'
  | 'retirada'
  | (typeof BY_CORRECTION)[CorrectionKind]['motivo']

const BY_CORRECTION = {
  retifica: { situacao: 'retificada', motivo: 'retificacao' },
  republica: { situacao: 'republicada', motivo: 'republicacao' },
  revoga: { situacao: 'revogada', motivo: 'revogacao' },
  torna_sem_efeito: { situacao: 'sem_efeito', motivo: 'sem_efeito' },
  anula: { situacao: 'sem_efeito', motivo: 'anulacao' },
} as const satisfies Record<CorrectionKind, { situacao: Situacao; motivo: string }>

/**
 * The state of an act after these corrections, in any order: the strongest counts. An act that
 * never took effect can no longer be revoked, so that comes last.
 */
export function situacaoOf(corrections: CorrectionKind[]): Situacao {
  const ranks = corrections.map((tipo) => SITUACOES.indexOf(BY_CORRECTION[tipo].situacao))
  return SITUACOES[Math.max(0, ...ranks)]!
}

/** Why an act is reported again after another one corrects it. */
export function reasonOf(correction: CorrectionKind): ChangeReason {
  return BY_CORRECTION[correction].motivo
}
