import { ArticleError } from '../errors.ts'
import { sectionOf } from '../sections.ts'

/** An act as the portal lists it in its reading of a day ("Leitura do Jornal"). */
export interface PortalAct {
  /** The last part of its permanent link. */
  urlTitle: string
  edicao: string
  pagina: string
  titulo: string
  orgao: string
  /** The beginning of its text, some 400 characters. */
  content: string
}

/** The kind of page received for a day's reading. */
export type ReadingPage =
  | { kind: 'acts'; acts: PortalAct[] }
  | { kind: 'blocked' }
  /** A reading of another day or section. */
  | { kind: 'other' }
  | { kind: 'unknown' }

const PARAMS = /<script\b[^>]*\bid\s*=\s*["']params["'][^>]*>([\s\S]*?)<\/script>/i
/**
 * A slug and the number of the page: `portaria-gm/ms-n-12.141-de-3-de-setembro-de-2026-730143120`.
 */
const URL_TITLE = /^[a-z0-9](?:[a-z0-9_-]|[./](?=[a-z0-9-]))*-\d+$/i

/** Reads the page of a section's reading. Acts without a trustworthy link are skipped. */
export function readReadingPage(html: string, data: string, pubName: string): ReadingPage {
  if (/Request Rejected|requested URL was rejected/i.test(html)) return { kind: 'blocked' }
  const items = listedItems(html)
  if (items === null) return { kind: 'unknown' }
  const own = items.filter((item) => isOf(item, data, pubName))
  if (items.length > 0 && own.length === 0) return { kind: 'other' }
  const acts = own.map(actOf).filter(({ urlTitle }) => URL_TITLE.test(urlTitle))
  // The same page listed twice counts once.
  return { kind: 'acts', acts: [...new Map(acts.map((act) => [act.urlTitle, act])).values()] }
}

type Item = Record<string, unknown>

/** Null if the page has no such list. */
function listedItems(html: string): Item[] | null {
  const json = PARAMS.exec(html)?.[1]
  if (json === undefined) return null
  try {
    const { jsonArray } = JSON.parse(json) as { jsonArray?: unknown }
    return Array.isArray(jsonArray) ? jsonArray.filter(isItem) : null
  } catch {
    return null
  }
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null
}

function isOf(item: Item, data: string, pubName: string): boolean {
  if (text(item.pubDate) !== data.split('-').toReversed().join('/')) return false
  try {
    return sectionOf(text(item.pubName)).pubName === pubName
  } catch (error) {
    if (error instanceof ArticleError) return false
    throw error
  }
}

function actOf(item: Item): PortalAct {
  return {
    urlTitle: text(item.urlTitle),
    edicao: text(item.editionNumber),
    pagina: text(item.numberPage),
    titulo: text(item.title),
    orgao: text(item.hierarchyStr),
    content: text(item.content),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
