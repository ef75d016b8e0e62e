import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_LIMIT } from '../port/budget.ts'
import type { Query } from '../port/query.ts'
import { parseQuery, parseWritten } from '../query/parse.ts'
import { rememberStopWords, skipStopWords } from '../query/stop-words.ts'
import { snippetSource } from './snippet.ts'

function snippetOf(text: string, termo: string, length: number, shown = text) {
  return snippetSource(text, 'texto', NO_LIMIT, { shown }).snippet(parseQuery(termo), length)
}

/** The snippet as text, hits in brackets. */
function shown(text: string, termo: string, length = 60): string {
  return snippetOf(text, termo, length)
    .segmentos.map(({ texto, marcado }) => (marcado ? `[${texto}]` : texto))
    .join('')
}

const filler = (words: number) => Array.from({ length: words }, (_, i) => `palavra${i}`).join(' ')

test.each([
  // Words by their inflections, phrases as they stand, both forms of an identifier.
  ['Nomear servidoras para o cargo.', 'servidora', 'Nomear [servidoras] para o cargo.'],
  ['O PREGÃO\tELETRÔNICO\n\nfoi aberto', '"pregao eletronico"', 'O [PREGÃO ELETRÔNICO] foi aberto'],
  ['pregão, depois eletrônico', '"pregao eletronico"', 'pregão, depois eletrônico'],
  ['CNPJ 12.345.678/0001-95.', '12345678000195', 'CNPJ [12.345.678/0001-95].'],
  ['CNPJ 12345678000195.', '"12.345.678/0001-95"', 'CNPJ [12345678000195].'],
  ['contrata a 12.345.678/0001-95', 'cnpj:12345678000195', 'contrata a [12.345.678/0001-95]'],
  ['concurso e concursos', 'concurs*', '[concurso] e [concursos]'],
  [
    'edital do concurso; edital de compra e venda',
    '"edital concurso"~2',
    '[edital] do [concurso]; [edital] de compra e venda',
  ],
  // What is excluded or sought elsewhere is no hit.
  ['edital aberto', 'edital -aberto', '[edital] aberto'],
  ['edital aberto', 'titulo:edital', 'edital aberto'],
  ['edital aberto', '*', 'edital aberto'],
  ['edital aberto e obras', 'edital OU obra', '[edital] aberto e [obras]'],
  ['contrato contrato', 'contrato', '[contrato] [contrato]'],
])('%j searched by %s', (text, termo, expected) => {
  expect(shown(text, termo)).toBe(expected)
})

test('shows the place with most of the searched items close together', () => {
  const text = `Edital de compras. ${filler(30)} O edital do concurso foi publicado. ${filler(30)}`
  const snippet = shown(text, 'edital concurso')
  expect(snippet).toMatch(/^….*O \[edital\] do \[concurso\] foi publicado.*…$/)
})

test.each([
  // Each scattered first, then in a row: with the words between them, in another inflection, two of three.
  ['ana souza', 'Souza, Ana.', 'por Ana Souza ontem', '[Ana] [Souza]'],
  ['banco do brasil', 'Brasil, banco.', 'do Banco do Brasil ontem', '[Banco] do [Brasil]'],
  ['ana souza', 'Souza, Ana.', 'por Ana de Souza ontem', '[Ana] de [Souza]'],
  [
    'servidora nomeada',
    'nomeada a servidora',
    'as servidoras nomeadas hoje',
    '[servidoras] [nomeadas]',
  ],
  ['ana souza lima', 'Lima, Souza, Ana.', 'por Ana Souza, Lima', '[Ana] [Souza], [Lima]'],
  // All in a row before pairs that only add up to it.
  ['ana souza lima', 'Ana Souza; Souza Lima.', 'por Ana Souza Lima', '[Ana] [Souza] [Lima]'],
])('%s is shown in a row, where the text has it so', (termo, scattered, inRow, expected) => {
  const text = `${scattered} ${filler(30)} ${inRow} ${filler(30)}`
  expect(shown(text, termo)).toContain(expected)
})

test('begins with what it does not show again: a list shows little more than its first line', () => {
  const text = `${filler(30)} Pedro Augusto Machado, ${filler(6)} Felipe Augusto Machado. ${filler(30)}`
  const snippet = shown(text, 'felipe augusto machado', 160)
  expect(snippet).toContain('[Felipe] [Augusto] [Machado]')
  expect(snippet).not.toContain('Pedro')
})

test('contains the words of the query in a row, if the text does', () => {
  const word = fc.constantFrom('ana', 'souza', 'lima', 'de', 'da', 'edital', 'editais')
  // A query has a word once, and a stop word at an end is no part of the row.
  const words = fc
    .uniqueArray(word, { minLength: 2, maxLength: 5 })
    .filter((all) => ![all[0], all.at(-1)].some((end) => end === 'de' || end === 'da'))
  const around = fc.array(word, { maxLength: 80 })
  fc.assert(
    fc.property(words, around, around, fc.boolean(), (row, before, after, isThere) => {
      const text = [...before, ...(isThere ? row : []), ...after].join(' ')
      const wanted = ` ${row.join(' ')} `
      fc.pre(` ${text} `.includes(wanted))
      const query = skipStopWords(rememberStopWords(parseWritten(row.join(' '))))
      const { segmentos } = snippetSource(text, 'texto', NO_LIMIT).snippet(query, 60)
      const plain = segmentos.map(({ texto }) => texto).join('')
      expect(` ${plain.replace(/^…|…$/g, '')} `).toContain(wanted)
    }),
    { numRuns: 1_000 },
  )
})

test('shows the beginning when the text has no match', () => {
  expect(shown(`Início. ${filler(30)}`, 'titulo:nada')).toMatch(/^Início\. palavra0 .*…$/)
})

test('is a part of the text, cut at words, no longer than asked', () => {
  const words = fc.constantFrom(
    'edital',
    'concurso',
    'de',
    '12.345.678/0001-95',
    'ão',
    '😀',
    'a'.repeat(80),
  )
  const text = fc.array(words, { maxLength: 60 }).map((list) => list.join(' '))
  const termo = fc.constantFrom(
    'edital',
    '"edital de concurso"',
    'concurs* edital',
    '*',
    '12345678000195',
    'nada',
  )
  fc.assert(
    fc.property(text, termo, fc.integer({ min: 20, max: 200 }), (text, termo, length) => {
      const { segmentos, termos } = snippetOf(text, termo, length)
      const plain = segmentos.map(({ texto }) => texto).join('')
      const bare = plain.replace(/^…|…$/g, '')
      expect(text).toContain(bare)
      expect(bare.length).toBeLessThanOrEqual(length)
      expect(plain.startsWith('…')).toBe(!text.startsWith(bare))
      if (termo === 'edital' && / edital /.test(text)) expect(termos).toEqual(['edital'])
      expect(segmentos.some(({ marcado }) => marcado)).toBe(termos.length > 0)
      for (const [i, { marcado }] of segmentos.entries())
        expect(marcado).not.toBe(segmentos[i + 1]?.marcado)
    }),
    { numRuns: 500 },
  )
})

test('may show other characters than the searched ones', () => {
  const text = 'CPF 123.456.789-09, servidor'
  const { segmentos } = snippetOf(text, '12345678909', 60, text.replace('123', '***'))
  expect(segmentos).toEqual([
    { texto: 'CPF ', marcado: false },
    { texto: '***.456.789-09', marcado: true },
    { texto: ', servidor', marcado: false },
  ])
})

test.each([
  ['edital de obra', 'edital OU obra', ['edital', 'obra']],
  ['edital de compra', 'edital OU obra', ['edital']],
  ['edital de obra', '"edital de obra"', ['"edital de obra"']],
  ['a Lei nº 8.112/90', 'norma:"lei 8112/1990"', ['norma:"Lei 8.112/1990"']],
  ['editais', 'edital -aviso', ['edital']],
  ['aviso', 'edital', []],
])('in “%s”, %s is found by %j', (text, termo, termos) => {
  expect(snippetOf(text, termo, 60).termos).toEqual(termos)
})

test('reports only the terms that it shows', () => {
  const text = `edital ${filler(40)} concurso`
  expect(snippetOf(text, 'edital concurso', 60).termos).toEqual(['edital'])
})

test('a code is marked however the text prints it', () => {
  const code: Query = { kind: 'code', value: '15/2023', words: ['15', '2023'] }
  const { segmentos } = snippetSource(
    'Pregão 00015/2023, em 02/15/2023.',
    'texto',
    NO_LIMIT,
  ).snippet(code, 60)
  expect(segmentos.filter(({ marcado }) => marcado).map(({ texto }) => texto)).toEqual([
    '00015/2023',
  ])
})
