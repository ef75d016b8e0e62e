import { describe, expect, test } from 'vitest'
import { printQuery } from '../../../engine/query.ts'
import { asWritten } from './applied.ts'
import { LITERAL, READING_VERSION, readQuery } from './reading.ts'

const read = (termo: string) => printQuery(readQuery(termo).query)

describe('words read more widely', () => {
  test.each([
    ['nomeação', 'nomeacao OU nomear'],
    ['edital de nomeação', 'edital (nomeacao OU nomear)'],
    ['titulo:nomeação', 'titulo:nomeacao OU titulo:nomear'],
    ['nomeação OU edital', '(nomeacao OU nomear) OU edital'],
    ['lei 8112/90', '(lei 8112 90) OU norma:"Lei 8.112/1990"'],
    [
      'Lei nº 8.112, de 11 de dezembro de 1990',
      '(lei 8112 11 dezembro 1990) OU norma:"Lei 8.112/1990"',
    ],
    ['lei 556/1850', '(lei 556 1850) OU norma:"Lei 556/1850"'],
    ['lei 8112 art. 36', '((lei 8112) OU norma:"Lei 8.112") art 36'],
    ['EC 103', '(ec 103) OU norma:"Emenda Constitucional 103"'],
    ['LC 123', '(lc 123) OU norma:"Lei Complementar 123"'],
    ['MP 1.154', '(mp 1154) OU norma:"Medida Provisória 1.154"'],
    ['IN 5/2017', '(in 5 2017) OU norma:"Instrução Normativa 5/2017"'],
    ['decreto-lei 200 de 1967', '(decreto lei 200 1967) OU norma:"Decreto-Lei 200/1967"'],
    [
      'IN SEGES nº 5, de 26 de maio de 2017',
      '(in seges 5 26 maio 2017) OU (norma:"Instrução Normativa 5/2017" seges)',
    ],
    ['telefonica brasil sa', 'telefonica brasil (sa OU "s a")'],
    ['telefonica brasil s.a.', 'telefonica brasil (s OU sa)'],
    ['MA CONSTRUÇÕES', '(ma OU "m a") (construcoes OU construir)'],
    ['M.A. construções ltda', '(m OU ma) (construcoes OU construir) (ltda OU limitada)'],
    [
      'anvisa',
      'anvisa OU orgao:"Agência Nacional de Vigilância Sanitária" OU "agencia nacional de vigilancia sanitaria"',
    ],
    [
      'universidade federal do ceará nomeação',
      '((universidade federal ceara) OU orgao:"Universidade Federal do Ceará" OU ufc) (nomeacao OU nomear)',
    ],
    ['pregão n. 015/2023', 'pregao 15/2023'],
    ['pregão número 15 edital', 'pregao 15 edital'],
    ['BR-101 obra', 'br-101 obra'],
    ['br 101 obra', '((br 101) OU br-101) obra'],
    ['e-social', 'e-social OU esocial'],
    ['7/2023 - UASG 153030', '7/2023 uasg 153030'],
    ['orgao:mec', 'orgao:mec OU orgao:"Ministério da Educação" OU orgao:"ministerio da educacao"'],
  ])('%s', (termo, expected) => {
    expect(read(termo)).toBe(expected)
  })
})

describe('words read literally', () => {
  test.each([
    ['"nomeação"', '"nomeacao"'],
    ['=nomeação', '=nomeacao'],
    ['=(nomeação anvisa) edital', '=nomeacao =anvisa edital'],
    ['=titulo:nomeação', '=titulo:nomeacao'],
    ['edital -nomeação', 'edital NAO nomeacao'],
    ['edital -=nomeação', 'edital NAO =nomeacao'],
    ['nomea*', 'nomea*'],
    ['"a nomeação"~3', '"a nomeacao"~3'],
    ['=15/2023', '=15 =2023'],
    ['"15/2023"', '"15 2023"'],
    ['edital -15/2023', 'edital NAO (15 2023)'],
    ['titulo:15/2023', 'titulo:15 titulo:2023'],
    ['lei =8112', 'lei =8112'],
    ['titulo:lei titulo:8112', 'titulo:lei titulo:8112'],
    ['lei de 8112', 'lei 8112'],
    ['dispensa', 'dispensa'],
    ['de', 'de'],
    ['7 = 2023', '7 2023'],
  ])('%s', (termo, expected) => {
    expect(read(termo)).toBe(expected)
  })

  test('everything, where the reading is literal', () => {
    const { query, widenings } = readQuery('nomeação lei 8112/90 anvisa sa BR-101', LITERAL)
    expect(printQuery(query)).toBe('nomeacao lei 8112 90 anvisa sa br 101')
    expect(widenings).toEqual([])
  })
})

test('the reading of a query is reported', () => {
  const { widenings } = readQuery('nomeação lei 8112/90')
  expect(widenings.map(({ ampliacao }) => ampliacao)).toEqual([
    { tipo: 'familia', escrito: 'nomeacao', tambem: ['nomear'] },
    { tipo: 'norma', escrito: 'lei 8112 90', tambem: ['norma:"Lei 8.112/1990"'] },
  ])
})

test('a code is told, with the query of its parts', () => {
  const { query, widenings } = readQuery('pregão nº 015/2023')
  expect(widenings.map(({ ampliacao }) => ampliacao)).toEqual([
    { tipo: 'codigo', escrito: '015 2023', tambem: ['15/2023'] },
  ])
  expect(widenings.map(({ without }) => printQuery(without))).toEqual(['pregao 015 2023'])
  expect(printQuery(readQuery(printQuery(query)).query)).toBe('pregao 15/2023')
})

test('the first version knows no codes', () => {
  expect(printQuery(readQuery('pregão n. 15/2023', 1).query)).toBe('pregao n 15 2023')
})

test('a pasted text is widened in a few places only', () => {
  const words =
    'nomear exonerar designar aposentar ceder contratar licitar homologar revogar retificar'
  const more =
    'prorrogar remover reverter reintegrar reconduzir convocar autorizar conceder delegar'
  expect(readQuery(`${words} ${more}`).widenings).toHaveLength(16)
})

test('a word repeated in a long text is searched once', () => {
  expect(read('portaria '.repeat(200))).toBe('portaria')
  expect(read('maria jose maria')).toBe('maria jose maria')
})

test('the effect of a widening can be measured by the query without it', () => {
  const { widenings } = readQuery('(nomeação OU edital) anvisa')
  expect(widenings.map(({ without }) => printQuery(without))).toEqual([
    '(nomeacao OU edital) (anvisa OU orgao:"Agência Nacional de Vigilância Sanitária" OU "agencia nacional de vigilancia sanitaria")',
    '((nomeacao OU nomear) OU edital) anvisa',
  ])
})

test.each([
  'nomeacao edital',
  'lei no 8112 de 11 de dezembro de 1990',
  '(nomeacao OU edital) NAO anvisa',
  '=nomeacao "ministerio da saude"',
])('%s is told as it was written', (termo) => {
  expect(printQuery(asWritten(readQuery(termo).query))).toBe(termo)
})

test('a reading of a later program is refused, not guessed', () => {
  expect(() => readQuery('edital', READING_VERSION + 1)).toThrow(RangeError)
})
