import { describe, expect, it } from 'vitest'
import { parseDay } from './parse-day.ts'

describe('a day as people write it', () => {
  it.each([
    ['1 set 2026', '2026-09-01'],
    ['1º de setembro de 2026', '2026-09-01'],
    ['01/09/2026', '2026-09-01'],
    ['1/9/26', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['20 Nov. 2026', '2026-11-20'],
    ['3 sep 2026', '2026-09-03'],
    ['31/02/2026', null],
    ['setembro', null],
    ['', null],
  ])('%s is %s', (text, day) => expect(parseDay(text)).toBe(day))
})
