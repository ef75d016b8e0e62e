import { expect, test } from 'vitest'
import { slug, stemOf } from '../../../engine/analysis.ts'
import { bodyNamedBy, bodyOfAcronym } from './bodies.ts'
import { BODY_ROWS } from './body-table.ts'
import { relativesOf } from './families.ts'

const rows = BODY_ROWS.trim()
  .split('\n')
  .map((row) => row.trim().split(': '))

test('each acronym is one word and means one body; each body is listed once', () => {
  const acronyms = rows.flatMap(([acronyms = '']) => acronyms.split(', ')).map(slug)
  const names = rows.map(([, name = '']) => slug(name))
  for (const list of [acronyms, names]) expect(new Set(list).size).toBe(list.length)
  for (const acronym of acronyms) expect(acronym).toMatch(/^[a-z]{3,}$/)
  expect(acronyms.filter((acronym) => relativesOf(acronym).length > 0)).toEqual([])
  expect(acronyms.every((acronym) => stemOf(acronym) !== null)).toBe(true)
})

test('a body is found by acronym, and by its whole name at the beginning of some words', () => {
  expect(bodyOfAcronym('unb')?.names).toEqual([
    'Universidade de Brasília',
    'Fundação Universidade de Brasília',
  ])
  expect(bodyOfAcronym('ana')).toBeNull()
  const words = (text: string) => slug(text).split('_')
  expect(bodyNamedBy(words('Ministério da Educação nomeação'))?.acronyms).toEqual(['mec'])
  expect(bodyNamedBy(words('Universidade Federal do Rio Grande do Norte'))?.acronyms).toEqual([
    'ufrn',
  ])
  expect(bodyNamedBy(words('Ministério'))).toBeNull()
})
