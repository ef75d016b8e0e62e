import { expect, test } from 'vitest'
import { codesFrom, levelOf, printLevel } from './levels.ts'

test('a level is asked for in all of its family, and read back', () => {
  expect(codesFrom('fce', 15)).toEqual(['FCE 15', 'CCE 15'])
  expect(levelOf(['FCE 15', 'CCE 15'])).toEqual({ family: 'fce', level: 15 })
  expect(levelOf(codesFrom('das', 5))).toEqual({ family: 'das', level: 5 })
  expect(levelOf(['FG 1'])).toBeNull()
  expect([printLevel('fce', 5), printLevel('das', 5)]).toEqual(['1.05', '5'])
})
