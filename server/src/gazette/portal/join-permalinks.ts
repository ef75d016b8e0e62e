import { firstPage } from '../../printed/pages.ts'
import { words } from '../words.ts'
import type { PortalAct } from './reading-page.ts'

/** The parts of an archived act that the portal shows, too. */
export interface ArchivedAct {
  id: string
  edicao: string
  pagina: string
  titulo: string
  orgao: string
}

/**
 * The least length of a text's beginning, as words, to distinguish acts with the same title, page
 * and body.
 */
const TELLING_LENGTH = 40

/**
 * Matches the portal's pages with acts: by edition, page, title and body if there is one of each;
 * by the text if there are several. The portal gives no `idMateria`, and the same title appears
 * many times a day. Doubtful matches are omitted.
 * @param texts the whole texts, by id, of {@link undecidedActs}.
 * @returns the last part of the permanent link, by id.
 */
export function joinPermalinks(
  archived: ArchivedAct[],
  listed: PortalAct[],
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const joined = new Map<string, string>()
  for (const { acts, pages, single } of alike(archived, listed))
    if (single) joined.set(single.act.id, single.page.urlTitle)
    else for (const [id, urlTitle] of joinByText(acts, pages, texts)) joined.set(id, urlTitle)
  return joined
}

/** The acts that only their text can decide. */
export function undecidedActs(archived: ArchivedAct[], listed: PortalAct[]): string[] {
  return alike(archived, listed)
    .filter(({ single }) => single === null)
    .flatMap(({ acts }) => acts.map(({ id }) => id))
}

/** Pages and acts that look the same; `single`: there is one of each. */
function alike(archived: ArchivedAct[], listed: PortalAct[]) {
  const byLikeness = Map.groupBy(archived, likeness)
  return [...Map.groupBy(listed, likeness)].map(([key, pages]) => {
    const acts = byLikeness.get(key) ?? []
    const [act] = acts
    const [page] = pages
    const isSingle = acts.length === 1 && pages.length === 1
    return { acts, pages, single: isSingle && act && page ? { act, page } : null }
  })
}

/** Compares only words, because the two sources differ in spaces, ordinals and capitals. */
function likeness({ edicao, pagina, titulo, orgao }: Omit<ArchivedAct, 'id'>): string {
  return [edicao, firstPage(pagina), titulo, orgao].map(words).join('|')
}

function joinByText(
  acts: ArchivedAct[],
  pages: PortalAct[],
  wholeTexts: ReadonlyMap<string, string>,
): [id: string, urlTitle: string][] {
  const texts = acts.map(({ id }) => ({ id, text: words(wholeTexts.get(id) ?? '') }))
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

/** Without the last word, which the portal may have cut; null if too little is left. */
function beginningOf(content: string): string | null {
  const whole = words(content.replace(/<[^>]*>/g, ' ').replace(/\s*(?:\.\.\.|…)\s*$/, ''))
  const beginning = whole.slice(0, whole.trimEnd().lastIndexOf(' ') + 1)
  return beginning.length < TELLING_LENGTH ? null : beginning
}
