import { matchesOf } from '../../../engine/entities.ts'
import { innerActsOf } from '../inner-acts/inner-acts-of.ts'
import { plainLetters } from '../plain-letters.ts'
import type { MeantPart, Span } from './part.ts'

/** The most places to show. */
const MOST = 20
/** `art. 1º`, `artigos 2º, 3º e 5º`, `arts. 1º a 4º` */
const ARTICLES =
  /art(?:igo)?s?(?:\.|(?!\p{L})) ?((?:\d{1,4}[º°o]?(?:-[A-Z])?(?:, ?(?:e )?| e | ao? )?)+)/giu
const ITEMS =
  /(?:incisos?|itens|item) (?:n[º°.]{1,2} ?)?((?:(?:\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6})(?:, ?(?:e )?| e | a )?)+)/giu
/** `§ 2º`, `§§ 1º e 2º`, `parágrafo único` */
const PARAGRAPHS =
  /(?:§§?|par[áa]grafos?) ?((?:(?:\d{1,3}[º°o]?(?:-[A-Z])?|[úu]nico)(?:, ?(?:e )?| e | ao? )?)+)/giu
/** `alínea "j"`, `alíneas a e b` */
const LETTERS = /al[íi]neas? ((?:["“'‘]?\p{Ll}{1,2}["”'’]?(?!\p{L})(?:, ?(?:e )?| e )?)+)/giu
const HEAD = /caput/iu
const ANNEXES = /anexos? ?((?:[IVXLC]{1,6}(?:, ?(?:e )?| e )?)+|[úu]nico)?/iu
const RANGE = /^(\d+)\D+ ?ao? (\d+)\D*$/
/** More articles than any list names. */
const MOST_ARTICLES = 60

/** Beginnings of paragraphs, each with what it is called. */
const ARTICLE =
  /(?:^|\n\s*|N[º°] ?[\d.]+ ?[-–] ?)art(?:igo)?\.? ?(\d{1,4})(?:[º°o](-[A-Z](?!\p{L}))?|(-[A-Z])?(?![\d\p{L}-]))/giu
const ITEM = /(?:^|\n\s*)(?:item )?(\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6})(?: ?[-–.)º]|\s)(?!\d)/gu
const ANNEX = /(?:^|\n\s*)ANEXO(?: ([IVXLC]{1,6}|[úu]nico))?(?!\p{L})/giu
const PARAGRAPH = /(?:^|\n\s*)(?:§ ?(\d{1,3})(?:[º°o](-[A-Z])?)?|par[áa]grafo ([úu]nico))/giu
const LETTER = /(?:^|\n\s*)["“'‘]?(\p{Ll}{1,2})["”'’]? ?\)/gu

/** What a paragraph of the text begins with that belongs to the one before it, level by level. */
const OF_ITEM = /^["“'‘]?\p{Ll}{1,2}["”'’]? ?[).]/u
const OF_PARAGRAPH = new RegExp(
  `${OF_ITEM.source}|^(?:[IVXLC]{1,6}|\\d{1,3}(?:\\.\\d{1,3})*) ?[-–—.)]`,
  'u',
)
const OF_ARTICLE = new RegExp(`${OF_PARAGRAPH.source}|^(?:§|[Pp]ar[áa]grafo|PAR[ÁA]GRAFO)`, 'u')

/**
 * Tells where an act has a part that another one speaks of: articles, with what belongs to them, and their paragraphs,
 * items and letters by their beginnings, people by their names, acts within it by their headings. Empty where they are not found, or where several places
 * look alike. However many parts are asked for, the text is read once for each kind.
 */
export function placesIn(text: string): (part: Pick<MeantPart, 'tipo' | 'texto'>) => Span[] {
  const known = new Map<RegExp, Map<string, Span[]>>()
  let plain: string | undefined
  let acts: ReturnType<typeof innerActsOf> | undefined

  return ({ tipo, texto }) => {
    switch (tipo) {
      case 'ato':
        return ofAct(texto)
      case 'pessoa':
        return texto.split('; ').flatMap(ofName).slice(0, MOST)
      case 'dispositivo':
        return ofDevice(texto).slice(0, MOST)
      case 'medida':
        return []
    }
  }

  function ofAct(texto: string): Span[] {
    acts ??= innerActsOf({ conteudo_completo: text, assinatura: '' })
    const number = texto.replace(/\D/g, '')
    const [only, another] = acts.filter((act) => act.number === number)
    return only && !another ? [paragraphFrom(text, only.start)] : []
  }

  /** The first place of a name, whatever its accents and capitals. */
  function ofName(name: string): Span[] {
    plain ??= plainLetters(text)
    const at = plain.indexOf(plainLetters(name))
    return at === -1 ? [] : [[at, at + name.length]]
  }

  function ofDevice(texto: string): Span[] {
    const articles = matchesOf(texto, ARTICLES).flatMap(([, list = '']) => numbersIn(list))
    if (articles.length > 0) return ofArticles(articles, texto)
    const items = itemsIn(texto)
    if (items.length > 0) return items.flatMap((item) => only(ITEM, item))
    const annex = ANNEXES.exec(texto)
    if (!annex) return []
    const names = annex[1] === undefined ? [''] : namesIn(annex[1])
    return names.flatMap((name) => only(ANNEX, name))
  }

  /** Articles whole, with their paragraphs and items; or what is named of the only one. */
  function ofArticles(articles: string[], texto: string): Span[] {
    const found = articles.flatMap((number) => only(ARTICLE, number))
    const paragraphs = paragraphsIn(texto)
    const levels = [
      { form: PARAGRAPH, names: paragraphs, followers: OF_PARAGRAPH },
      { form: ITEM, names: itemsIn(texto), followers: OF_ITEM },
      { form: LETTER, names: lettersIn(texto), followers: null },
    ].filter(({ names }) => names.length > 0)
    if (levels.length === 0)
      return HEAD.test(texto) ? found : found.map((article) => withFollowers(article, OF_ARTICLE))
    if (articles.length > 1) return []
    // Items of an article are those of its head.
    const followed = paragraphs.length > 0 ? OF_ARTICLE : OF_PARAGRAPH
    let places = found.map((article) => withFollowers(article, followed))
    for (const { form, names, followers } of levels) {
      const [within, another] = places
      if (!within || another) return []
      places = names
        .flatMap((name) => only(form, name, within))
        .map((place) => (followers ? withFollowers(place, followers) : place))
    }
    return places
  }

  /** To the end of the last paragraph of the text that belongs to this one. */
  function withFollowers([start, end]: Span, followers: RegExp): Span {
    let last = end
    for (;;) {
      const next = last + (/^\s+/.exec(text.slice(last, last + 16))?.[0].length ?? 0)
      if (next === last || !followers.test(text.slice(next, next + 32))) return [start, last]
      last = paragraphFrom(text, next)[1]
    }
  }

  /** The one paragraph that begins with this form and name; none if there are more. */
  function only(form: RegExp, name: string, [from, to]: Span = [0, text.length]): Span[] {
    const named = known.get(form) ?? beginningsIn(text, form)
    known.set(form, named)
    const found = named.get(keyOf(name))?.filter(([start]) => start >= from && start < to) ?? []
    return found.length === 1 ? found : []
  }
}

/** The paragraphs that begin with a form, by what it names. */
function beginningsIn(text: string, form: RegExp): Map<string, Span[]> {
  const found = new Map<string, Span[]>()
  for (const { index, 0: matched, ...groups } of matchesOf(text, form)) {
    const key = keyOf(`${groups[1] ?? ''}${groups[2] ?? ''}${groups[3] ?? ''}`)
    const start = index + matched.length - matched.trimStart().length
    const places = found.get(key) ?? []
    if (places.length === 0) found.set(key, places)
    places.push(paragraphFrom(text, start))
  }
  return found
}

/** `01` and `1` name the same. */
function keyOf(name: string): string {
  return name
    .replace(/^0(?=\d)/, '')
    .toLowerCase()
    .replace('unico', 'único')
}

function paragraphFrom(text: string, start: number): Span {
  const end = text.indexOf('\n\n', start)
  return [start, end === -1 ? text.length : end]
}

/** The numbers of a list; of `1º a 4º` all from one to the other. */
function numbersIn(list: string): string[] {
  const range = RANGE.exec(list.trim())
  const [from, to] = [Number(range?.[1]), Number(range?.[2])]
  if (range && to > from && to - from < MOST_ARTICLES)
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  return list.replaceAll(/(?<=\d)[º°o]/g, '').match(/\d+(?:-[A-Z])?/g) ?? []
}

function itemsIn(texto: string): string[] {
  return matchesOf(texto, ITEMS).flatMap(([, list = '']) => namesIn(list))
}

function paragraphsIn(texto: string): string[] {
  return matchesOf(texto, PARAGRAPHS).flatMap(([, list = '']) =>
    /[úu]nico/iu.test(list) ? ['único'] : numbersIn(list),
  )
}

function lettersIn(texto: string): string[] {
  return matchesOf(texto, LETTERS)
    .flatMap(([, list = '']) =>
      list
        .replaceAll(/["“”'‘’]/g, '')
        .split(/, ?(?:e )?| e /)
        .map((letter) => letter.trim()),
    )
    .filter((letter) => letter !== '')
}

function namesIn(list: string): string[] {
  return list.match(/\d+(?:\.\d+)*|[IVXLC]+|[úu]nico/giu) ?? []
}
