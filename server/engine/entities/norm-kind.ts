import type { ActKind } from './act-kind.ts'

/** Kinds of acts that make rules, and their printed names. */
const NAMES: Partial<Record<ActKind, string>> = {
  emenda_constitucional: 'Emenda Constitucional',
  lei_complementar: 'Lei Complementar',
  lei_delegada: 'Lei Delegada',
  lei: 'Lei',
  medida_provisoria: 'Medida Provisória',
  decreto_lei: 'Decreto-Lei',
  decreto_legislativo: 'Decreto Legislativo',
  decreto: 'Decreto',
  instrucao_normativa: 'Instrução Normativa',
  portaria: 'Portaria',
  resolucao: 'Resolução',
}

/** The most digits of a number; a longer one belongs to something else, or is a misprint. */
const MOST_DIGITS: Partial<Record<ActKind, number>> = {
  emenda_constitucional: 3,
  lei_complementar: 4,
  lei_delegada: 2,
  lei: 5,
  medida_provisoria: 4,
  decreto_lei: 5,
  decreto_legislativo: 5,
  decreto: 5,
  instrucao_normativa: 5,
  portaria: 6,
  resolucao: 6,
}

/** Thousands have dots or none at all: `8.7454` is no number. */
const GROUPED = /^(?:\d+|\d{1,3}(?:\.\s?\d{3})+)$/

/** Whether acts of a kind are norms: rules, or orders that are cited like rules. */
export function isNormKind(kind: ActKind): boolean {
  return NAMES[kind] !== undefined
}

export function normKindName(kind: ActKind): string {
  return NAMES[kind] ?? kind
}

/** Whether a norm of this kind can have a printed number. */
export function canBeNumbered(kind: ActKind, printed: string): boolean {
  const digits = printed.replace(/\D/g, '').replace(/^0+/, '')
  return GROUPED.test(printed) && digits.length > 0 && digits.length <= (MOST_DIGITS[kind] ?? 0)
}
