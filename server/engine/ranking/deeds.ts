import { stem } from '../analysis/stemmer.ts'

/**
 * The kind of deed that a word of a query names, if any. Its object comes some way after it, in the
 * same sentence. An appointment or a dismissal has the word *cargo* between (ADR 45).
 */
export type Deed = 'appointment' | 'other'

/** `dispensa` means a tender more often than a servant, and has another stem. */
const APPOINTMENTS = new Set(
  'nomear nomeacao designar designacao exonerar exoneracao dispensar destituir destituicao'
    .split(' ')
    .map(stem),
)

/** @param isOfFamily Whether the reading knows it as a verb or noun of the gazette. */
export function deedOf(word: string, isOfFamily: boolean): Deed | null {
  if (APPOINTMENTS.has(stem(word))) return 'appointment'
  return isOfFamily ? 'other' : null
}

/** One of these comes before an office that somebody gets or leaves: `para exercer o cargo de`. */
export const POST_WORDS = 'cargo cargos funcao funcoes encargo encargos emprego como'.split(' ')
/**
 * The most tokens between such a word and the office: `Cargo Comissionado Executivo, código CCE
 * 1.13, de`.
 */
const TO_OFFICE = 8
/** The most tokens from one word of an office to the next: `chefe da divisão`. */
const TO_NEXT = 3

/**
 * The positions of a word where it is the office that somebody gets or leaves, not that of the
 * signer.
 *
 * @param posts The positions of {@link POST_WORDS}, ascending.
 * @param next The positions of the next word in the query, if there is one.
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

/**
 * Returns a test whether any of some ascending positions is in a range; each range must begin after
 * the one before.
 */
export function anyWithin(places: readonly number[]): (from: number, to: number) => boolean {
  let at = 0
  return (from, to) => {
    while (at < places.length && places[at]! < from) at++
    return at < places.length && places[at]! <= to
  }
}
