import { isObject, readList, readObject, readPage } from '../answer.ts'
import { ConfigurationError } from '../errors.ts'
import { text } from '../language.ts'
import type { Aviso } from '../models.ts'
import type { PostOptions, RequestOptions } from '../options.ts'
import { type Paging, Pages } from '../pages.ts'
import type { ApiRequest, Transport } from '../transport.ts'

/** Notices about an answer, although the request was fine. */
export interface ComAvisos {
  avisos: Aviso[]
}

/** The page size of an iteration by default: the largest. */
const PAGE_SIZE = 100

/** Requests an object: its fields, together with the other fields of the envelope. */
export async function object<T>(
  transport: Transport,
  request: ApiRequest,
  options?: RequestOptions,
): Promise<T> {
  return readObject(await transport.send(request, options)) as T
}

/** Requests a list; the other fields of the envelope become properties of the list. */
export async function list<T>(
  transport: Transport,
  request: ApiRequest,
  options?: RequestOptions,
): Promise<T> {
  return readList(await transport.send(request, options)) as T
}

/** Requests a page of a list, with some of the query changed. */
function pageGetter<T>(
  transport: Transport,
  path: string,
  query: object,
  options: RequestOptions | undefined,
): (changes: object) => Promise<T> {
  checkArguments(query)
  return async (changes) => {
    const request = { method: 'GET', path, query: { ...query, ...changes } } as const
    return readPage(await transport.send(request, options)) as T
  }
}

/** Sends a request whose answer is empty. */
export async function nothing(
  transport: Transport,
  request: ApiRequest,
  options?: RequestOptions,
): Promise<void> {
  await transport.send(request, options)
}

interface NumberedPage<Item> {
  pagina: number
  total_paginas: number
  resultados: Item[]
}

/** Pages with numbers. */
export function numberedPages<Page extends NumberedPage<Item>, Item extends { id: string }>(
  transport: Transport,
  path: string,
  query: { pagina?: number | undefined; limite?: number | undefined },
  options?: RequestOptions,
): Pages<Page, Item> {
  const get = pageGetter<Page>(transport, path, query, options)
  const hasMore = ({ pagina, total_paginas }: Page) => pagina < total_paginas
  const paging: Paging<Page> = {
    first: () => get({}),
    async next(last) {
      if (last !== null && !hasMore(last)) return null
      const pagina = last === null ? (query.pagina ?? 1) : last.pagina + 1
      const got = await get({ pagina, limite: query.limite ?? PAGE_SIZE })
      // The first page is always returned, for its `avisos`. A service that does not advance would
      // make an endless loop.
      const goesOn = got.resultados.length > 0 && got.pagina === pagina
      return last === null || goesOn ? got : null
    },
    hasMore,
  }
  return new Pages(paging)
}

interface CursorPage<Item> {
  /** The last page of rows has null; a list without an end always has one. */
  proximo: string | null
  /** Absent where `proximo` tells. */
  tem_mais?: boolean
  resultados: Item[]
}

/** Pages without numbers: `proximo` of one, given as `argument`, begins the next. */
export function cursorPages<
  Argument extends 'apos' | 'cursor',
  Page extends CursorPage<Item>,
  Item extends object,
>(
  argument: Argument,
  transport: Transport,
  path: string,
  query: { [Name in Argument]?: string | undefined } & { limite?: number | undefined },
  options?: RequestOptions,
): Pages<Page, Item> {
  const get = pageGetter<Page>(transport, path, query, options)
  const hasMore = ({ tem_mais, proximo }: Page) => tem_mais ?? typeof proximo === 'string'
  const paging: Paging<Page> = {
    first: () => get({}),
    async next(last) {
      if (last !== null && !hasMore(last)) return null
      const cursor = last === null ? query[argument] : last.proximo
      const got = await get({ [argument]: cursor, limite: query.limite ?? PAGE_SIZE })
      // A page may be empty although others follow; without a step forward, none does.
      return last === null || got.proximo !== cursor ? got : null
    },
    hasMore,
  }
  return new Pages(paging)
}

/** Ids as the text with commas that the API takes. Throws ConfigurationError if they are no list. */
export function joined(ids: readonly string[], argument: string): string {
  if (Array.isArray(ids)) return ids.join(',')
  throw new ConfigurationError(text('not_a_list', { argument, value: JSON.stringify(ids) }))
}

/** A text in place of an object would be taken for its letters. */
function checkArguments(query: object): void {
  if (isObject(query)) return
  throw new ConfigurationError(text('not_an_object', { value: JSON.stringify(query) }))
}

/** One part of a path. Throws ConfigurationError if it cannot be one. */
export function segment(id: string): string {
  if (typeof id === 'string' && !['', '.', '..'].includes(id)) return encodeURIComponent(id)
  throw new ConfigurationError(text('not_an_id', { value: JSON.stringify(id) }))
}

/** A POST with the caller's idempotency key, if any. */
export function post(path: string, body: object | undefined, options: PostOptions | undefined) {
  return { method: 'POST', path, body, idempotencyKey: options?.idempotencyKey } as const
}
