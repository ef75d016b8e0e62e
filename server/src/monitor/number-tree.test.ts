import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNumberTree } from './number-tree.ts'

test('a tree holds the sequences that were put in and not taken out, however they lie in its table', () => {
  const sequence = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
  const change = fc.record({ sequence, isTaken: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 2_000, size: 'max' }), (changes) => {
      const tree = createNumberTree()
      const places = new Map<string, number>()
      for (const { sequence, isTaken } of changes) {
        const end = isTaken ? take(sequence) : sequence.reduce(tree.grow, 0)
        if (end !== null) places.set(sequence.join(), end)
      }
      expect(new Set(places.values()).size).toBe(places.size)
      for (const [sequence, place] of places)
        expect(sequence.split(',').map(Number).reduce(tree.next, 0)).toBe(place)

      /** Takes away a sequence that nothing goes on from. */
      function take(sequence: number[]): null {
        const end = sequence.reduce(stepIfThere, 0)
        if (end === 0 || !tree.isLeaf(end)) return null
        tree.prune(sequence.slice(0, -1).reduce(tree.next, 0), sequence.at(-1)!)
        places.delete(sequence.join())
        return null
      }
      function stepIfThere(place: number, number: number, at: number): number {
        return place === 0 && at > 0 ? 0 : tree.next(place, number)
      }
    }),
    { numRuns: 50 },
  )
})

test('a tree of a hundred thousand sequences finds each, and nothing after all were taken out', () => {
  const tree = createNumberTree()
  const sequences = Array.from({ length: 100_000 }, (_, i) => [1 + (i % 300), 1 + i, 7])
  const ends = sequences.map((sequence) => sequence.reduce(tree.grow, 0))
  expect(sequences.map((sequence) => sequence.reduce(tree.next, 0))).toEqual(ends)
  for (const sequence of sequences)
    for (let depth = sequence.length; depth > 0; depth--) {
      const before = sequence.slice(0, depth - 1).reduce(tree.next, 0)
      if (tree.isLeaf(tree.next(before, sequence[depth - 1]!)))
        tree.prune(before, sequence[depth - 1]!)
    }
  expect(sequences.every(([first]) => tree.next(0, first!) === 0)).toBe(true)
  expect(tree.isLeaf(0)).toBe(true)
})
