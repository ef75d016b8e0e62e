import type { ActName } from './act-name.ts'
import { innerActsOf } from '../inner-acts/inner-acts-of.ts'
import { namesOnly } from './original-text.ts'
import type { Correction } from './correction.ts'
import type { MeantPart } from './part.ts'
import { IN_PART } from './told-part.ts'
import { UNNAMED_DEVICES } from './device.ts'

/** How far a relation reaches: the whole act, or a part of it. */
export const ALCANCES = ['todo', 'parte'] as const
export type Alcance = (typeof ALCANCES)[number]

export interface Reach {
  alcance: Alcance
  /** Null for the whole act. */
  parte: MeantPart | null
}

const WHOLE: Reach = { alcance: 'todo', parte: null }

/** The corrected act; its text is read on demand. */
export interface ReachedAct {
  names(): ActName[]
  text(): string
}

/**
 * How far a correction reaches into an act. A part that its text names is one. What is done to
 * people is the whole of an act that is about nobody else; one act of an article is a part of it.
 */
export function reachInto(correction: Correction, original: ReachedAct): Reach {
  const { part = null } = correction
  if (part && part.tipo !== 'pessoa' && !isOneDeed(part)) return ofPart(part)
  const within = actWithin(correction, original)
  if (part === null) return within === null ? WHOLE : ofPart(within.part)
  const text = within?.text ?? original.text()
  const isWhole =
    part.tipo === 'pessoa' ? namesOnly(text, part.texto.split('; ')) : namesOnly(text, null)
  if (!isWhole) return ofPart(part)
  return within === null ? WHOLE : ofPart(within.part)
}

/** A deed of which a text does not say for whom it was done: `a dispensa efetivada pela Portaria nº 1`. */
export function isOneDeed({ tipo, texto }: MeantPart): boolean {
  return (
    tipo === 'medida' && /^\S+$/.test(texto) && !IN_PART.test(texto) && !UNNAMED_DEVICES.test(texto)
  )
}

function ofPart({ tipo, texto, of }: MeantPart): Reach {
  return { alcance: 'parte', parte: { tipo, texto, ...(of !== undefined && { of }) } }
}

/** The act of an article that a correction names, if the article has several. */
function actWithin(
  { names }: Correction,
  original: ReachedAct,
): { part: MeantPart; text: string } | null {
  const numbers = new Set(
    original
      .names()
      .map(({ number }) => number)
      .filter((number) => number !== null),
  )
  const named = names.find(({ number }) => number !== null && numbers.has(number))
  if (numbers.size < 2 || !named) return null
  const text = original.text()
  const acts = innerActsOf({ conteudo_completo: text, assinatura: '' })
  const found = acts.find(({ number }) => number === named.number)
  const whole = found ? text.slice(found.start, found.end) : text
  return { part: { tipo: 'ato', texto: actHeading(named.number!), of: numbers.size }, text: whole }
}

/** How an act within an article is called: `nº 1.146`. */
function actHeading(number: string): string {
  return `nº ${number.replaceAll(/\B(?=(\d{3})+$)/g, '.')}`
}
