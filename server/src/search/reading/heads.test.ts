import { expect, test } from 'vitest'
import { printQuery } from '../../../engine/query.ts'
import { readHeadOfBody } from './heads.ts'
import { type Run, word } from './widening.ts'

const runOf = (text: string): Run =>
  text.split(' ').flatMap((one) => word(null, one)).filter((one) => one.kind === 'word') // prettier-ignore

test.each([
  [
    'presidente do ipea substituto',
    3,
    ['"presidente do instituto de pesquisa economica aplicada"', '"presidente do ipea"'],
  ],
  [
    'reitora da universidade federal do ceara',
    6,
    [
      '"reitora da universidade federal do ceara"',
      '"reitora da ufc"',
      '"reitor da universidade federal do ceara"',
      '"reitor da ufc"',
    ],
  ],
  [
    'ministra da fazenda',
    3,
    ['"ministro de estado da fazenda"', '"ministra de estado da fazenda"'],
  ],
])('%s', (text, length, added) => {
  const head = readHeadOfBody(runOf(text))
  expect(head?.length).toBe(length)
  expect(head?.added.map((query) => printQuery(query))).toEqual(added)
})

test.each([
  'presidente',
  'presidente ipea',
  'presidente da comissao',
  'analista do ipea',
  'ministro da',
])('%s heads no body that the tables have', (text) => {
  expect(readHeadOfBody(runOf(text))).toBeNull()
})
