import { expect, test } from 'vitest'
import { chooseMerge } from './merge-policy.ts'
import type { SegmentRow } from './segment-store.ts'

test('a few small segments are left alone', () => {
  expect(chooseMerge(neighbours(Array.from({ length: 15 }, () => 100)))).toBeNull()
})

test('many small neighbours become one, the oldest first', () => {
  const ids = Array.from({ length: 16 }, (_, id) => id)
  expect(chooseMerge(neighbours(Array.from({ length: 20 }, () => 90)))).toEqual(ids)
  expect(chooseMerge(neighbours(Array.from({ length: 20 }, () => 200)))).toEqual(ids.slice(0, 8))
})

test('late acts of an old day do not widen the range of new ones', () => {
  const late = { ...row(99, 10), firstKey: -5_000_000, lastKey: -4_999_000 }
  const chosen = chooseMerge([late, ...neighbours(Array.from({ length: 16 }, () => 200))])
  expect(chosen).not.toContain(99)
})

test('a full segment is left alone, until a quarter of it is dead', () => {
  expect(chooseMerge(neighbours([65_536, 60_000, 40_000]))).toBeNull()
  expect(chooseMerge([{ ...row(0, 65_536), dead: 65_536 / 4 + 1 }])).toEqual([0])
})

test.each([100, 250, 1_000, 4_000, 9_000, 24_000, 32_700])(
  'segments of %d acts come: no merge is too large, each act is copied a few times, few segments stay',
  (size) => {
    let rows: SegmentRow[] = []
    let next = 0
    let copied = 0
    const acts = 800_000
    for (let added = 0; added < acts; added += size) {
      rows.push(row(next++, size))
      for (let chosen = chooseMerge(rows); chosen; chosen = chooseMerge(rows)) {
        const sources = rows.filter(({ id }) => chosen.includes(id))
        const merged = sources.reduce((sum, source) => sum + source.acts, 0)
        expect(merged).toBeLessThanOrEqual(65_536)
        copied += merged
        rows = rows.filter((source) => !sources.includes(source))
        rows.push({
          ...row(next++, merged),
          firstKey: Math.min(...sources.map(({ firstKey }) => firstKey)),
          lastKey: Math.max(...sources.map(({ lastKey }) => lastKey)),
        })
      }
      expect(rows.length - added / 65_536).toBeLessThan(50)
    }
    expect(copied / acts).toBeLessThan(2.1)
  },
)

function neighbours(sizes: number[]): SegmentRow[] {
  return sizes.map((acts, i) => row(i, acts))
}

function row(id: number, acts: number): SegmentRow {
  return {
    id,
    acts,
    dead: 0,
    firstKey: id * 100_000,
    lastKey: id * 100_000 + acts,
    length: acts * 100,
    average: 128,
  }
}
