import { pagesIn } from '../../printed/pages.ts'
import type { ActName } from './act-name.ts'
import { type Agreement, confidenceOf } from './confidence.ts'
import type { Correction } from './correction.ts'
import { words } from '../words.ts'
import { excerptShare, kinship, officeShare } from './likeness.ts'

/** An act that may be the corrected one. Costly parts are read on demand. */
export interface Candidate {
  id: string
  data_publicacao: string
  edicao: string
  pagina: string
  orgao: string
  names(): ActName[]
  text(): string
}

/** The weights of a correction's details when they agree. */
const WEIGHT = {
  number: 4,
  ownDate: 3,
  year: 1,
  office: 2,
  day: 3,
  edition: 1,
  page: 2,
  excerpt: 4,
  body: 4,
}
/**
 * A number and a date alone do not suffice: hundreds of bodies number their acts from 1 each year.
 */
const ENOUGH = 9
/** The same body, or one above or below it. */
const SAME_BODY = 0.8
/**
 * The least lead over every other candidate: less than a page, more than half of an excerpt's
 * words.
 */
const LEAD = 1.5
/** A candidate that is less far behind resembles the best one: as much as a number weighs. */
const NEAR = WEIGHT.number

/** The act that a correction refers to, and how well it agrees. */
export interface Closest<C extends Candidate> extends Agreement {
  original: C
}

/**
 * The act that a correction by the body `orgao` refers to, and how often such a link is right; null when no
 * candidate stands out.
 */
export function chooseOriginal<C extends Candidate>(
  correction: Correction,
  orgao: string,
  candidates: C[],
): { original: C; confianca: number } | null {
  const closest = findClosest(correction, orgao, candidates)
  return closest && { original: closest.original, confianca: confidenceOf(closest) }
}

/**
 * The candidate that agrees most with the details of a correction; null when none stands out. Bodies have weight but do not exclude, because a
 * rector corrects what a department of his published. A place of publication that agrees in nothing
 * does exclude. If an act is printed twice, either copy is the original.
 */
export function findClosest<C extends Candidate>(
  correction: Correction,
  orgao: string,
  candidates: C[],
): Closest<C> | null {
  const scored = candidates.map((candidate) => ({
    candidate,
    ...scoreDetails(correction, orgao, candidate),
  }))
  const hoped = Math.max(ENOUGH, ...scored.map(({ points }) => points))
  const [best, second] = scored
    // Other candidates could not come near the best one, whatever their texts.
    .filter(({ points }) => points + WEIGHT.excerpt + LEAD >= hoped)
    .map((each) => withExcerpt(correction.excerpt, each))
    .filter(({ isLikely, points }) => isLikely && points >= ENOUGH)
    .sort((a, b) => b.points - a.points || compareTexts(a.candidate.id, b.candidate.id))
    // The first of identical copies.
    .filter((each, i, all) => i === 0 || !isCopy(each, all[0]!))
  if (!best || (second && best.points - second.points < LEAD)) return null
  const hasRival = second !== undefined && best.points - second.points < NEAR
  return { original: best.candidate, share: best.points / best.given, hasRival }
}

function isCopy<C extends Candidate>(a: Score<C>, b: Score<C>): boolean {
  return a.points === b.points && words(a.candidate.text()) === words(b.candidate.text())
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

interface Score<C extends Candidate> {
  candidate: C
  /** The weights of the details that agree, and of all that the text gives. */
  points: number
  given: number
  /** Whether this can be the original, and whether it can if it contains the excerpt. */
  isLikely: boolean
  isLikelyIfItSays: boolean
}

/** Scores everything but the excerpt, for which a text must be read. */
function scoreDetails(
  { publishedIn: place, names, excerpt }: Correction,
  orgao: string,
  candidate: Candidate,
): Omit<Score<Candidate>, 'candidate'> {
  let points = 0
  let given = 0
  /** Adds the weight of a detail that the text gives; returns whether it agrees. */
  const weigh = (detail: keyof typeof WEIGHT, share: number | boolean) => {
    given += WEIGHT[detail]
    points += WEIGHT[detail] * Number(share)
    return Number(share) > 0.5
  }
  const isNumbered = names.some(({ number }) => number !== null)
  const kin = kinship(orgao, candidate.orgao)
  const body = weigh('body', kin)
  const edition = !!place?.edition && weigh('edition', place.edition === candidate.edicao)
  const date = !!place?.date && weigh('day', place.date === candidate.data_publicacao)
  const page = !!place?.page && weigh('page', pagesIn(candidate.pagina).includes(place.page))
  const contradicted = place !== null && !edition && !date && !page
  if (contradicted || (!isNumbered && !body))
    return { points: 0, given, isLikely: false, isLikelyIfItSays: false }
  const name = names.length === 0 ? NAMELESS : bestName(names, candidate.names())
  const number = isNumbered && weigh('number', name.number)
  const ownDate = names.some((each) => each.date !== null) && weigh('ownDate', name.date)
  const year = names.some((each) => each.year !== undefined) && weigh('year', name.year)
  const office = name.office !== null && weigh('office', name.office)
  const day = date || edition
  const placed = day && page
  // Without a name, an act is only one of many on its page or of its body, unless it contains the
  // excerpt.
  const mustSay = names.length === 0 && excerpt !== ''
  // Departments of one institution each number their acts from 1, and on the same days.
  const isOfBody = kin >= SAME_BODY || (body && office)
  // An office numbers its acts of a year only once.
  const isOfOffice = kin === 1 && office
  // So does a body, except for departments with names of their own.
  const isOfYear = kin === 1 && year && excerpt === '' && (name.office === null || name.isPlain)
  const isLikely = isNumbered
    ? number &&
      ((day && (placed || (body && ownDate))) ||
        ((day || ownDate) && isOfBody) ||
        isOfOffice ||
        isOfYear)
    : !mustSay && (placed || (ownDate && day))
  const isOfBodyThatDay = names.length === 0 && !place?.page && day && kin >= SAME_BODY
  const isLikelyIfItSays = isNumbered
    ? placed || (number && body)
    : placed || ownDate || isOfBodyThatDay
  return { points, given, isLikely, isLikelyIfItSays }
}

function withExcerpt<C extends Candidate>(excerpt: string, score: Score<C>): Score<C> {
  if (excerpt === '') return score
  const share = excerptShare(excerpt, score.candidate.text())
  return {
    ...score,
    points: score.points + WEIGHT.excerpt * share,
    given: score.given + WEIGHT.excerpt,
    isLikely: score.isLikely || (share > 0.5 && score.isLikelyIfItSays),
  }
}

interface Fit {
  number: boolean
  date: boolean
  /** Whether the year, given without a date, is known to agree. */
  year: boolean
  office: number | null
  /** Whether the act's own name gives no office. */
  isPlain: boolean
  fit: number
}

const NAMELESS: Fit = {
  number: false,
  date: false,
  year: false,
  office: null,
  isPlain: false,
  fit: -1,
}

/** The best fit among all pairs of a searched and a borne name. */
function bestName(sought: ActName[], borne: ActName[]): Fit {
  let best = NAMELESS
  for (const name of sought) {
    for (const other of borne) {
      const ofYear = yearOf(other)
      const isOfYear = name.year === undefined || name.year === (ofYear ?? name.year)
      if (name.kind !== other.kind || !isOfYear) continue
      const date = name.date !== null && name.date === other.date
      const number = name.number === other.number && (name.number !== null || date)
      const office = officeShare(name.office, other.office)
      const fit = 4 * Number(number) + 2 * Number(date) + (office ?? 0)
      const year = name.year !== undefined && name.year === ofYear
      if (fit > best.fit) best = { number, date, year, office, isPlain: other.office === '', fit }
    }
  }
  return best
}

/** Null for an act without one, whose number may be of any year. */
function yearOf({ date, year }: ActName): number | null {
  return date === null ? (year ?? null) : Number(date.slice(0, 4))
}
