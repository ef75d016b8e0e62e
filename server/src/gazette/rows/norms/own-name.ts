import { findCitations, findKinds, normsAmong, printNorm } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { printedNumber } from '../printed-number.ts'
import { datesIn } from '../slots/date-slot.ts'
import { NORM_SPECIES, type NormReadings, type NormSpecies } from './norm.ts'

/** What an act's heading says of it. */
export interface OwnName extends Pick<NormReadings, 'especie' | 'numero' | 'ano' | 'data'> {
  especie: SlotReading<NormSpecies>
  norm: string | null
}

const SPECIES = new Set<string>(NORM_SPECIES)

/** The name of an act from its heading; null: it is of no kind that makes rules. */
export function ownNameIn(text: string, heading: Stretch, published: string): OwnName | null {
  const words = text.slice(heading.start, heading.end)
  const [kind] = findKinds(words)
  if (!kind || !isSpecies(kind.kind) || /\p{L}/u.test(words.slice(0, kind.start))) return null
  const especie = { value: kind.kind, ...placed(heading, kind) }
  const citation = findCitations(words).find(({ start }) => start === kind.start)
  const date = datesIn(text, { start: especie.end, end: heading.end })[0] ?? null
  if (!citation || citation.number === null)
    return date && { especie, data: date, ano: yearOf(date), norm: null }
  const numero = printedNumber(
    text,
    { start: especie.end, end: heading.start + citation.end },
    citation.number,
  )
  const [norm] = normsAmong([citation], Number(published.slice(0, 4)))
  return {
    especie,
    numero,
    data: date,
    ano: date ? yearOf(date) : citation.year === null ? null : { ...especie, value: citation.year },
    norm: norm ? printNorm(norm) : null,
  }
}

/** An act under the heading of several. */
interface Covered extends Stretch {
  /** `PORTARIAS DE PESSOAL DE 16 DE MARÇO DE 2023` */
  heading: Stretch
  number: string | null
}

/** The name of an act under the heading of several: the kind and the day are that heading's, the number is its own. */
export function coveredNameIn(text: string, act: Covered, published: string): OwnName | null {
  const { heading } = act
  const number = act.number?.replace(LEADING_ZEROS, '') ?? null
  const words = text.slice(heading.start, heading.end)
  const [kind] = findKinds(words)
  if (!kind || !isSpecies(kind.kind) || /\p{L}/u.test(words.slice(0, kind.start))) return null
  const especie = { value: kind.kind, ...placed(heading, kind) }
  const data = datesIn(text, { start: especie.end, end: heading.end })[0] ?? null
  if (!data) return null
  const ano = yearOf(data)
  const numero = number === null ? null : printedNumber(text, act, number)
  if (!numero) return { especie, data, ano, norm: null }
  const cited = { ...kind, number, date: data.value, isShortYear: false, office: '', esfera: null }
  const [norm] = normsAmong([{ ...cited, year: ano.value }], Number(published.slice(0, 4)))
  return { especie, numero, data, ano, norm: norm ? printNorm(norm) : null }
}

function isSpecies(kind: string): kind is NormSpecies {
  return SPECIES.has(kind)
}

function placed(within: Stretch, { start, end }: Stretch): Stretch {
  return { start: within.start + start, end: within.start + end }
}

function yearOf({ value, start, end }: SlotReading<string>): SlotReading<number> {
  return { value: Number(value.slice(0, 4)), start, end }
}

/** `0459` */
const LEADING_ZEROS = /^0+(?=\d)/
