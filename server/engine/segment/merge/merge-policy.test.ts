import { expect, test } from 'vitest'
import type { SegmentRow } from '../format/segment-row.ts'
import { chooseMerge, chooseTidying } from './merge-policy.ts'

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

const SIZES = [100, 250, 1_000, 4_000, 9_000, 24_000, 32_700]

test.each(SIZES)(
  'segments of %d acts come: no merge is too large, each act is copied a few times, few segments stay',
  (size) => {
    const { most, copies } = simulate(size, chooseMerge)
    expect(most).toBeLessThan(50)
    expect(copies).toBeLessThan(2.1)
  },
)

test.each(SIZES)(
  'segments of %d acts come, with time between: fewer stay, for more copies',
  (size) => {
    const { most, copies } = simulate(size, (rows) => chooseMerge(rows) ?? chooseTidying(rows))
    expect(most).toBeLessThan(25)
    expect(copies).toBeLessThan(5)
  },
)

test('small segments are not merged into a large one again and again', () => {
  expect(chooseTidying(neighbours([30_000, ...Array<number>(7).fill(100)]))).toBeNull()
  expect(chooseTidying(neighbours([30_000, ...Array<number>(8).fill(100)]))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  expect(chooseTidying(neighbours(Array<number>(7).fill(100)))).toBeNull()
})

/** How many segments there are at most besides full ones, and how often an act is copied. */
function simulate(size: number, choose: typeof chooseMerge): { most: number; copies: number } {
  let rows: SegmentRow[] = []
  let next = 0
  let copied = 0
  let most = 0
  const acts = 800_000
  for (let added = 0; added < acts; added += size) {
    rows.push(row(next++, size))
    for (let chosen = choose(rows); chosen; chosen = choose(rows)) {
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
    most = Math.max(most, rows.length - added / 65_536)
  }
  return { most, copies: copied / acts }
}

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
