import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelKeysOf, levelsFrom, readLevelCode } from './level-keys.ts'

test.each([
  ['FCE', '1.15', 'FCE 15', 'FCE 1.15'],
  ['FCE', '1.05', 'FCE 5', 'FCE 1.05'],
  ['CCE', '1,5', 'CCE 5', 'CCE 1.05'],
  ['DAS', '101.5', 'DAS 5', 'DAS 101.05'],
  ['FG', '02', 'FG 2', 'FG 2'],
  ['FUC', '0001', 'FUC 1', 'FUC 1'],
  ['CCT', 'IV', 'CCT 4', 'CCT 4'],
  ['CGE', 'III', 'CGE 3', 'CGE 3'],
  ['FCC', null, 'FCC', 'FCC'],
  ['CD', '0', 'CD', 'CD'],
  ['CD', 'IIX', 'CD', 'CD'],
])('%s %s is found by %s and %s', (acronym, level, grau, codigo) => {
  expect(levelKeysOf(acronym, level)).toEqual({ sigla: acronym, grau, codigo })
})

test('a level without an acronym is found by none', () => {
  expect(levelKeysOf(null, 'V')).toBeNull()
})

test.each([
  ['FCE 1.15', 'FCE 1.15'],
  [' fce-1.15 ', 'FCE 1.15'],
  ['FCE1,15', 'FCE 1.15'],
  ['FG - 02', 'FG 2'],
  ['cd iv', 'CD 4'],
  ['FCC', 'FCC'],
  ['CDIV', 'CD 4'],
  ['cctv', 'CCT 5'],
  ['FEX', 'FEX'],
])('%j is read as %s', (written, codigo) => {
  expect(readLevelCode(written)?.codigo).toBe(codigo)
})

test.each([
  '',
  '1.15',
  'FCE 1.15.2',
  'FCE y',
  'FCE 1.15 e acima',
  'FUNCAOCOMUM',
  'CD 0',
  'FG-00',
  'FCE 1.00',
  'CD IIX',
  'CD VVV',
  'CD IVI',
])('%j is no level', (written) => {
  expect(readLevelCode(written)).toBeNull()
})

const above = (written: string) => levelsFrom(readLevelCode(written)!)?.map(({ codigo }) => codigo)

test('above a level is what its family has above: in its category, if it is given one', () => {
  expect(above('FCE 1.18')).toEqual(['FCE 1.18', 'FCE 1.19', 'FCE 1.20'])
  expect(above('DAS 18')).toEqual(['DAS 18', 'DAS 19', 'DAS 20'])
  expect(above('CD 3')).toEqual(['CD 1', 'CD 2', 'CD 3'])
  expect(above('FG 2')).toEqual(['FG 1', 'FG 2'])
})

test('nothing is above a level whose order is not known, or which has none', () => {
  expect(above('CNE 7')).toBeUndefined()
  expect(above('FCE')).toBeUndefined()
  expect(above('FG 205')).toBeUndefined()
})

test('what is printed is read again as the same', () => {
  const acronym = fc.stringMatching(/^[A-Z]{2,6}$/)
  const level = fc.stringMatching(/^(?:\d{1,3}\.)?\d{1,3}$/)
  fc.assert(
    fc.property(acronym, level, (sigla, nivel) => {
      const keys = levelKeysOf(sigla, nivel)!
      expect(readLevelCode(keys.codigo)).toEqual(keys)
      expect(readLevelCode(keys.grau)).toEqual({ ...keys, codigo: keys.grau })
    }),
  )
})
