import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_WORDS, isCommon, isKept } from '../format/gram-rule.ts'
import { commonWords } from './common-words.ts'
import { FieldTerms, IN_TITLE } from './field-terms.ts'
import { findGrams } from './grams.ts'

/** Few words, so that runs repeat. */
const text = fc.array(fc.constantFrom('de', 'do', 'ao', '7'), { maxLength: 12 })

test('grams are the runs of common runs, each with every occurrence', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (acts) => {
      const field = new FieldTerms('x')
      for (const [act, words] of acts.entries()) {
        field.add(act, 'de do', IN_TITLE) // no part of the text
        field.add(act, words.join(' '), null)
      }
      const ids = Array.from({ length: field.words.size }, (_, word) => word)
      const common = ids.filter((word) => {
        const having = acts.filter((words) => words.some((text) => text === field.words.text(word)))
        return isCommon(having.length, acts.length)
      })
      const found = findGrams(commonWords(field, common), acts.length)
      expect(found).toEqual(expectedGrams(acts))
    }),
  )
})

function expectedGrams(acts: string[][]) {
  const occurrences = new Map<string, number[]>()
  for (const [act, words] of acts.entries())
    for (let length = 1; length <= MOST_WORDS; length++)
      for (let from = 0; from + length <= words.length; from++) {
        const run = words.slice(from, from + length).join(' ')
        occurrences.set(run, [...(occurrences.get(run) ?? []), act])
      }
  const actsWith = (run: string) => new Set(occurrences.get(run)).size
  const isSought = (run: string): boolean => {
    const words = run.split(' ')
    const shorter = [words.slice(1), words.slice(0, -1)].map((part) => part.join(' '))
    return (
      words.length === 1 ||
      shorter.every((part) => isCommon(actsWith(part), acts.length) && isSought(part))
    )
  }
  return [...occurrences]
    .filter(([run]) => run.includes(' ') && isSought(run) && isKept(actsWith(run), acts.length))
    .map(([run, acts]) => ({ term: `|x${run}`, acts }))
    .sort((a, b) => (a.term < b.term ? -1 : 1))
}
