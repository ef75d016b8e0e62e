import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'
import { trapsIn } from './traps.ts'

test.each([
  ['titulo: portaria', 'campo_separado', 'titulo:', 'titulo:portaria'],
  [
    'edital Órgão:  (saúde OU educação)',
    'campo_separado',
    'Órgão:',
    'edital Órgão:(saúde OU educação)',
  ],
  ['norma: 8112', 'campo_separado', 'norma:', null],
  ['valor:100000', 'campo_desconhecido', 'valor:', null],
  ['titulos:portaria', 'campo_desconhecido', 'titulos:', 'titulo:portaria'],
  ['edital ou aviso', 'operador_minusculo', 'ou', 'edital OU aviso'],
  ['aprovados não nomeados', 'operador_minusculo', 'não', 'aprovados NÃO nomeados'],
  ['Edital Ou aviso ou pregão', 'operador_minusculo', 'Ou', 'Edital OU aviso ou pregão'],
])('%s', (termo, codigo, escrito, meant) => {
  expect(trapsIn(termo)).toEqual([{ codigo, escrito, meant }])
})

test.each([
  'titulo:portaria',
  '"titulo: portaria ou valor:1"',
  'edital OU aviso',
  'ciência e tecnologia',
  'ou',
  'não',
  'titulo:',
  'Processo nº: 23000',
  'às 10:30',
  'http://www.in.gov.br https://x.br',
  'PREGÃO Nº 7/2023 - UASG: 153030',
  'AC:Fulano',
])('%s has none', (termo) => {
  expect(trapsIn(termo)).toEqual([])
})

test('several are reported, each kind once, in order', () => {
  const termo = 'valor:1 ou ementa: 2 ou preco:3'
  expect(trapsIn(termo).map(({ escrito }) => escrito)).toEqual(['valor:', 'ou', 'ementa:'])
})

test('every query has readable traps, and each suggestion is a query', () => {
  const piece = fc.constantFrom(
    'titulo:',
    'x:',
    'valor:',
    ' ',
    'ou',
    'não',
    '(',
    ')',
    '"',
    '-',
    '1',
    '://',
    'a',
    '*',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const termo = pieces.join('')
      try {
        parseQuery(termo)
      } catch {
        return
      }
      for (const { meant } of trapsIn(termo)) if (meant !== null) parseQuery(meant)
    }),
    { numRuns: 2_000 },
  )
})
