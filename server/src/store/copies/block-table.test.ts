import { expect, test } from 'vitest'
import { keyOfBlock } from './block.ts'
import { createBlockTable } from './block-table.ts'

const keyOf = (nth: number) => keyOfBlock(Buffer.from(String(nth)))

test('it keeps the numbers of each block, also those put last for it', () => {
  const table = createBlockTable(2)
  for (let nth = 0; nth < 20_000; nth++) table.put(keyOf(nth), nth, 2 ** 32 - 1 - nth)
  table.put(keyOf(7), 1, 2)
  expect(table.size()).toBe(20_000)
  expect([...table.get(keyOf(7))!]).toEqual([1, 2])
  for (let nth = 8; nth < 20_000; nth++)
    expect([...table.get(keyOf(nth))!]).toEqual([nth, 2 ** 32 - 1 - nth])
  expect([table.has(keyOf(19_999)), table.has(keyOf(20_000))]).toEqual([true, false])
  expect(table.get(keyOf(20_000))).toBeUndefined()
})

test('keys that differ only at their end are different blocks, and width 0 is a set', () => {
  const table = createBlockTable(0)
  const keys = Array.from({ length: 200 }, (_, nth) => 'x'.repeat(31) + String.fromCharCode(nth))
  for (const key of keys.slice(1)) table.put(key)
  expect(keys.map((key) => table.has(key))).toEqual([false, ...keys.slice(1).map(() => true)])
  expect(table.size()).toBe(199)
})
