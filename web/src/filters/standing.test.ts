import { expect, test } from 'vitest'
import { type Followed, searchOf, standingFilterOf } from './standing.ts'

const SEARCHES: Followed[] = [
  {},
  { termo: 'pregão', literal: true },
  { secao: ['1', 'extra'], orgao: ['MEC'], tipo_ato: ['Portaria'] },
  { termo: '"a b"', situacao: ['revogada'], cnpj: ['00394460'], valor_min: 0, valor_max: 10.5 },
]

test.each(SEARCHES)('the alert of %j leads back to it', (search) => {
  const filter = standingFilterOf(search)
  expect(searchOf(filter, search.termo ?? '*', 1)).toEqual(search)
})

test('what was saved before there was a reading is sought literally', () => {
  expect(searchOf(standingFilterOf({}), 'nomeação', 0)).toEqual({
    termo: 'nomeação',
    literal: true,
  })
})
