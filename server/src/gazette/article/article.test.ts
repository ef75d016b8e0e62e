import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleXml } from './_article-xml.ts'
import { parseArticle } from './article.ts'
import { ArticleError } from '../errors.ts'
import { expectLinear } from '../../../test/_linear.ts'

const bytes = (xml: string) => new TextEncoder().encode(xml)
const parse = (xml: string) => parseArticle(bytes(xml))

test('reads the fields that we use, and never the internal remarks', () => {
  const article = parse(articleXml({ ementa: 'Institui o comitê.' }))
  expect(article).toEqual({
    id: '31179330',
    name: 'interno',
    pubName: 'DO1',
    pubDate: '2023-03-20',
    idMateria: '20434980',
    artType: 'Portaria',
    artCategory: 'Ministério da Saúde/Gabinete da Ministra',
    numberPage: '113',
    pdfPage:
      'http://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=20/03/2023&pagina=113',
    editionNumber: '54',
    identifica: 'PORTARIA Nº 7, DE 17 DE MARÇO DE 2023',
    ementa: 'Institui o comitê.',
    texto:
      '<p class="identifica">PORTARIA Nº 7, DE 17 DE MARÇO DE 2023</p><p>Fica instituído o comitê.</p>',
  })
})

test('gives the canonical pubName', () => {
  expect(parse(articleXml({ attributes: { pubName: 'DO1_EXTRA_A' } })).pubName).toBe('DO1E')
})

test('needs only the essential attributes and one body child with text', () => {
  const xml =
    '<article pubName="DO2" pubDate="01/02/2021" idMateria="1"><body><Texto>a &amp;lt; b</Texto></body></article>'
  expect(parse(xml)).toMatchObject({
    editionNumber: '',
    artType: '',
    identifica: '',
    texto: 'a &lt; b',
  })
})

test('an image alone is content', () => {
  expect(
    parse(articleXml({ identifica: ' ', texto: '<p><img name="1_X_001" /></p>' })).texto,
  ).toContain('img')
})

test.each([
  ['pubName desconhecido: "DO9"', articleXml({ attributes: { pubName: 'DO9' } })],
  ['falta o atributo pubName', articleXml({ attributes: { pubName: ' ' } })],
  ['falta o atributo idMateria', articleXml({ attributes: { idMateria: '' } })],
  ['falta o atributo pubDate', articleXml({ attributes: { pubDate: '' } })],
  ['pubDate inválido: "31/02/2023"', articleXml({ attributes: { pubDate: '31/02/2023' } })],
  ['pubDate inválido: "2023-03-20"', articleXml({ attributes: { pubDate: '2023-03-20' } })],
  [
    'o artigo não tem texto',
    articleXml({ identifica: ' ', texto: '<p> </p><table><tr /></table>' }),
  ],
  ['falta o elemento <article>', '<xml><body /></xml>'],
  ['há mais de um <article>', '<xml><article /><article /></xml>'],
  ['elemento <p> inesperado dentro de Texto', '<article><Texto><p>a</p></Texto></article>'],
  ['XML malformado', articleXml().slice(0, -20)],
  ['XML malformado', ''],
  ['XML malformado', '<!doctype html><title>INLABS<body>'],
])('refuses: %s', (message, xml) => {
  expect(() => parse(xml)).toThrow(ArticleError)
  expect(() => parse(xml)).toThrow(message)
})

describe('known damage', () => {
  test('a closing tag leaked into an attribute', () => {
    const xml = articleXml({ attributes: { name: 'PORTARIA</Identifica>' } })
    expect(parse(xml).identifica).toBe('PORTARIA Nº 7, DE 17 DE MARÇO DE 2023')
  })

  test('control characters count as spaces', () => {
    const xml = articleXml({ identifica: 'A\u0000B\u000bC', attributes: { artType: 'Ato\u0001' } })
    expect(parse(xml)).toMatchObject({ identifica: 'A B C', artType: 'Ato' })
  })
})

describe('encodings', () => {
  const declared = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?>` + articleXml({ identifica: 'AÇÃO “X”' }).slice(1)
  const latin1 = (xml: string) => Buffer.from(xml.replaceAll(/[“”]/g, '"'), 'latin1')

  test.each([
    ['UTF-8 without a BOM', bytes(articleXml({ identifica: 'AÇÃO “X”' }).slice(1))],
    ['UTF-8 declared', bytes(declared('UTF-8'))],
    ['UTF-16LE with a BOM', Buffer.from(articleXml({ identifica: 'AÇÃO “X”' }), 'utf16le')],
    [
      'UTF-16BE with a BOM',
      Buffer.from(articleXml({ identifica: 'AÇÃO “X”' }), 'utf16le').swap16(),
    ],
  ])('%s', (_, xml) => {
    expect(parseArticle(xml).identifica).toBe('AÇÃO “X”')
  })

  test.each(['ISO-8859-1', 'windows-1252'])('%s when declared', (encoding) => {
    expect(parseArticle(latin1(declared(encoding))).identifica).toBe('AÇÃO "X"')
    const withQuotes = latin1(declared(encoding))
    withQuotes[withQuotes.indexOf('"X"')] = 0x93
    expect(parseArticle(withQuotes).identifica).toBe('AÇÃO “X"')
  })

  test('refuses undeclared Latin-1, and unknown encodings', () => {
    expect(() => parseArticle(latin1(articleXml().slice(1)))).toThrow('os bytes não são UTF-8')
    expect(() => parse(declared('x-inventada'))).toThrow('codificação não suportada: "x-inventada"')
  })
})

test('no entity expands', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
    articleXml({ attributes: { artType: '&b;' } }).slice(1)
  expect(() => parse(bomb)).toThrow(ArticleError)
})

test.each<[what: string, xmlOf: (n: number) => string]>([
  ['attribute', (n) => articleXml({ attributes: { artNotes: 'x '.repeat(n) } })],
  ['text', (n) => articleXml({ texto: `<p>${'palavra '.repeat(n)}</p>` })],
  ['text of brackets', (n) => articleXml({ texto: ']] '.repeat(n) })],
  ['damaged head', (n) => articleXml({ attributes: { name: '</a>'.repeat(n) } })],
  ['damaged head without a body', (n) => `<article name="${'</a'.repeat(n)}`],
])('takes linear time on a huge %s', (_, xmlOf) => {
  expectLinear(250_000, (times) => {
    const xml = xmlOf(times)
    return () => {
      try {
        parse(xml)
      } catch (error) {
        expect(error).toBeInstanceOf(ArticleError)
      }
    }
  })
})

test('any damaged file gives an article or an ArticleError', () => {
  const whole = bytes(articleXml({ ementa: 'Institui o comitê de ação.' }))
  const at = fc.nat(whole.length)
  const noise = fc.uint8Array({ maxLength: 12 })
  const markup = fc
    .constantFrom('<', '>', '"', '&', ']]>', '<![CDATA[', '</Texto>', '<a>')
    .map(bytes)
  const damage = fc.tuple(at, fc.nat(40), fc.oneof(noise, markup))
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
      let xml = Buffer.from(whole)
      for (const [start, length, inserted] of damages) {
        xml = Buffer.concat([xml.subarray(0, start), inserted, xml.subarray(start + length)])
      }
      try {
        expect(parseArticle(xml).pubDate).toMatch(/^\d{4}-\d\d-\d\d$/)
      } catch (error) {
        if (!(error instanceof ArticleError)) throw error
        expect(error.message).not.toBe('')
      }
    }),
    { numRuns: 2000 },
  )
})
