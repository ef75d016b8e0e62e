import { expect, test } from 'vitest'
import {
  amount,
  companies,
  noneBut,
  oneOf,
  readFields,
  someOf,
  text,
  units,
  yesOrNo,
} from './fields.ts'

const FIELDS = {
  termo: text,
  uasg: units,
  fornecedor_ni: companies,
  valor_min: amount,
  srp: yesOrNo,
  situacao: someOf(['publicada', 'revogada']),
  ordem: oneOf(['recentes', 'antigas']),
}

test('what an address says is read, in the order of the choices', () => {
  const address = {
    termo: ['notebook', 'outro'],
    uasg: ['153080', 'abc'],
    fornecedor_ni: '00.000.000/0001-91',
    valor_min: '0',
    srp: 'false',
    situacao: ['revogada', 'publicada', 'perdida'],
    ordem: 'antigas',
    outro: 'campo',
  }
  expect(readFields(address, FIELDS)).toEqual({
    termo: 'notebook',
    uasg: ['153080'],
    fornecedor_ni: ['00000000000191'],
    valor_min: 0,
    srp: false,
    situacao: ['publicada', 'revogada'],
    ordem: 'antigas',
  })
})

test('what nobody may ask for is no field', () => {
  const address = {
    termo: '',
    uasg: 'abc',
    fornecedor_ni: 'ninguém',
    valor_min: '-1',
    srp: 'talvez',
    situacao: 'perdida',
    ordem: 'constructor',
  }
  expect(Object.keys(readFields(address, FIELDS))).toEqual([])
  expect(readFields({ srp: 'constructor' }, FIELDS)).toEqual({})
})

test('filters are every field but the words and the order', () => {
  expect(Object.keys(noneBut(FIELDS, 'termo', 'ordem'))).toEqual([
    'uasg',
    'fornecedor_ni',
    'valor_min',
    'srp',
    'situacao',
  ])
})
