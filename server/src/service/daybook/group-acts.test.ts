import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FoundByOne, findersOf, groupActs, shownOf, united } from './group-acts.ts'

const matchesOf = (ids: number[]) =>
  ids.map((id) => ({ publicacao: `pub_${id}`, evento: null, termos: [] }))

const found = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 20 })), { maxLength: 6 })
  .map((all) =>
    all.map((ids, at): FoundByOne => ({ alertaId: `alr_${at}`, matches: matchesOf(ids) })),
  )

test('every act that any alert has found stands once, under the first that has it', () => {
  fc.assert(
    fc.property(found, (findings) => {
      const own = groupActs(findings).flatMap(({ alertaId, own }) =>
        own.map(({ publicacao }) => ({ alertaId, publicacao })),
      )
      const ids = own.map(({ publicacao }) => publicacao)
      expect(ids.length).toBe(new Set(ids).size)
      const everything = findings.flatMap(({ matches }) => matches.map((one) => one.publicacao))
      expect(new Set(ids)).toEqual(new Set(everything))
      for (const { alertaId, publicacao } of own)
        expect(findersOf(findings, publicacao)[0]?.alertaId).toBe(alertaId)
    }),
  )
})

test('no group shows more than it may, nor all of them together, and the first come first', () => {
  const most = fc.integer({ min: 0, max: 10 })
  fc.assert(
    fc.property(found, most, most, (findings, each, all) => {
      const groups = groupActs(findings)
      const shown = shownOf(groups, each, all)
      expect(shown.flat().length).toBeLessThanOrEqual(all)
      for (const [at, { own }] of groups.entries()) {
        expect(shown[at]!.length).toBeLessThanOrEqual(each)
        expect(own.slice(0, shown[at]!.length)).toEqual(shown[at])
      }
    }),
  )
})

test('what was found when it came stays, though a search no longer finds it', () => {
  const ids = united(matchesOf([1, 2]), matchesOf([2, 3])).map(({ publicacao }) => publicacao)
  expect(ids).toEqual(['pub_2', 'pub_3', 'pub_1'])
})
