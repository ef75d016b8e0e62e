import type { CorrectionKind } from './corrections.ts'

/** What an act is after all that others, or its source, did to it, the weakest first. */
export const SITUACOES = [
  'publicada',
  'retificada',
  'republicada',
  'revogada',
  'sem_efeito',
  /** Its source has taken it back. */
  'retirada',
] as const
export type Situacao = (typeof SITUACOES)[number]

/**
 * Why an act is told of again: its source or our reading of it changed, its source took it back, or another act
 * corrects it.
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
 * What an act is that others correct in these ways, in whatever order: the strongest counts. An act that never
 * took effect cannot be revoked any more, so that comes last.
 */
export function situacaoOf(corrections: CorrectionKind[]): Situacao {
  const ranks = corrections.map((tipo) => SITUACOES.indexOf(BY_CORRECTION[tipo].situacao))
  return SITUACOES[Math.max(0, ...ranks)]!
}

/** Why an act is told of again that another one corrects. */
export function reasonOf(correction: CorrectionKind): ChangeReason {
  return BY_CORRECTION[correction].motivo
}
