import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type QuerySchema, type QueryValues, readQueryString } from './read-query-string.ts'

const SCHEMA: QuerySchema = {
  properties: {
    termo: { type: 'string', maxLength: 50, examples: ['decreto'] },
    data: { type: 'string', format: 'date', examples: ['2024-03-18'] },
    secao: { type: 'string', enum: ['1', 'extra'], examples: ['1'] },
    pagina: { type: 'integer', minimum: 1, maximum: 100, examples: [1] },
    trechos: { type: 'boolean', examples: [true] },
    orgao: { type: 'array', items: { type: 'string', maxLength: 9 }, maxItems: 2 },
    campo: { type: 'array', items: { type: 'string', enum: ['ano', 'mes'] }, maxItems: 3 },
  },
  required: ['termo'],
}

describe('valid parameters are read correctly', () => {
  test.each<[string, QueryValues]>([
    ['termo=a', { termo: 'a' }],
    ['termo=a&trechos=true', { termo: 'a', trechos: true }],
    ['termo=a&trechos=false', { termo: 'a', trechos: false }],
    ['termo=a&orgao=x,y&orgao=&orgao=z', { termo: 'a', orgao: ['x,y', 'z'] }],
    ['termo=a&campo=ano,mes', { termo: 'a', campo: ['ano', 'mes'] }],
    ['termo=a&campo=mes&campo=ano,mes', { termo: 'a', campo: ['mes', 'ano'] }],
    ['termo=a&campo=&orgao', { termo: 'a' }],
    [
      'termo=a&data=2024-02-29&secao=extra&pagina=007',
      { termo: 'a', data: '2024-02-29', secao: 'extra', pagina: 7 },
    ],
    ['termo=a+b%20c%2Bd', { termo: 'a b c+d' }],
    ['termo=a=b', { termo: 'a=b' }],
    ['termo=%26%3D%25', { termo: '&=%' }],
    ['&&termo=a&', { termo: 'a' }],
    ['termo=a&data=&secao&pagina=', { termo: 'a' }],
    ['termo=&termo=a', { termo: 'a' }],
    ['%74ermo=a', { termo: 'a' }],
  ])('%s', (raw, values) => {
    expect(readQueryString(raw, SCHEMA)).toEqual({ values, detalhes: [] })
  })

  test('any text survives unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), (termo) => {
        fc.pre(Array.from(termo).length <= 50)
        const raw = new URLSearchParams({ termo }).toString()
        expect(readQueryString(raw, SCHEMA)).toEqual({ values: { termo }, detalhes: [] })
      }),
    )
  })
})

test('any input is read without exceptions, and unreported values are valid', () => {
  const piece = fc.constantFrom(
    'termo',
    'data',
    'secao',
    'pagina',
    '=',
    '&',
    '%',
    '%C3',
    '%A7',
    '+',
    'x',
    '1',
  )
  const raw = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(raw, (text) => {
      const { values, detalhes } = readQueryString(text, SCHEMA)
      for (const { campo, problema, sugestao } of detalhes) {
        expect(campo).toBeTypeOf('string')
        expect(problema).not.toBe('')
        expect(sugestao).not.toBe('')
      }
      if (detalhes.length === 0) expect(values['termo']).toBeTypeOf('string')
      expect(Object.keys(SCHEMA.properties)).toEqual(expect.arrayContaining(Object.keys(values)))
    }),
    { numRuns: 2_000 },
  )
})

test('a long wrong value is quoted shortened, never with half a character', () => {
  const { detalhes } = readQueryString(
    `termo=a&secao=${encodeURIComponent('😀'.repeat(100))}`,
    SCHEMA,
  )
  expect(detalhes[0]!.problema).toBe(`“${'😀'.repeat(40)}…” não é um valor aceito`)
})

test.each([
  ['campo=ano&campo=mes,ano,ano', 'campo', 'tem 4 valores; o máximo é 3'],
  ['campo=ano,', 'campo', '“” não é um valor aceito'],
  ['campo=ano,dia', 'campo', '“dia” não é um valor aceito'],
  ['orgao=x&orgao=y&orgao=z', 'orgao', 'tem 3 valores; o máximo é 2'],
  ['orgao=muito+longo', 'orgao', 'tem 11 caracteres; o máximo é 9'],
  ['trechos=sim', 'trechos', '“sim” não é um valor aceito'],
  ['secao=1&secao=1', 'secao', 'foi informado 2 vezes'],
])('%s: %s %s', (raw, campo, problema) => {
  expect(readQueryString(`termo=a&${raw}`, SCHEMA).detalhes).toMatchObject([{ campo, problema }])
})

test.each([
  ['tremo', 'termo'],
  ['TERMO', 'termo'],
  ['termos', 'termo'],
  ['pag', 'pagina'],
  ['dat', 'data'],
  ['sessao', 'secao'],
  ['page', null],
  ['q', null],
  ['agrupamento', null],
])('for %s, %s is suggested', (name, suggestion) => {
  const { detalhes } = readQueryString(`termo=a&${name}=1`, SCHEMA)
  const list = `Os parâmetros aceitos são: ${Object.keys(SCHEMA.properties).join(', ')}.`
  const expected = suggestion === null ? list : `Você quis dizer ${suggestion}? ${list}`
  expect(detalhes).toMatchObject([{ campo: name, sugestao: expected }])
})
