import type { CitedPlace } from '../../gazette/citations/cited.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { ArchiveView } from '../archive/archive-store.ts'
import { windowOf } from './coverage-of.ts'
import { type CitationFinding, noneFound, actsFound } from './citation-finding.ts'
import type { PagePlace } from './namesake.ts'

/** Finds the acts at the places of the gazette that a text cites, all with one look at the archive. */
export async function findPlaces(
  view: ArchiveView,
  places: CitedPlace[],
): Promise<CitationFinding[]> {
  const pages = places.map(pagesOf)
  const found = (await view.onPages(pages.flat())).values()
  return places.map(({ publishedIn }, i) => {
    const keys = pages[i]!.flatMap(() => found.next().value ?? []) // as many as places
    if (publishedIn.date === null) return noneFound('indefinido', NO_DAY)
    if (keys.length > 0) return actsFound('existe', HAS_PAGE, keys)
    const window = windowOf({ date: null, year: null, publishedIn })
    return publishedIn.page
      ? noneFound('desconhecido', NO_PAGE, window)
      : noneFound('existe', HAS_DAY, window)
  })
}

/** A place without its section may be in each of them. */
function pagesOf({ publishedIn: { date, section, page } }: CitedPlace): PagePlace[] {
  if (date === null || !page) return []
  const sections: SectionCode[] = section ? [section as SectionCode] : ['1', '2', '3']
  return sections.map((secao) => ({ data: date, secao, pagina: page }))
}

const NO_DAY = 'O texto não diz o dia da edição.'
const NO_PAGE = 'O acervo tem esta seção inteira, e nenhum ato dela está nesta página.'
const HAS_DAY = 'O acervo tem as edições deste dia.'
const HAS_PAGE = 'O acervo tem esta página, com estes atos.'
