import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzeField, filterTerm, slug, stemOf, tokenize } from './analysis.ts'

const words = (text: string) => tokenize(text).map((token) => token.text)

test.each<[text: string, words: string[], why?: string]>([
  ['Publicação', ['publicacao']],
  ['PUBLICAÇÃO', ['publicacao']],
  ['publicac\u0327a\u0303o', ['publicacao'], 'combining marks'],
  ['nº1234', ['no', '1234']],
  ['N.º 5', ['n', 'o', '5']],
  ['art. 5º, § 1ª-A', ['art', '5o', '1a', 'a']],
  ['25°C', ['25o', 'c']],
  ['1.326', ['1326']],
  ['R$ 1.234.567,89', ['r', '1234567', '89']],
  ['Lei 1.326.', ['lei', '1326'], 'the full stop of a sentence'],
  ['1.326º', ['1326o']],
  ['23.03.2023', ['23', '03', '2023']],
  ['1.2345', ['1', '2345']],
  ['1.234.56', ['1', '234', '56']],
  ['1234.567', ['1234', '567']],
  ['1.326a', ['1', '326a']],
  ['7/2023', ['7', '2023']],
  ['12.345.678/0001-95', ['12345678', '0001', '95']],
  ['12.ABC.345/01DE-35', ['12', 'abc', '345', '01de', '35']],
  ['23075.012345/2023-11', ['23075', '012345', '2023', '11']],
  ['123.456.789-01', ['123456789', '01']],
  ['e-CAC @RFB', ['e', 'cac', 'rfb']],
  ['m² ½', ['m2', '½']],
  ['Straße Ægir', ['straße', 'ægir']],
  ['Привет 東京', ['привет', '東京']],
  ['🎉festa🎉', ['festa']],
  ['𐐀b', ['𐐨b'], 'a letter beyond the basic plane'],
  ['ＦＵＬＬ １２３ ﬁm', ['full', '123', 'fim'], 'what looks like a letter or digit is one'],
  ['no\u200bmea\u00adção', ['nomeacao'], 'what has no width is not there'],
  ['', []],
  ['\u0000\ud800', []],
])('%j is %j', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('tokens have their positions', () => {
  expect(tokenize('a Lei nº 1.326, de')).toEqual([
    { text: 'a', start: 0, end: 1 },
    { text: 'lei', start: 2, end: 5 },
    { text: 'no', start: 6, end: 8 },
    { text: '1326', start: 9, end: 14 },
    { text: 'de', start: 16, end: 18 },
  ])
})

test('words in any text are non-empty, in order, and analyse to themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let at = 0
      for (const token of tokenize(text)) {
        expect(token.text).not.toBe('')
        expect(token.start).toBeGreaterThanOrEqual(at)
        expect(token.end).toBeGreaterThan(token.start)
        at = token.end
        expect(words(token.text)).toEqual([token.text])
      }
    }),
  )
})

test('composed and decomposed text mean the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(words(text.normalize('NFD'))).toEqual(words(text.normalize('NFC')))
    }),
  )
})

test('separators matter only in thousands', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/)),
      fc.constantFrom(' ', ', ', '\n', '—', '/'),
      (list, gap) => {
        expect(words(list.join(gap))).toEqual(list)
      },
    ),
  )
})

test('stop words and numbers have no stem', () => {
  expect(analyzeField('Contratos, de 2023 – 8º')).toBe('contratos de 2023 8o')
  expect(['contratos', 'de', '2023', '8o'].map(stemOf)).toEqual(['contrato', null, null, null])
})

test('filter values compare blind to case, accents and punctuation', () => {
  expect(filterTerm.tipo_ato('Portaria')).toBe(filterTerm.tipo_ato('PORTARIA '))
  expect(filterTerm.tipo_ato('Portaria')).not.toBe(filterTerm.tipo_ato('Portaria Conjunta'))
  expect(filterTerm.orgao('Ministério da Saúde/ Gabinete')).toBe(
    ':orgao=ministerio_da_saude/gabinete',
  )
  expect(slug('68-A')).toBe('68_a')
})
