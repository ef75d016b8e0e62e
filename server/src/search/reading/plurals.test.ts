import { expect, test } from 'vitest'
import { bothNumbers, eachNumber } from './plurals.ts'

test.each([
  ['urna funeraria', 'urnas funerarias'],
  ['exame de sangue', 'exames de sangue'],
  ['licitacao', 'licitacoes'],
  ['material escolar', 'materiais escolares'],
  ['imovel funcional', 'imoveis funcionais'],
  ['fuzil', 'fuzis'],
  ['garagem', 'garagens'],
  ['gas', 'gas'],
  ['licenca sem vencimento', 'licencas sem vencimento'],
  ['veiculo aereo nao tripulado', 'veiculos aereos nao tripulado'],
])('%s, %s', (singular, plural) => {
  expect(bothNumbers(singular.split(' ')).map((words) => words.join(' '))).toEqual([
    singular,
    plural,
  ])
})

test('of two words either may be in the plural alone', () => {
  expect(eachNumber(['dieta', 'enteral']).map((words) => words.join(' '))).toEqual([
    'dieta enteral',
    'dietas enterais',
    'dieta enterais',
    'dietas enteral',
  ])
  expect(eachNumber(['exame', 'de', 'sangue'])).toHaveLength(2)
})
