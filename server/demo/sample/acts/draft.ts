import type { Blocks } from '../blocks.ts'
import type { IssuingBody } from '../body.ts'
import { longDate } from '../dates.ts'
import { personName, processNumber, thousands } from '../identifiers.ts'
import type { JournalSection } from '../journals.ts'
import phrases from '../phrases.json' with { type: 'json' }
import type { Prose, ProseKind } from '../prose.ts'
import type { Random } from '../random.ts'

/** An act as another one cites it. */
export interface SampleCitation {
  type: string
  number: number
  /** The day of the act itself, on or before publication. */
  signedOn: string
  body: IssuingBody
  publication: { date: string; editionNumber: string; section: JournalSection }
}

/** The properties of an act that are decided before its text is written. */
export interface Draft {
  random: Random
  section: JournalSection
  /** Day of publication. */
  date: string
  type: string
  body: IssuingBody
  number: number
  signedOn: string
  /** Whether a table fills the text instead of sentences. */
  tabular: boolean
  prose: Prose
  /** The act that this one rectifies, for rectifications. */
  rectified: SampleCitation | null
}

/** The part above the text. */
export interface Head {
  /** Printed lines of the title; the first is `Identifica`. */
  heading: string[]
  ementa: string | null
  /** The line of place and date, if the act marks one; the text has it, too. */
  place: string | null
  /** Heading of the body, printed above the title in acts of several bodies. */
  bodyTitle: string | null
}

/** Writes the text of an act into `blocks` and returns the part above it. */
export type Composer = (draft: Draft, blocks: Blocks) => Head

export function head(heading: string[], parts: Partial<Head> = {}): Head {
  return { heading, ementa: null, place: null, bodyTitle: null, ...parts }
}

/** The name of a type in the printed title: a `Decreto de Pessoal` is a `Decreto`. */
export function printedType(type: string): string {
  if (type.startsWith('Decreto')) return 'Decreto'
  return type.replace(/-.*/, '')
}

/** `PORTARIA Nº 1.326, DE 22 DE MARÇO DE 2026`, with the variants that typists produce. */
export function numberedTitle(draft: Draft, name: string = printedType(draft.type)): string {
  const { random, body, number, signedOn } = draft
  const initials = random.chance(0.3) && body.initials.length > 1 ? ` ${body.initials}` : ''
  const sign = random.chance(0.1) ? random.pick(['nº', 'N°', 'No', 'N.º']) : 'Nº'
  const date = longDate(signedOn)
  const printedDate = random.chance(0.1) ? date : date.toUpperCase()
  return `${name.toUpperCase()}${initials} ${sign} ${thousands(number)}, DE ${printedDate}`
}

/** Whether the name of an act type takes masculine articles: `este Decreto`, `esta Portaria`. */
export function isMasculine(type: string): boolean {
  return /^(Decreto|Ato|Extrato|Aviso|Edital|Despacho|Acórdão|Alvará|Resultado)/.test(type)
}

/** The authority, the norm that empowers it and sometimes the process, up to `resolve:`. */
export function preamble(draft: Draft, verb: string): string {
  const { random, body, date } = draft
  const basis = random.pick([
    'no uso da atribuição que lhe confere',
    'no uso das atribuições que lhe confere',
    'no exercício da competência que lhe confere',
    'no uso de suas atribuições legais e tendo em vista o que dispõe',
  ])
  const number = processNumber(random, Number(date.slice(0, 4)))
  const process = random.chance(0.6) ? `, e considerando o que consta do Processo nº ${number}` : ''
  return `${body.authority.heading}, ${basis} ${random.pick(phrases.bases)}${process}, ${verb}:`
}

/** The signatory of the body, with the office in one of four acts. */
export function sign(draft: Draft, blocks: Blocks): void {
  const { random, body } = draft
  blocks.p(personName(body.index + 1), 'assina')
  if (random.chance(0.25)) blocks.p(body.authority.office, 'cargo')
}

/** The place and date line, in the text and for the head. */
export function placeLine(draft: Draft, blocks: Blocks): string {
  const { random, body, signedOn } = draft
  const municipality = /^Prefeituras\/[^/]*\/Prefeitura Municipal d\S+ ([^/]*)/i.exec(body.path)
  const line = `${municipality?.[1] ?? random.pick(phrases.cities)}, ${longDate(signedOn)}.`
  blocks.p(line, 'data')
  return line
}

/** Too little space for one more sentence. */
const ROOM_FOR_A_SENTENCE = 60

/** Fills the remaining space with sentences, each after `prefix(i)`, i from 0. */
export function fill(
  draft: Draft,
  blocks: Blocks,
  kind: ProseKind,
  prefix: (index: number) => string = () => '',
): void {
  for (let index = 0; blocks.room() > ROOM_FOR_A_SENTENCE; index++) {
    const sentence = draft.prose(draft.random, kind, draft.date, blocks.room())
    blocks.p(prefix(index) + sentence)
  }
}
