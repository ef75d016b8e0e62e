/** An escape, the beginning of a group, its name among it, a class, a count, or one character. */
const TOKEN = /\\p\{\w+\}|\\.|\(\?-i:|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]|\{[\d,]+\}|./gsu
/** In a class: an escape, a range, or one character. */
const MEMBER = /\\p\{\w+\}|\\.|(\p{L})-(\p{L})|./gsu

/**
 * Rewrites a pattern so that without the flag `i` it matches what `source` matches with it:
 * `[lL][eE][iI]` for `lei`. In `(?-i:…)` case matters. Patterns with such a group use this instead
 * of V8's own support. Once a thread has compiled a megabyte of patterns, V8 13.6 forgets the flag
 * there, and no longer finds `Lei`. `\p{Lu}` and the like stay unchanged.
 */
export function anyCase(source: string): string {
  let result = ''
  /** For each open group, whether case matters in it. */
  const groups = [false]
  for (const [token] of source.matchAll(TOKEN)) {
    const isExact = groups.at(-1)! // never empty: parentheses are balanced
    if (token.startsWith('(')) groups.push(isExact || token === '(?-i:')
    if (token === ')') groups.pop()
    result += token === '(?-i:' ? '(?:' : isExact ? token : bothCases(token)
  }
  return result
}

function bothCases(token: string): string {
  if (token.startsWith('[')) return token.replace(MEMBER, inBothCases)
  const swapped = swapCase(token)
  return token.length > 1 || swapped === token ? token : `[${token}${swapped}]`
}

function inBothCases(member: string, first?: string, last?: string): string {
  if (member.startsWith('\\')) return member
  const swapped = first && last ? swapRange(first, last) : swapCase(member)
  return swapped === member ? member : member + swapped
}

/** `À-ÿ` has letters of both cases. */
function swapRange(first: string, last: string): string {
  const isOfOneCase = isUpper(first) === isUpper(last)
  return isOfOneCase ? `${swapCase(first)}-${swapCase(last)}` : `${first}-${last}`
}

function isUpper(letter: string): boolean {
  return letter === letter.toUpperCase()
}

function swapCase(letter: string): string {
  const upper = letter.toUpperCase()
  return upper === letter ? letter.toLowerCase() : upper.length === 1 ? upper : letter
}
