import type { Call } from './document.ts'
import { escape } from './html.ts'

/** A page of the reference, as it lies beneath /referencia. */
export interface ReferenceSheet {
  /** Empty: the first. */
  slug: string
  name: string
  html: string
  /** What the menu lists beneath it. */
  items: MenuItem[]
}

export interface MenuItem {
  id: string
  name: string
  /** `GET /buscar`; of an event nothing. */
  call: string
  /** Words by which it is found, besides. */
  words: string
}

export function sheetAddress(slug: string): string {
  return slug === '' ? '/referencia' : `/referencia/${slug}`
}

export function operationItem({ method, path, operation }: Call): MenuItem {
  const parameters = (operation.parameters ?? []).map(({ name }) => name)
  return {
    id: operation.operationId,
    name: operation.summary,
    call: `${method} ${path}`,
    words: [operation.operationId, ...parameters].join(' '),
  }
}

/** All operations; those of the sheet that is open are shown. */
export function referenceMenu(sheets: ReferenceSheet[], open: string): string {
  const groups = sheets.map(({ slug, name, items }) => {
    const isOpen = slug === open
    const current = isOpen ? ' aria-current="page"' : ''
    const link = `<a href="${sheetAddress(slug)}"${current}>${name}</a>`
    if (items.length === 0) return `<li>${link}</li>`
    const list = items.map((item) => listed(slug, item, item.name)).join('')
    return `<li data-group${isOpen ? ' data-open' : ''}>${link}<ul>${list}</ul></li>`
  })
  return `<ul class="operations">${groups.join('')}</ul>`
}

/** One that the filter finds by all that it is called. */
export function listed(slug: string, { id, name, call, words }: MenuItem, html: string): string {
  const text = escape(`${name} ${call} ${words}`)
  return `<li data-find="${text}"><a href="${sheetAddress(slug)}#${id}">${html}</a></li>`
}
