import type { CorrectionKind } from './correction.ts'
import type { MeantPart } from './part.ts'

/**
 * The state of an act after everything that other acts, or its source, did to it, weakest first.
 */
export const SITUACOES = [
  'publicada',
  'retificada',
  'republicada',
  /** A part of it is revoked or void; the rest stands. */
  'em_parte',
  'revogada',
  'sem_efeito',
  /** Its source has withdrawn it. */
  'retirada',
] as const
export type Situacao = (typeof SITUACOES)[number]
/** A state that others make of the whole of an act. */
export type StateOfWhole = Exclude<Situacao, 'publicada' | 'em_parte' | 'retirada'>

/** What others made of an act: of the whole (null: nothing), and whether they undid a part of it. */
export interface MadeState {
  situacao: StateOfWhole | null
  /** Null: no part. */
  em_parte: true | null
}

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
  altera: { situacao: null, motivo: 'alteracao' },
  prorroga: { situacao: null, motivo: 'prorrogacao' },
  suspende: { situacao: null, motivo: 'suspensao' },
  regulamenta: { situacao: null, motivo: 'regulamentacao' },
} as const satisfies Record<CorrectionKind, { situacao: StateOfWhole | null; motivo: string }>

/** What another act does to an act, and to which part of it; null: the whole. */
export interface Made {
  tipo: CorrectionKind
  parte: MeantPart | null
}

/**
 * The state of an act after these corrections, in any order: the strongest counts. An act that
 * never took effect can no longer be revoked, so that comes last. What only alters, prolongs,
 * suspends or regulates an act leaves it in force: no text says when a suspension ends.
 */
export function stateAfter(corrections: Made[]): MadeState {
  const whole = corrections.flatMap((made) => (undoesPart(made) ? [] : stateOf(made)))
  const undone = corrections.filter(undoesPart)
  const situacao = strongest([...whole, ...(stateOfEveryAct(undone) ?? [])])
  return {
    situacao: situacao === 'publicada' ? null : (situacao as StateOfWhole),
    em_parte: undone.length > 0 || null,
  }
}

/** The weakest state of the acts in an article, if others undid each of them. */
function stateOfEveryAct(undone: Made[]): StateOfWhole[] | null {
  const acts = undone.filter(({ parte }) => parte?.tipo === 'ato')
  const count = new Set(acts.map(({ parte }) => parte?.texto)).size
  const every = acts.some(({ parte }) => parte?.of !== undefined && count >= parte.of)
  const states = acts.flatMap(stateOf).toSorted(byStrength)
  return every ? states.slice(0, 1) : null
}

function stateOf({ tipo }: Made): StateOfWhole[] {
  const { situacao } = BY_CORRECTION[tipo]
  return situacao === null ? [] : [situacao]
}

function undoesPart(made: Made): boolean {
  const [state] = stateOf(made)
  return made.parte !== null && (state === 'revogada' || state === 'sem_efeito')
}

/** The strongest of some states; `publicada` if there is none. */
function strongest(situacoes: Situacao[]): Situacao {
  return situacoes.toSorted(byStrength).at(-1) ?? 'publicada'
}

function byStrength(a: Situacao, b: Situacao): number {
  return SITUACOES.indexOf(a) - SITUACOES.indexOf(b)
}

/** Why an act is reported again after another one corrects it. */
export function reasonOf(correction: CorrectionKind): ChangeReason {
  return BY_CORRECTION[correction].motivo
}
