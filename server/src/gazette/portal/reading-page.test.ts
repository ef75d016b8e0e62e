import { expect, test } from 'vitest'
import { readReadingPage } from './reading-page.ts'

const ITEM = {
  pubName: 'DO1',
  urlTitle: 'portaria-gm/ms-n-12.141-de-3-de-marco-de-2026-730143120',
  numberPage: '7',
  title: 'PORTARIA Nº 1',
  pubDate: '20/03/2026',
  content: 'O MINISTRO...',
  editionNumber: '54',
  hierarchyStr: 'Ministério da Saúde/Gabinete',
}
const page = (...items: object[]) =>
  `<html><script id="params" type="application/json">\n${JSON.stringify({ jsonArray: items })}\n</script></html>`
const read = (html: string, pubName = 'DO1') => readReadingPage(html, '2026-03-20', pubName)

test('the acts of a reading, with the fields for matching', () => {
  expect(read(page(ITEM))).toEqual({
    kind: 'acts',
    acts: [
      {
        urlTitle: ITEM.urlTitle,
        edicao: '54',
        pagina: '7',
        titulo: 'PORTARIA Nº 1',
        orgao: 'Ministério da Saúde/Gabinete',
        content: 'O MINISTRO...',
      },
    ],
  })
  expect(read(page())).toEqual({ kind: 'acts', acts: [] })
})

test("extra editions have the portal's names, too", () => {
  expect(read(page({ ...ITEM, pubName: 'DO1_EXTRA_B' }), 'DO1E')).toMatchObject({
    acts: [{ edicao: '54' }],
  })
})

test.each([
  'https://exemplo.com.br/1',
  '../../outra-1',
  'a//b-1',
  '/a-1',
  'a-1?x=2',
  'a-1#b',
  'sem-numero',
  '',
])('an address such as %j is skipped', (urlTitle) => {
  expect(read(page({ ...ITEM, urlTitle }))).toEqual({ kind: 'acts', acts: [] })
})

test('items of another day, another section or no act are skipped; a page with only those is no reading', () => {
  const others = [
    { ...ITEM, pubDate: '19/03/2026' },
    { ...ITEM, pubName: 'DO2' },
  ]
  expect(read(page(ITEM, ITEM, ...others))).toMatchObject({ kind: 'acts', acts: [{}] })
  expect(read(page(...others))).toEqual({ kind: 'other' })
  expect(read(page({ ...ITEM, pubName: 'DO9' }))).toEqual({ kind: 'other' })
})

test.each([
  ['<html>Request Rejected</html>', 'blocked'],
  ['<html></html>', 'unknown'],
  ['<script id="params">{"jsonArray": [</script>', 'unknown'],
  ['<script id="params">{"jsonArray": {}}</script>', 'unknown'],
  ['<script id="params">null</script>', 'unknown'],
])('%s is %s', (html, kind) => {
  expect(read(html)).toEqual({ kind })
})
