/** What a search wants: parts of a query in Arauto's language, and how they belong together. */
export type Wanted =
  | { kind: 'atom'; text: string }
  | { kind: 'not'; child: Wanted }
  | { kind: 'and' | 'or'; children: Wanted[] }

/** A word anywhere; in lower case lest it be an operator, codes and numbers exactly. Null: nothing to look for. */
export function wordAtom(word: string): Wanted | null {
  const plain = word.normalize('NFC')
  return /^[\p{L}\p{M}]+$/u.test(plain) ? atom(plain.toLowerCase()) : phraseAtom(plain)
}

/** Words in sequence; `near`: with at most so many others between them. */
export function phraseAtom(words: string, near: number | null = null): Wanted | null {
  const bare = words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}“”„"\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  if (!/[\p{L}\p{N}]/u.test(bare)) return null
  return atom(near === null ? `"${bare}"` : `"${bare}"~${Math.min(near, MOST_BETWEEN)}`)
}

/** As many as a query may allow. */
const MOST_BETWEEN = 10_000

export function atom(text: string): Wanted {
  return { kind: 'atom', text }
}

/** Several as one; those that say nothing are left out. Null: none does. */
export function together(kind: 'and' | 'or', children: (Wanted | null)[]): Wanted | null {
  const kept = children.filter((child) => child !== null)
  const [only] = kept
  return kept.length > 1 ? { kind, children: kept } : (only ?? null)
}

export function without(child: Wanted | null): Wanted | null {
  if (child === null) return null
  return child.kind === 'not' ? child.child : { kind: 'not', child }
}

/** The query; every group has its parentheses, and none says only what an act must not have. */
export function queryText(wanted: Wanted): string {
  const text = written(wanted)
  return isOnlyNegative(wanted) ? `* ${text}` : text
}

function written(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'atom':
      return wanted.text
    case 'not':
      return `-${grouped(wanted.child)}`
    case 'and':
      return wanted.children
        .map((child) => (child.kind === 'not' ? written(child) : grouped(child)))
        .join(' ')
    case 'or':
      return wanted.children.map(grouped).join(' OU ')
  }
}

function grouped(wanted: Wanted): string {
  return wanted.kind === 'atom' ? wanted.text : `(${queryText(wanted)})`
}

function isOnlyNegative(wanted: Wanted): boolean {
  return wanted.kind === 'not' || (wanted.kind === 'and' && wanted.children.every(isOnlyNegative))
}
