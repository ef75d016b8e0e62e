import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const KINDS = [
  'retifica',
  'republica',
  'torna_sem_efeito',
  'revoga',
  'anula',
  'altera',
  'prorroga',
  'suspende',
  'regulamenta',
  'cita',
] as const

/** The kinds that only the last set was labelled for. */
export const LATER_KINDS: readonly RelationKind[] = [
  'altera',
  'prorroga',
  'suspende',
  'regulamenta',
]

export type RelationKind = (typeof KINDS)[number]
export type CorrectionKind = Exclude<RelationKind, 'cita'>

/** The originals by kind; `pub_A|pub_B` where either is right, because it was printed twice. */
export type Originals = Partial<Record<CorrectionKind, string[]>>

/** The set on which the first rules were made. */
interface OldLabels {
  corrections: Record<string, Originals>
  /** Corrections whose original the editions lack. */
  withoutOriginal: string[]
  /** Citations found and judged right. */
  citations: Record<string, string[]>
}

/**
 * An act that a text corrects and that the editions lack; fields that the text does not give are null.
 */
export interface Statement {
  tipo: CorrectionKind
  /** Our own word for the kind of the original's heading (plant.ts). */
  kind: string
  /** As the original prints it; for bids and contracts, with its year if they have one. */
  number: string | null
  /** The act's own date, YYYY-MM-DD. */
  date: string | null
  /** When it was published. */
  day: string | null
  /** Needed for extras, and for years that {@link editionOf} does not know. */
  edition: string | null
  page: string | null
}

/** An act that a text only names: `alterada pela Portaria nº 2`. */
export type Named = Omit<Statement, 'tipo'>

/** An act of the later sets, whose text was read before any rule was changed. */
export interface Label {
  links: Originals
  speaksOf: Statement[]
  /** From the sixth set on; a link to one of them is wrong. */
  alsoNames?: Named[]
}

export type LabelledSet = Record<string, Label>

export const old = read('labels.json') as OldLabels
/** The sets by name. README.md tells how each was made, and which were looked at when. */
export const SETS = {
  tuning: read('tuning.json') as LabelledSet,
  'held-out': read('held-out.json') as LabelledSet,
  'unseen-1': read('unseen-1.json') as LabelledSet,
  'unseen-2': read('unseen-2.json') as LabelledSet,
  'unseen-3': read('unseen-3.json') as LabelledSet,
  'unseen-4': read('unseen-4.json') as LabelledSet,
  'unseen-5': read('unseen-5.json') as LabelledSet,
  'unseen-6': read('unseen-6.json') as LabelledSet,
  'unseen-7': read('unseen-7.json') as LabelledSet,
  elsewhere: read('elsewhere.json') as LabelledSet,
  'unseen-8': read('unseen-8.json') as LabelledSet,
  'unseen-9': read('unseen-9.json') as LabelledSet,
}
/** The acts of the sets from other sources, in the form of INLABS' zips. */
export const EDITIONS = join(import.meta.dirname, 'editions')
export type SetName = keyof typeof SETS
/** Labelled for the later kinds, too. */
export const WITH_LATER_KINDS: SetName = 'unseen-9'

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
}
