import { stem } from '../stemmer.ts'

/**
 * What a word of a query does, if it does anything: what it is done with stands some way behind it, in the same
 * sentence. What puts somebody into an office or out of it has the word *cargo* between (ADR 45).
 */
export type Deed = 'appointment' | 'other'

/** `dispensa` is of a tender more often than of a servant, and has another stem. */
const APPOINTMENTS = new Set(
  'nomear nomeacao designar designacao exonerar exoneracao dispensar destituir destituicao'
    .split(' ')
    .map(stem),
)

/** @param isOfFamily The reading knows it as a verb or noun of the gazette. */
export function deedOf(word: string, isOfFamily: boolean): Deed | null {
  if (APPOINTMENTS.has(stem(word))) return 'appointment'
  return isOfFamily ? 'other' : null
}

/** One of them stands before an office that somebody gets or leaves: `para exercer o cargo de`. */
export const POST_WORDS = 'cargo cargos funcao funcoes encargo encargos emprego como'.split(' ')
/** From there to the office: `Cargo Comissionado Executivo, código CCE 1.13, de`. */
const TO_OFFICE = 8
/** From one word of an office to the next: `chefe da divisão`. */
const TO_NEXT = 3

/**
 * Of the places of a word those where it is the office that somebody gets or leaves, not that of who signs.
 *
 * @param posts Where {@link POST_WORDS} stand, ascending.
 * @param next Where the word stands that follows in the query, if one does.
 */
export function officesIn(
  places: readonly number[],
  posts: readonly number[],
  next: readonly number[] | undefined,
): readonly number[] {
  const followsPost = anyWithin(posts)
  const isFollowed = next === undefined ? () => true : anyWithin(next)
  return places.filter(
    (place) => followsPost(place - TO_OFFICE, place - 1) && isFollowed(place + 1, place + TO_NEXT),
  )
}

/** Tells of ranges, each of which begins behind the one asked of before, whether any of some ascending places is in it. */
function anyWithin(places: readonly number[]): (from: number, to: number) => boolean {
  let at = 0
  return (from, to) => {
    while (at < places.length && places[at]! < from) at++
    return at < places.length && places[at]! <= to
  }
}
