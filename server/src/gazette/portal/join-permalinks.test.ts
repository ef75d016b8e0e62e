import { expect, test } from 'vitest'
import { type ArchivedAct, joinPermalinks, undecidedActs } from './join-permalinks.ts'
import type { PortalAct } from './reading-page.ts'

const LIKE = { edicao: '54', pagina: '7', titulo: 'DESPACHO', orgao: 'Ministério A/Gabinete' }
const act = (id: string, other: Partial<ArchivedAct> = {}): ArchivedAct => ({
  id,
  ...LIKE,
  ...other,
})
const page = (urlTitle: string, other: Partial<PortalAct> = {}): PortalAct => ({
  urlTitle,
  ...LIKE,
  content: '',
  ...other,
})
/** `texts`: of exactly the acts that cannot be matched without them. */
function join(acts: ArchivedAct[], pages: PortalAct[], texts: Record<string, string> = {}) {
  expect(undecidedActs(acts, pages).every((id) => id in texts)).toBe(true)
  return Object.fromEntries(joinPermalinks(acts, pages, new Map(Object.entries(texts))))
}

test('equal in all shared fields, whatever the spelling', () => {
  const titulo = 'PORTARIA Nº 1.326, DE 3 DE MARÇO'
  expect(
    join(
      [act('a', { titulo })],
      [page('x', { titulo: 'Portaria  nº 1.326 de 3 de março', orgao: 'MINISTÉRIO A / GABINETE' })],
    ),
  ).toEqual({ a: 'x' })
})

test('an act of several pages is listed with its first page', () => {
  expect(join([act('a', { pagina: '7-9' })], [page('x')])).toEqual({ a: 'x' })
})

test.each([
  ['edition', { edicao: '54-A' }],
  ['page', { pagina: '8' }],
  ['title', { titulo: 'DESPACHO Nº 2' }],
  ['body', { orgao: 'Ministério A' }],
])('another %s is another act', (_, other) => {
  expect(join([act('a')], [page('x', other)])).toEqual({})
})

const TEXTS: Record<string, string> = {
  a: 'DESPACHO\n\nDefere o pedido de licença da servidora lotada na primeira região.',
  b: 'DESPACHO\n\nIndefere o pedido de licença do servidor lotado na segunda região.',
  c: 'DESPACHO\n\nDefere o pedido de licença da servidora lotada na primeira região.',
}
const A = page('x', { content: 'Defere o pedido de licença da servidora lotada na primei...' })
const B = page('y', { content: 'Indefere o pedido de licença do servidor lotado na segun...' })

test('the text decides among several that look the same', () => {
  expect(join([act('a'), act('b')], [B, A], TEXTS)).toEqual({ a: 'x', b: 'y' })
  expect(join([act('a'), act('b')], [A], TEXTS)).toEqual({ a: 'x' })
})

test('acts that the text does not decide are omitted', () => {
  // Two acts of the same text; one page for two acts, and two pages for one.
  expect(join([act('a'), act('b'), act('c')], [A, B], TEXTS)).toEqual({ b: 'y' })
  expect(join([act('a')], [A, { ...A, urlTitle: 'z' }], TEXTS)).toEqual({})
  // Too short to tell.
  const short = page('x', { content: 'Defere o pedido...' })
  expect(join([act('a'), act('b')], [short, B], TEXTS)).toEqual({ b: 'y' })
})

test('an empty side gives no links', () => {
  expect(join([], [A])).toEqual({})
  expect(join([act('a')], [])).toEqual({})
})
