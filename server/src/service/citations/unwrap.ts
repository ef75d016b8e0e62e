/** Blanks of one unit that word processors and web pages put where a line must not break. */
const FIXED_BLANK = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
/** `2. A Lei`, `3.1 O Decreto`, `4 - A Portaria`, `b) Portaria`: an item of a list begins. */
const ITEM = String.raw`(?:\d{1,3}(?:\.\d{1,3})*[.)]?(?: ?[-–])? +\p{Lu}|[\p{Ll}\d]{1,3}\))`
/** A line that goes on in the next one: a sentence was wrapped here. */
const WRAP = new RegExp(
  String.raw`(?<=[\p{L}\p{N},°])[ \t]*\r?\n[ \t]*(?=[\p{Ll}\d])(?!${ITEM})`,
  'gu',
)

/** A text without the breaks within its sentences. */
interface Unwrapped {
  text: string
  /** Where a place of it is in the text as it was pasted. */
  placeOf(at: number): number
}

/** What was copied from a PDF or a web page breaks its lines within names and dates. */
export function unwrap(pasted: string): Unwrapped {
  const wraps: { at: number; cut: number }[] = []
  let cut = 0
  const text = pasted.replaceAll(FIXED_BLANK, ' ').replaceAll(WRAP, (wrap, at: number) => {
    const one = { at: at - cut, cut: wrap.length - 1 }
    wraps.push(one)
    cut += one.cut
    return ' '
  })
  return {
    text,
    placeOf: (place) => wraps.reduce((sum, { at, cut }) => (at < place ? sum + cut : sum), place),
  }
}
