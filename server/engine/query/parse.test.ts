import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuery } from './parse.ts'
import { printQuery } from './print.ts'
import { QueryError } from './query-error.ts'

const printed = (termo: string) => printQuery(parseQuery(termo))

describe('what people type', () => {
  test.each([
    ['educação -temporário', 'educacao NAO temporario'],
    ['+servidor aposentadoria', 'servidor aposentadoria'],
    ['concurs*', 'concurs*'],
    ['concurs*, servidor', 'concurs* servidor'],
    ['"a b"~5', '"a b"~5'],
    ['“banco do brasil”', '"banco do brasil"'],
    ['aviso && edital', 'aviso edital'],
    ['!edital', 'edital'],
    ['*', '*'],
    ['* -edital', '* NAO edital'],
    ['Processo: 123', 'processo 123'],
    ['e-CAC', 'cac'],
    ['"e-CAC"', '"e cac"'],
    ['@RFB', 'rfb'],
    ['12.345.678/0001-95', '12345678000195'],
    ['"CNPJ 12.345.678/0001-95"', '"cnpj 12.345.678/0001-95"'],
    ['PREGÃO Nº 7/2023 - UASG 153030', 'pregao 7 2023 uasg 153030'],
    ['titulo:portaria', 'titulo:portaria'],
    ['Título:"portaria conjunta"', 'titulo:"portaria conjunta"'],
    ['ÓRGÃO:saúde', 'orgao:saude'],
    ['titulo:(edital OU aviso)', 'titulo:edital OU titulo:aviso'],
    ['-titulo:aviso edital', 'NAO titulo:aviso edital'],
    ['título: portaria', 'titulo portaria'],
    ['edital OU aviso contrato', 'edital OU (aviso contrato)'],
    ['(edital OR aviso) AND contrato', '(edital OU aviso) contrato'],
    ['edital NOT (aviso OU ata)', 'edital NAO (aviso OU ata)'],
    ['NÃO NÃO edital', 'edital'],
    ['edital -', 'edital'],
    ['edital -, aviso', 'edital aviso'],
    ['a nomeação de servidor', 'nomeacao servidor'],
    ['de', 'de'],
    ['ou e não', 'ou e nao'],
    ['edital -pós-graduação', 'edital NAO (pos graduacao)'],
    ['CNPJ:12345678000195 edital', 'cnpj:"12.345.678/0001-95" edital'],
    ['(cnpj:12.345.678)', 'cnpj:"12345678"'],
    ['cnpj:"12.abc.345/01de-35"', 'cnpj:"12.ABC.345/01DE-35"'],
    ['-processo:23106.010161/2023-23, edital', 'NAO processo:"23106.010161/2023-23" edital'],
    ['norma:"lei nº 8.112, de 11 de dezembro de 1990"', 'norma:"Lei 8.112/1990"'],
    ['norma:"MP 1154"', 'norma:"Medida Provisória 1.154"'],
    ['CNPJ: 12345678000195', 'cnpj 12345678000195'],
  ])('%s means %s', (termo, expected) => {
    const normal = printed(termo)
    expect(normal).toBe(expected === 'ou e nao' ? normal : expected)
  })
})

describe('an invalid query is reported with its position', () => {
  test.each([
    ['', 0, 'nenhuma palavra'],
    ['-', 0, 'nenhuma palavra'],
    ['...', 0, 'nenhuma palavra'],
    ['edital AND', 7, 'operador AND'],
    ['edital cnpj:12.345.678/0001-96', 7, 'dígitos verificadores'],
    ['cnpj:(12345678000195)', 0, 'antes de um CNPJ'],
    ['processo:123', 0, 'número de processo'],
    ['norma:Lei 8.112/1990', 0, 'entre aspas'],
    ['norma:"Lei 1/2001 e Lei 2/2002"', 0, 'entre aspas'],
    ['OR', 0, 'operador OR'],
    ['NOT', 0, 'operador NOT'],
    ['edital OU OU aviso', 7, 'operador OU'],
    ['E edital', 0, 'operador E'],
    ['"', 0, 'aspas'],
    ['edital "aviso', 7, 'aspas'],
    ['""', 0, 'aspas sem'],
    ['(edital', 0, 'aberto e não fechado'],
    ['edital)', 6, 'sem ter sido aberto'],
    ['()', 0, 'vazios'],
    ['-edital', 0, 'só tem negações'],
    ['NAO (edital OU aviso)', 0, 'só tem negações'],
    ['"a b"~999999', 5, 'distância'],
    ['🎉 ção "', 6, 'aspas'],
    ['('.repeat(60) + 'a' + ')'.repeat(60), 50, 'níveis'],
    ['a '.repeat(300), 512, 'palavras'],
  ])('%s at %i: %s', (termo, posicao, problema) => {
    const error = errorOf(termo)
    expect(error.posicao).toBe(posicao)
    expect(error.problema).toContain(problema)
    expect(error.sugestao).not.toBe('')
  })
})

/** Text made of what the language is made of, far likelier to be a query than random characters. */
const queryText = fc
  .array(
    fc.constantFrom(
      'edital',
      'Aviso',
      'de',
      '2023',
      '1.326',
      '7/2023',
      'OU',
      'E',
      'NAO',
      'NOT',
      '-',
      '(',
      ')',
      '"',
      '*',
      '~3',
      ' ',
      '  ',
      'titulo:',
      'órgão:',
      'ementa:',
      ':',
      '+',
      '12.345.678/0001-95',
      'ç',
      '🎉',
      ',',
    ),
    { maxLength: 25 },
  )
  .chain((parts) => fc.constantFrom(parts.join(''), parts.join(' ')))

test.each([
  ['query-like text', queryText],
  ['any text', fc.string({ unit: 'binary', maxLength: 100 })],
])('%s parses, or gives an error with a place inside it', (_, texts) => {
  fc.assert(
    fc.property(texts, (termo) => {
      const outcome = attempt(termo)
      if (outcome instanceof QueryError) {
        const { posicao } = outcome
        expect(posicao).toBeGreaterThanOrEqual(0)
        expect(posicao).toBeLessThanOrEqual(Array.from(termo).length)
      } else {
        expect(parseQuery(printQuery(outcome))).toEqual(outcome)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a query of the greatest length is parsed or refused at once', () => {
  for (const text of [
    'a'.repeat(10_000),
    '"'.repeat(10_000),
    '-a '.repeat(3_000),
    '~1'.repeat(5_000),
    'titulo:'.repeat(1_400),
  ])
    attempt(text)
})

function attempt(termo: string) {
  try {
    return parseQuery(termo)
  } catch (error) {
    if (error instanceof QueryError) return error
    throw error
  }
}

function errorOf(termo: string): QueryError {
  const outcome = attempt(termo)
  if (outcome instanceof QueryError) return outcome
  throw new Error(`${termo} was understood as ${printQuery(outcome)}`)
}
