import { textOf } from '../../lib/address.ts'

/** Where a table is opened: behind a row, which is on this page; both or none. */
export interface PageState {
  cursor?: string
  pagina?: number
}

export function readPage(values: Record<string, unknown>): PageState {
  const cursor = textOf(values['cursor'])
  const pagina = Number(textOf(values['pagina']))
  return cursor !== undefined && Number.isInteger(pagina) && pagina > 1 ? { cursor, pagina } : {}
}

/** The first page. */
export const NO_PAGE = { cursor: undefined, pagina: undefined } satisfies Partial<PageState>

/** Rows per page. */
export const PAGE_ROWS = 20
