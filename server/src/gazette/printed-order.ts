import { pagesIn } from '../printed/pages.ts'

/** What tells the place of an act on paper. */
export interface PrintedPlace {
  key: number
  orgao: string
  pagina: string
}

/**
 * Acts in the order of the printed gazette, where each body has its acts together. Sources give neither the order nor
 * where on its page an act stands: bodies follow each other by the page on which they begin. Of two that begin on one
 * page, the one that ends there is first.
 */
export function inPrintedOrder<Act extends PrintedPlace>(acts: readonly Act[]): Act[] {
  const placed = acts.map(placeOf)
  return together(placed, ({ act }) => topBody(act.orgao))
    .flatMap((ofBody) => together(ofBody, ({ act }) => act.orgao))
    .flatMap((ofOffice) => ofOffice.toSorted(byPlace))
    .map(({ act }) => act)
}

/** The first level of a body's path. */
export function topBody(orgao: string): string {
  return orgao.split('/', 1)[0]!.trim() // a split text has a first part
}

interface Placed<Act> {
  act: Act
  key: number
  /** Pages; without one, behind all that have one. */
  first: number
  last: number
}

function placeOf<Act extends PrintedPlace>(act: Act): Placed<Act> {
  const pages = pagesIn(act.pagina)
  const numberOf = (page = '') => Number.parseInt(page, 10) || Infinity
  return { act, key: act.key, first: numberOf(pages[0]), last: numberOf(pages.at(-1)) }
}

/** The acts of each name, in the order in which the names begin. */
function together<Act>(acts: Placed<Act>[], name: (act: Placed<Act>) => string): Placed<Act>[][] {
  return [...Map.groupBy(acts, name).values()]
    .map((group) => ({
      group,
      first: group.reduce((least, { first }) => Math.min(least, first), Infinity),
      last: group.reduce((most, { last }) => Math.max(most, last), 0),
      key: group.reduce((least, { key }) => Math.min(least, key), Infinity),
    }))
    .toSorted((a, b) => order(a.first, b.first) || order(a.last, b.last) || a.key - b.key)
    .map(({ group }) => group)
}

function byPlace(a: Placed<unknown>, b: Placed<unknown>): number {
  return order(a.first, b.first) || a.key - b.key
}

/** Also of places behind all others. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b
}
