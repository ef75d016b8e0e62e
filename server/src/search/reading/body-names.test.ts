import { expect, test } from 'vitest'
import { printQuery } from '../../../engine/query.ts'
import { readQuery } from './reading.ts'

const read = (termo: string) => printQuery(readQuery(termo).query)

test.each([
  ['ministério da saúde', '(ministerio saude) OU orgao:(ministerio saude)'],
  [
    'portaria ministério da defesa nomeação',
    'portaria ((ministerio defesa) OU orgao:(ministerio defesa)) (nomeacao OU nomear)',
  ],
  [
    'superintendência da polícia federal no estado do pará',
    '(superintendencia policia federal estado) OU orgao:(superintendencia policia federal estado para) OU ' +
      'orgao:(superintendencia policia federal estado) OU (orgao:(superintendencia policia federal) estado)',
  ],
  ['IF de Alagoas', '(if alagoas) OU orgao:(instituto federal alagoas)'],
  ['IF Goiano', '(if goiano) OU orgao:(instituto federal goiano)'],
  ['receita federal', '(receita federal) OU orgao:(receita federal)'],
  [
    'câmara municipal de são paulo obra',
    '((camara municipal sao paulo) OU orgao:(camara municipal sao paulo) OU (orgao:(camara municipal) sao paulo)) obra',
  ],
])('%s: a name is the body, where it may end', (termo, expected) => {
  expect(read(termo)).toBe(expected)
})

test.each([
  ['CEF', 'cef OU orgao:cef'],
  ['PF', 'pf OU orgao:pf'],
  ['TRF', 'trf OU orgao:trf'],
  ['TRT2', 'trt-2 OU orgao:trt2'],
  ['TRT-02', 'trt-2 OU orgao:trt2'],
  ['trt 2', '(trt 2) OU trt-2 OU orgao:trt2'],
  ['TRT da 2ª região', '(trt 2a regiao) OU orgao:trt2'],
  ['TRE-SP', '(tre sp) OU orgao:tresp'],
  ['coren sp', '(coren sp) OU orgao:corensp'],
  ['orgao:map', 'orgao:map OU orgao:map'],
])('%s: an acronym that is made of the name', (termo, expected) => {
  expect(read(termo)).toBe(expected)
})

test.each([
  'obra',
  'casa',
  'contrato obra',
  'art',
  'uasg',
  'cnpj',
  'br-163',
  'covid-19',
  'ministerio',
  'conselho tutelar',
  '"ministerio da saude"',
  '=ministerio =saude',
  'titulo:ministerio titulo:saude',
])('%s names no body', (termo) => {
  expect(read(termo)).toBe(termo)
})

test('an older version knows neither', () => {
  expect(printQuery(readQuery('ministério da saúde CEF TRT-2', 2).query)).toBe(
    'ministerio saude cef trt-2',
  )
})
