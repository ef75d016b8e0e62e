import { expect, test } from 'vitest'
import { size } from './size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [844_273, '844 kB'],
  [1_049_600, '1,05 MB'],
  [999_999, '1.000 kB'],
  [25_300_000_000, '25,3 GB'],
  [7e15, '7.000 TB'],
])('%d bytes: %s', (bytes, said) => {
  expect(size(bytes)).toBe(said)
})
