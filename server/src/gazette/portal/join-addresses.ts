import { firstPage } from '../../lib/pages.ts'
import { words } from '../words.ts'
import type { PortalAct } from './reading-page.ts'

/** An act of the archive, as much of it as the portal shows too. */
export interface ArchivedAct {
  id: string
  edicao: string
  pagina: string
  titulo: string
  orgao: string
}

/**
 * The beginning of a text must be this long, as words, to tell an act from others of the same title,
 * page and body.
 */
const TELLING_LENGTH = 40

/**
 * Which page of the portal is which act: those alike in edition, page, title and body, where one stands
 * alone on either side, and, among several, where the text decides. The portal names no `idMateria`,
 * and the same title comes many times a day: what is doubtful is left out.
 * @param textOf the whole text of an act; asked for only where it must decide.
 * @returns the last part of the permanent address, by id.
 */
export function joinAddresses(
  archived: ArchivedAct[],
  listed: PortalAct[],
  textOf: (id: string) => string,
): Map<string, string> {
  const joined = new Map<string, string>()
  const acts = Map.groupBy(archived, likeness)
  for (const [key, pages] of Map.groupBy(listed, likeness)) {
    const alike = acts.get(key) ?? []
    const [act] = alike
    const [page] = pages
    if (act && page && alike.length === 1 && pages.length === 1) joined.set(act.id, page.urlTitle)
    else for (const [id, urlTitle] of joinByText(alike, pages, textOf)) joined.set(id, urlTitle)
  }
  return joined
}

/** Words only, because the two differ in spaces, ordinals and capitals. */
function likeness({ edicao, pagina, titulo, orgao }: Omit<ArchivedAct, 'id'>): string {
  return [edicao, firstPage(pagina), titulo, orgao].map(words).join('|')
}

function joinByText(
  acts: ArchivedAct[],
  pages: PortalAct[],
  textOf: (id: string) => string,
): [id: string, urlTitle: string][] {
  const texts = acts.map(({ id }) => ({ id, text: words(textOf(id)) }))
  const fits = pages.flatMap(({ urlTitle, content }) => {
    const beginning = beginningOf(content)
    return texts
      .filter(({ text }) => beginning !== null && text.includes(beginning))
      .map(({ id }) => ({ id, urlTitle }))
  })
  const alone = (key: 'id' | 'urlTitle', value: string) =>
    fits.filter((fit) => fit[key] === value).length === 1
  return fits
    .filter(({ id, urlTitle }) => alone('id', id) && alone('urlTitle', urlTitle))
    .map(({ id, urlTitle }) => [id, urlTitle])
}

/** Without the word that the portal may have cut; null when what is left tells too little. */
function beginningOf(content: string): string | null {
  const whole = words(content.replace(/<[^>]*>/g, ' ').replace(/\s*(?:\.\.\.|…)\s*$/, ''))
  const beginning = whole.slice(0, whole.trimEnd().lastIndexOf(' ') + 1)
  return beginning.length < TELLING_LENGTH ? null : beginning
}
