import { expect, test } from 'vitest'
import { waited } from './waited.ts'

test.each([
  [0, '0 s'],
  [40, '40 s'],
  [60, '1 min'],
  [280, '4 min 40 s'],
  [3_600, '1 h'],
  [3_661, '1 h 1 min'],
  [97_200, '1 d 3 h'],
])('%i seconds are %s', (seconds, said) => expect(waited(seconds)).toBe(said))
