import { expect, test } from 'vitest'
import { readEditions } from './state.ts'

test('a day is shown in its own year', () => {
  expect(readEditions({ dia: '2023-03-21' })).toEqual({ ano: 2023, dia: '2023-03-21' })
  expect(readEditions({ ano: '2026', dia: '2023-03-21' })).toEqual({ ano: 2023, dia: '2023-03-21' })
  expect(readEditions({ ano: '1998' })).toEqual({ ano: 1998 })
})

test('what is no year or day is not there', () => {
  for (const ano of ['0', '-1', '20', '2026.5', '99999', 'x', ''])
    expect(readEditions({ ano, dia: '2026-13-45' })).toEqual({})
})
