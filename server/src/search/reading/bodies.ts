import { tokenize } from '../../../engine/analysis.ts'
import { BODY_ROWS } from './body-table.ts'

/** A body of the Union that people call by its acronym. */
export interface Body {
  /** Folded: `anvisa`. */
  acronyms: string[]
  /** As the hierarchy of bodies has them; the first one is the form that texts print. */
  names: string[]
  /** The words of the first name. */
  words: string[]
}

const OPTIONAL = '(Fundação) '

const bodies = BODY_ROWS.trim()
  .split('\n')
  .map((row): Body => {
    const [acronyms = '', printed = ''] = row.trim().split(': ')
    const name = printed.replace(OPTIONAL, '')
    const names = name === printed ? [name] : [name, `Fundação ${name}`]
    return { acronyms: wordsOf(acronyms), names, words: wordsOf(name) }
  })
const byAcronym = new Map(bodies.flatMap((body) => body.acronyms.map((acronym) => [acronym, body])))
const byName = new Map(
  bodies.flatMap((body) => body.names.map((name) => [wordsOf(name).join(' '), body])),
)
const byFirstWord = Map.groupBy(bodies, ({ words }) => words[0]!) // a name has words

/** The body of an acronym, which is folded; null when there is none. */
export function bodyOfAcronym(acronym: string): Body | null {
  return byAcronym.get(acronym) ?? null
}

/** The acronym of the body with this name, in capitals; null if the table lacks it. */
export function acronymOf(name: string): string | null {
  const words = wordsOf(name)
  const body = byName.get(words.join(' '))
  return body?.acronyms[0]?.toUpperCase() ?? null
}

/** The body whose whole name begins these words; of several, the one with the longest name. */
export function bodyNamedBy(words: readonly string[]): Body | null {
  const [first] = words
  const named = (byFirstWord.get(first ?? '') ?? []).filter((body) =>
    body.words.every((word, i) => words[i] === word),
  )
  return named.reduce<Body | null>(
    (best, body) => (best && best.words.length >= body.words.length ? best : body),
    null,
  )
}

function wordsOf(text: string): string[] {
  return tokenize(text).map(({ text: word }) => word)
}
