import type { SoughtField } from '../port/act.ts'
import type { MostQuery, Query, SoughtQuery } from '../port/query.ts'
import { WEIGHT_SCALE } from './bm25.ts'
import { type Deed, deedOf } from './deeds.ts'

/** A bare word of a query, which should be near the words before and after it. */
export interface Unit {
  word: string
  /** The stop words between it and the unit before it. */
  behind: string[]
  /** The words of a text that match it: itself, and what the reading added. */
  forms: string[]
  deed: Deed | null
}

export interface Units {
  /** At least two, in the order of the query. */
  units: Unit[]
  /** Nothing else is searched, so the words may stand in a row. */
  isWhole: boolean
  /** By unit; null: those of the words. */
  rarities: number[] | null
}

/** The words of the title and text that a query searches together; null if there are not two. */
export function unitsOf(query: SoughtQuery): Units | null {
  if (query.kind === 'most') return unitsOfMost(query)
  const children = query.kind === 'and' ? query.children : [query]
  const sought = children.filter((child) => child.kind !== 'not' && child.kind !== 'all')
  const units = sought.map(unitsIn)
  const all = units.flat()
  if (all.length < 2) return null
  return { units: all, isWhole: units.every((some) => some.length > 0), rarities: null }
}

/** An act may lack some of them, so they are not sought in a row. */
function unitsOfMost({ parts }: MostQuery): Units | null {
  const units = parts.flatMap(({ query, weight }) =>
    unitsIn(query).map((unit) => ({ unit, rarity: weight / WEIGHT_SCALE })),
  )
  if (units.length < 2) return null
  return {
    units: units.map(({ unit }) => unit),
    isWhole: false,
    rarities: units.map(({ rarity }) => rarity),
  }
}

function unitsIn(query: Query): Unit[] {
  switch (query.kind) {
    case 'word':
      return isOfTexts(query) ? [unitOf(query, [])] : []
    case 'and':
      return query.children.flatMap(unitsIn)
    case 'or': {
      if (!query.widened) return []
      const [written, ...added] = query.children
      const words = added.flatMap(formsAdded)
      if (written?.kind === 'word')
        return isOfTexts(written) ? [unitOf(written, words, query.widened === 'familia')] : []
      return written ? unitsIn(written) : []
    }
    case 'code':
      return query.words.flatMap(unitsOfCode)
    default:
      return []
  }
}

/** Whether an item is sought in the title and the text together. */
export const isOfTexts = ({ field }: { field: SoughtField }) =>
  field === null || field === 'sem_assinatura'

/** A text may print its letters and its number as two words, and zeros before the number. */
function unitsOfCode(typed: string): Unit[] {
  return typed.split(/(?<=[a-z])(?=\d)/).map((word) => {
    const number = word.replace(/^0+(?=\d)/, '')
    const padded = /^\d/.test(word)
      ? Array.from({ length: Math.max(0, LONGEST_PADDED - number.length) }, (_, zeros) =>
          number.padStart(number.length + zeros + 1, '0'),
        )
      : []
    return { ...unitOf({ kind: 'word', field: null, word }, [number, ...padded]), deed: null }
  })
}

/** Systems print numbers with five digits: `00015/2023`. */
const LONGEST_PADDED = 5

/** In a short phrase, such as `s a`, the first word is as good as the whole. */
const SHORT_PHRASE = 3

function formsAdded(query: Query): string[] {
  if (query.kind === 'word') return [query.word]
  return query.kind === 'phrase' && query.words.length <= SHORT_PHRASE ? [query.words[0]!] : []
}

function unitOf(
  { word, behind = [] }: Query & { kind: 'word' },
  added: string[],
  isOfFamily = false,
): Unit {
  const forms = [...new Set([word, ...added])]
  return { word, behind, forms, deed: deedOf(word, isOfFamily) }
}
