import type { SampleCitation, Draft } from './acts/draft.ts'
import { createBody, type IssuingBody } from './body.ts'
import { addDays, editionNumber, weekdayUpTo } from './dates.ts'
import type { EditionOptions } from './edition-options.ts'
import { JOURNALS, materiaId, type PubName } from './journals.ts'
import type { Material } from './material.ts'
import { createRandom, type Random } from './random.ts'

/** The properties of an act before any text is written. */
export type Subject = Pick<Draft, 'type' | 'body' | 'number' | 'signedOn'>

const EXECUTIVE = createBody('Atos do Poder Executivo', 0)
const LEGISLATIVE = createBody('Atos do Poder Legislativo', 0)

/** The stream of act number `sequence` of an edition. */
export function actRandom(options: EditionOptions, sequence: number): Random {
  const { seed, date, pubName, editionNumber } = options
  return createRandom(`${seed} ${date} ${pubName} ${editionNumber} ${sequence}`)
}

/** Makes the first draws of an act's stream, so that a later act can cite it without composing it. */
export function drawSubject(options: EditionOptions, random: Random, material: Material): Subject {
  const { section } = JOURNALS[options.pubName]
  const type = material.type(section, random)
  const drawn = material.body(section, random)
  const highest = section === '3' ? 200 : 3000
  return {
    type,
    body: authorOf(type) ?? drawn,
    number: 1 + Math.floor(highest * random.next() ** 2),
    signedOn: weekdayUpTo(addDays(options.date, -random.between(1, section === '2' ? 20 : 4))),
  }
}

/** Decrees and laws have their own bodies. */
function authorOf(type: string): IssuingBody | null {
  if (type === 'Lei') return LEGISLATIVE
  return type.startsWith('Decreto') || type === 'Medida Provisória' ? EXECUTIVE : null
}

export function isRectification(type: string): boolean {
  return type.startsWith('Retificação')
}

/**
 * The act that rectification number `sequence` of an edition corrects, with its idMateria: the one of
 * that number in a regular edition of the days before, so that no two correct the same. Null when
 * that is a rectification itself.
 */
export function drawRectified(
  options: EditionOptions,
  sequence: number,
  random: Random,
  material: Material,
): { act: SampleCitation; idMateria: number } | null {
  const date = weekdayUpTo(addDays(options.date, -random.between(1, 5)))
  const { section } = JOURNALS[options.pubName]
  const pubName: PubName = `DO${section}`
  const earlier = { ...options, date, pubName, editionNumber: editionNumber(date) }
  const subject = drawSubject(earlier, actRandom(earlier, sequence), material)
  if (isRectification(subject.type)) return null
  const publication = { date, editionNumber: earlier.editionNumber, section }
  return { act: { ...subject, publication }, idMateria: materiaId(earlier, sequence) }
}
