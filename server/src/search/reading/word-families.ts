import { inflects, stem } from '../../../engine/analysis.ts'

/** Words that mean the same in another form. */
export interface Families {
  /** The other words of a folded word's family, folded, without its own inflections. */
  relativesOf(word: string): string[]
  /** The usual spelling of a folded word of a family, with its accents; any other word unchanged. */
  spelled(word: string): string
  /** All families, folded. */
  all: string[][]
}

/** @param table One family a row; the stemmer covers inflections. A stem has one family. */
export function createFamilies(table: string): Families {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
  const all = rows.map((row) => row.map(fold))
  const spellings = new Map(rows.flat().map((word) => [fold(word), word]))
  const families = all.map((words) => words.map((word) => ({ word, stem: stem(word) })))
  const byStem = new Map(
    families.flatMap((family) => family.map((member) => [member.stem, family] as const)),
  )
  return {
    relativesOf(word) {
      if (!inflects(word)) return []
      const own = stem(word)
      return (byStem.get(own) ?? []).filter((member) => member.stem !== own).map(({ word }) => word)
    },
    spelled: (word) => spellings.get(word) ?? word,
    all,
  }
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
