import type { EditionPlace } from '../../gazette/edition-place.ts'
import type { PartState } from '../../service/reading/edition-part.ts'
import { type EditionPage, partAt } from '../../service/reading/queries.ts'
import type { PlainDocument } from '../page.ts'
import { renderMasked } from './card.ts'
import { renderAround, renderDateline, renderState } from './edition-document.ts'
import { editionTitle, partInWords } from './edition-words.ts'
import { PUBLIC_STYLE } from './public-style.ts'

/** What is said where an edition has no act here: why, and which editions are near. */
export function absentEdition(place: EditionPlace, page: EditionPage): PlainDocument {
  return {
    title: editionTitle(place, []),
    style: PUBLIC_STYLE,
    renderMain: () => `${renderDateline(place.data)}
<h1>${renderMasked(`${partInWords(place)}: nada aqui`)}</h1>
${renderReason(place, page)}
${renderAround(place, page)}
`,
  }
}

function renderReason(place: EditionPlace, page: EditionPage): string {
  const estado: PartState = partAt(page.dia, place)?.estado ?? 'fora_do_calendario'
  if (place.secao === 'extra' && estado === 'fora_do_calendario')
    return '<p class="state">Nenhuma edição extra assim consta neste acervo nesse dia.</p>'
  if (estado === 'completa')
    return '<p class="state">A edição chegou e não tem nenhum ato nesta seção.</p>'
  return renderState({ estado })
}
