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
const ANNEXES = /anexos? ?((?:[IVXLC]{1,6}(?:, ?(?:e )?| e )?)+|[úu]nico)?/iu
const RANGE = /^(\d+)\D+ ?ao? (\d+)\D*$/
/** More articles than any list names. */
const MOST_ARTICLES = 60

/** Beginnings of paragraphs, each with what it is called. */
const ARTICLE =
  /(?:^|\n\s*|N[º°] ?[\d.]+ ?[-–] ?)art(?:igo)?\.? ?(\d{1,4})(?:[º°o](-[A-Z](?!\p{L}))?|(-[A-Z])?(?![\d\p{L}-]))/giu
const ITEM = /(?:^|\n\s*)(?:item )?(\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6})(?: ?[-–.)º]|\s)(?!\d)/gu
const ANNEX = /(?:^|\n\s*)ANEXO(?: ([IVXLC]{1,6}|[úu]nico))?(?!\p{L})/giu
const NEXT_ARTICLE = /\n\n(?:Art|ART)/

/**
 * Tells where an act has a part that another one speaks of: articles and items by their beginnings, people
 * by their names, acts within it by their headings. Empty where they are not found, or where several places
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
    const items = matchesOf(texto, ITEMS).flatMap(([, list = '']) => namesIn(list))
    const found = articles.flatMap((number) => only(ARTICLE, number))
    const [article] = found
    if (items.length > 0 && (articles.length === 0 || (article && articles.length === 1))) {
      const within = article ? articleFrom(article) : undefined
      const listed = items.flatMap((item) => only(ITEM, item, within))
      if (listed.length > 0) return listed
    }
    if (found.length > 0) return found
    const annex = ANNEXES.exec(texto)
    if (!annex) return []
    const names = annex[1] === undefined ? [''] : namesIn(annex[1])
    return names.flatMap((name) => only(ANNEX, name))
  }

  /** From an article to the next one. */
  function articleFrom([start, end]: Span): Span {
    const next = text.slice(end).search(NEXT_ARTICLE)
    return [start, next === -1 ? text.length : end + next]
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
  return name.replace(/^0(?=\d)/, '').toLowerCase()
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

function namesIn(list: string): string[] {
  return list.match(/\d+(?:\.\d+)*|[IVXLC]+|[úu]nico/giu) ?? []
}
