import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FieldTerms, IN_TITLE } from './field-terms.ts'
import { findGrams, isCommon, isKept } from './grams.ts'

/** Few words, so that runs repeat; stems do not matter here. */
const text = fc.array(fc.constantFrom('de', 'do', 'ato', '7'), { maxLength: 12 })

test('grams are the runs of common runs, each with every occurrence', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (acts) => {
      const field = new FieldTerms('x')
      for (const [act, words] of acts.entries()) {
        field.add(act, tokens(['fora', 'fora']), IN_TITLE)
        field.add(act, tokens(words), null)
      }
      const runs = new Map<string, number[]>()
      for (const [act, words] of acts.entries())
        for (let length = 1; length <= 4; length++)
          for (let from = 0; from + length <= words.length; from++) {
            const run = words.slice(from, from + length).join(' ')
            runs.set(run, [...(runs.get(run) ?? []), act])
          }
      const actsWith = (run: string) => new Set(runs.get(run)).size
      const expected = [...runs].filter(([run]) => {
        const words = run.split(' ')
        const shorter = [words.slice(1), words.slice(0, -1)].map((part) => part.join(' '))
        return (
          words.length > 1 &&
          isKept(actsWith(run), acts.length) &&
          shorter.every((part) => isCommon(actsWith(part), acts.length) && isFound(part))
        )
      })
      /** A run is only looked at where the shorter ones were. */
      function isFound(run: string): boolean {
        const words = run.split(' ')
        if (words.length === 1) return true
        return [words.slice(1), words.slice(0, -1)].every((part) => {
          const shorter = part.join(' ')
          return isCommon(actsWith(shorter), acts.length) && isFound(shorter)
        })
      }
      const found = findGrams(field, acts.length)
      expect(new Map(found.map(({ term, acts }) => [term, acts]))).toEqual(
        new Map(expected.map(([run, acts]) => [`"x${run}`, acts])),
      )
      expect(found.map(({ term }) => term)).toEqual(found.map(({ term }) => term).toSorted())
    }),
  )
})

function tokens(words: string[]) {
  const stems = words.filter((word) => word === 'ato' || word === 'fora')
  return { words: words.join(' '), stems: stems.join(' ') }
}
