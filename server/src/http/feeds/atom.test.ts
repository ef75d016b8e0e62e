import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { atomOf } from './atom.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** The text of each element, read by the parser of another library. */
function textsIn(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => expect.unreachable(error.message))
  parser.on('opentag', ({ name }) => {
    open.push(name)
    texts.set(name, [...(texts.get(name) ?? []), ''])
  })
  parser.on('text', (text) => {
    const ofName = texts.get(open.at(-1) ?? '')
    if (ofName) ofName[ofName.length - 1] += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return texts
}

const entry: FeedEntry = {
  url: 'https://arauto.exemplo/publicacao/pub_1?termo=a&b=1',
  title: 'PORTARIA Nº 1',
  summary: 'Dispõe.',
  author: 'Ministério',
  categories: ['Portaria'],
  published: '2024-03-15T00:00:00-03:00',
  updated: '2024-03-15T06:12:00.000Z',
}
const feed: Feed = {
  title: 'Arauto: portaria',
  self: 'https://arauto.exemplo/feed?termo=a&secao=1',
  hub: null,
  page: 'https://arauto.exemplo/?termo=a&secao=1',
  generator: 'Arauto',
  updated: entry.updated,
  entries: [entry],
}

test('any text comes back as it was, but for signs that no XML may have', () => {
  const kept = (text: string) =>
    text.replaceAll(/[\u{FFFE}\u{FFFF}]|(?![\t\n\r\u{7F}-\u{9F}])\p{Cc}|\p{Cs}/gu, '\u{FFFD}')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const texts = textsIn(atomOf({ ...feed, entries: [{ ...entry, title, author: title }] }))
      // An XML parser reads each end of a line as \n.
      const read = kept(title).replaceAll(/\r\n?/g, '\n')
      expect(texts.get('title')?.[1]).toBe(read)
      expect(texts.get('name')).toEqual([read])
    }),
  )
})

test('an entry is known by its address; a feed without entries has a date, too', () => {
  expect(textsIn(atomOf(feed)).get('id')).toEqual([feed.self, entry.url])
  expect(textsIn(atomOf({ ...feed, entries: [] })).get('updated')).toEqual([feed.updated])
})
