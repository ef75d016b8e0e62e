/**
 * What `[...text.matchAll(pattern)]` gives. That makes a new RegExp for every text, which takes longer than
 * to look through a short one.
 *
 * @param pattern With the flag `g`.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (let at = 0; ;) {
    const match = matchFrom(text, pattern, at)
    if (!match) return found
    found.push(match)
    at = nextFrom(text, pattern, match)
  }
}

/** The same one by one, for whoever may not need all of them. */
export function* eachMatch(text: string, pattern: RegExp): Generator<RegExpExecArray, void> {
  for (let at = 0; ;) {
    const match = matchFrom(text, pattern, at)
    if (!match) return
    yield match
    at = nextFrom(text, pattern, match)
  }
}

function matchFrom(text: string, pattern: RegExp, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Behind a match; one character further if it is empty. */
function nextFrom(text: string, { unicode }: RegExp, { index, 0: { length } }: RegExpExecArray) {
  if (length > 0) return index + length
  return index + (unicode && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
}
