import { plainLetters } from '../plain-letters.ts'
import { actsIn } from './original-text.ts'
import type { MeantPart, Span } from './part.ts'

/** The most places to show. */
const MOST = 20
/** `art. 1º`, `artigos 2º, 3º e 5º`, `arts. 1º a 4º` */
const ARTICLES =
  /art(?:igo)?s?(?:\.|(?!\p{L})) ?((?:\d{1,4}[º°o]?(?:-[A-Z])?(?:, ?(?:e )?| e | ao? )?)+)/giu
const ITEMS =
  /(?:incisos?|itens|item) (?:n[º°.]{1,2} ?)?((?:(?:\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6})(?:, ?(?:e )?| e | a )?)+)/giu
const ANNEXES = /anexos? ?((?:[IVXLC]{1,6}(?:, ?(?:e )?| e )?)+|[úu]nico)?/iu
const RANGE = /^(\d+)\D+ ?ao? (\d+)\D*$/
/** More articles than any list names. */
const MOST_ARTICLES = 60

/**
 * Where an act has the part that another one speaks of: articles and items by their beginnings,
 * people by their names, acts within it by their headings. Empty where they are not found, or where
 * several places look alike.
 */
export function placesOf({ tipo, texto }: MeantPart, text: string): Span[] {
  if (tipo === 'ato') return placesOfAct(texto, text)
  if (tipo === 'pessoa')
    return texto
      .split('; ')
      .flatMap((name) => placesOfName(name, text))
      .slice(0, MOST)
  return tipo === 'dispositivo' ? placesOfDevice(texto, text).slice(0, MOST) : []
}

function placesOfAct(texto: string, text: string): Span[] {
  const number = texto.replace(/\D/g, '')
  const found = actsIn(text).filter((act) => act.number === number)
  const [only] = found
  return only && found.length === 1 ? [headingOf(text, only.start)] : []
}

/** The first place of a name, whatever its accents and capitals. */
function placesOfName(name: string, text: string): Span[] {
  const at = plainLetters(text).indexOf(plainLetters(name))
  return at === -1 ? [] : [[at, at + name.length]]
}

function placesOfDevice(texto: string, text: string): Span[] {
  const articles = [...texto.matchAll(ARTICLES)].flatMap(([, list = '']) => numbersIn(list))
  const items = [...texto.matchAll(ITEMS)].flatMap(([, list = '']) => namesIn(list))
  const found = articles.flatMap((number) => within(text, articleForm(number)))
  const [article] = found
  if (items.length > 0 && (articles.length === 0 || (article && articles.length === 1))) {
    const end = article ? nextArticle(text, article[1]) : text.length
    const from = article?.[0] ?? 0
    const region = text.slice(from, end)
    const listed = items.flatMap((item) => within(region, itemForm(item)))
    if (listed.length > 0) return listed.map(([start, stop]) => [start + from, stop + from])
  }
  if (found.length > 0) return found
  const annex = ANNEXES.exec(texto)
  if (!annex) return []
  const names = annex[1] === undefined ? [''] : namesIn(annex[1])
  return names.flatMap((name) => within(text, annexForm(name)))
}

/** The one place where a form begins a paragraph; none if there are more. */
function within(text: string, form: RegExp): Span[] {
  const found = [...text.matchAll(form)]
  const [only] = found
  if (!only || found.length > 1) return []
  const start = only.index + only[0].length - only[0].trimStart().length
  return [headingOf(text, start)]
}

/** A paragraph from its beginning. */
function headingOf(text: string, start: number): Span {
  const end = text.indexOf('\n\n', start)
  return [start, end === -1 ? text.length : end]
}

function nextArticle(text: string, from: number): number {
  const next = text.slice(from).search(/\n\n(?:Art|ART)/)
  return next === -1 ? text.length : from + next
}

function articleForm(number: string): RegExp {
  return new RegExp(
    `(?:^|\\n\\s*|N[º°] ?[\\d.]+ ?[-–] ?)art(?:igo)?\\.? ?${number}(?:[º°o]|(?![\\d\\p{L}-]))`,
    'giu',
  )
}

function itemForm(item: string): RegExp {
  const name = item.replaceAll('.', '\\.')
  return new RegExp(`(?:^|\\n\\s*)(?:item )?0?${name}(?: ?[-–.)º]|\\s)(?!\\d)`, 'gu')
}

function annexForm(name: string): RegExp {
  return new RegExp(`(?:^|\\n\\s*)ANEXO${name === '' ? '' : ` ${name}`}(?!\\p{L})`, 'giu')
}

/** The numbers of a list; of `1º a 4º` all from one to the other. */
function numbersIn(list: string): string[] {
  const range = RANGE.exec(list.trim())
  const [from, to] = [Number(range?.[1]), Number(range?.[2])]
  if (range && to > from && to - from < MOST_ARTICLES)
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  return list.match(/\d+(?:-[A-Z])?/g) ?? []
}

function namesIn(list: string): string[] {
  return list.match(/\d+(?:\.\d+)*|[IVXLC]+|[úu]nico/giu) ?? []
}
