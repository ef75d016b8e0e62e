import { ACTS_ON_PEOPLE } from './acts-on-people.ts'
import type { Line } from './lines.ts'
import type { HeadedLines } from './headed-lines.ts'

/** Where an inner act begins; all are indexes of lines. */
export interface Beginning {
  /** Of its first line. */
  at: number
  number: string | null
  /** Of the heading that it stands under. */
  heading: number | null
  /** The end of the lines under that heading. */
  to: number
}

/** Notices number the contracts and tenders that they tell of, and corrections what they correct. */
const TELLS_OF_NUMBERS = new Set(['Extrato', 'Aviso', 'Edital', 'Retificação'])

/** The acts below a heading: one or several; none before the first heading, unless they are numbered. */
export function beginningsIn(lines: Line[], headed: HeadedLines): Beginning[] {
  const { heading: at, from, to } = headed
  const head = at === null ? undefined : lines[at]
  const kind = head?.heading ?? null
  const within = { heading: at, to }
  const whole = at === null ? [] : [{ ...within, at, number: head?.number ?? null }]
  if (head?.number && !kind?.isPlural) return whole

  const tells = kind !== null && !kind.isPlural && TELLS_OF_NUMBERS.has(kind.kind)
  const annex = firstIndex(lines, from, to, ({ kind }) => kind === 'annex')
  const opening = firstIndex(lines, from, to, ({ kind }) => kind === 'opening')
  const numbered = indexes(lines, tells ? opening : from, annex, isNumbered)
  const several = numbered.map((line) => ({ ...within, at: line, number: lines[line]!.number }))
  if (several.length === 0) return kind?.isPlural && !head?.number ? underPlural() : whole
  if (tells) return opening > from ? [...whole, ...several] : several
  const [only] = several
  if (several.length === 1 && only!.at === from && at !== null)
    return [{ ...within, at, number: only!.number }]
  return several

  /** Acts under the heading of several, none of them with `Nº`. */
  function underPlural(): Beginning[] {
    const bare = indexes(lines, from, annex, ({ text }) => BARE_NUMBER.test(text))
    if (bare.length > 1)
      return bare.map((at) => ({ ...within, at, number: bareNumber(lines[at]!.text) }))
    const authorities = indexes(lines, from, annex, isAuthority)
    const found = authorities.flatMap((leader, i) => {
      if (lines[leader]!.kind !== 'opening') return [leader]
      const next = authorities[i + 1] ?? annex
      const verbs = indexes(lines, leader + 1, next, ({ text }) => VERB.test(text))
      return verbs.length > 1 ? verbs : [leader + 1].filter((first) => first < next)
    })
    return found.length > 1 ? found.map((first) => ({ ...within, at: first, number: null })) : whole
  }
}

/** `459 - Dispensar …`; one digit alone numbers the items of an act. */
const BARE_NUMBER = /^(\d{1,3}(?:\.\d{3})+|\d{2,9}) ?[-–] ?(?=\p{Lu}|\d\.)/u

function bareNumber(text: string): string {
  return BARE_NUMBER.exec(text)![1]!.replaceAll('.', '') // the line was found by it
}

const isNumbered = ({ kind }: Line) => kind === 'numbered'

/** Begins what an authority decides. */
function isAuthority({ kind, text }: Line): boolean {
  return kind === 'opening' || (kind === 'text' && AUTHORITY.test(text) && GROUNDS.test(text))
}
const AUTHORITY = /^(?:O|A) \p{Lu}{2}/u
const GROUNDS = /^.{10,200}(?:no uso|usando|competência|tendo em vista)/u

const VERB = new RegExp(`^${ACTS_ON_PEOPLE}`, 'iu')

function indexes(
  lines: Line[],
  from: number,
  to: number,
  wanted: (line: Line) => boolean,
): number[] {
  const found: number[] = []
  for (let at = from; at < to; at++) if (wanted(lines[at]!)) found.push(at) // within the lines
  return found
}

/** `to` if there is none. */
function firstIndex(
  lines: Line[],
  from: number,
  to: number,
  wanted: (line: Line) => boolean,
): number {
  return indexes(lines, from, to, wanted)[0] ?? to
}
