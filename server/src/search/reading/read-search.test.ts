import { expect, test } from 'vitest'
import { LITERAL, READING_VERSION } from './reading.ts'
import { readSearch } from './read-search.ts'

const ANVISA = 'Agência Nacional de Vigilância Sanitária'

const asked = (orgaos: string[], leitura = READING_VERSION) =>
  readSearch({ termo: '*', filters: { secoes: ['1'], orgaos }, leitura })

test('an acronym among the bodies is also the body', () => {
  const { filters, widenings } = asked(['Anvisa', 'Gabinete do Ministro'])
  expect(filters).toEqual({ secoes: ['1'], orgaos: ['Anvisa', ANVISA, 'Gabinete do Ministro'] })
  expect(widenings.map(({ ampliacao }) => ampliacao)).toEqual([
    { tipo: 'sigla', escrito: 'Anvisa', tambem: [`orgao:"${ANVISA}"`] },
  ])
  expect(widenings[0]?.without.filters).toEqual({
    secoes: ['1'],
    orgaos: ['Anvisa', 'Gabinete do Ministro'],
  })
})

test.each([
  ['PF', 'pf'],
  ['TRT-2', 'trt2'],
  ['TRT 02', 'trt2'],
  ['TRE/SP', null],
  ['TRE-SP', 'tresp'],
  ['Saúde', 'saude'],
  ['Receita Federal', null],
])('%s is also what is called so for short', (orgao, short) => {
  expect(asked([orgao]).filters.orgaos).toEqual(short === null ? [orgao] : [orgao, { short }])
})

test('a body with two names has both', () => {
  expect(asked(['UnB']).filters.orgaos).toEqual([
    'UnB',
    'Universidade de Brasília',
    'Fundação Universidade de Brasília',
  ])
})

test.each([
  [['Gabinete do Ministro', 'anvisa/gabinete'], READING_VERSION],
  [['PF', 'Saúde'], 2],
  [['anvisa'], LITERAL],
  [[], READING_VERSION],
])('%j stays as it is written, read by version %i', (orgaos, leitura) => {
  const { filters, widenings } = asked(orgaos, leitura)
  expect(filters).toEqual({ secoes: ['1'], orgaos })
  expect(widenings).toEqual([])
})

test('the widenings of words and of bodies are reported together', () => {
  const filters = { orgaos: ['MEC', 'Anvisa'] }
  const { query, widenings } = readSearch({ termo: 'nomeação', filters, leitura: READING_VERSION })
  expect(widenings.map(({ ampliacao }) => ampliacao.escrito)).toEqual(['nomeacao', 'MEC', 'Anvisa'])
  expect(widenings.slice(1).map(({ without }) => without)).toEqual([
    { query, filters: { orgaos: ['MEC', 'Anvisa', ANVISA] } },
    { query, filters: { orgaos: ['MEC', 'Ministério da Educação', 'Anvisa'] } },
  ])
})
