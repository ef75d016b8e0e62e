import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { requestBudget } from '../../lib/flow/budget.ts'
import type { MatchedAct } from '../../mail/message.ts'
import type { Query } from '../../../engine/port.ts'
import { textExcerpt } from '../../search/snippet/excerpts.ts'

export type ActToMail = Pick<
  ArchivedPublication,
  Exclude<keyof MatchedAct, 'trecho'> | 'conteudo_completo'
>

/** An act in the form for mails, with the passage of its text that matches the query. */
export function matchedAct(act: ActToMail, query: Query): MatchedAct {
  const { id, titulo, orgao, data_publicacao, secao, edicao, pagina, situacao } = act
  const { url_original, url_pdf } = act
  const trecho = textExcerpt(act, query, requestBudget).map(({ texto, marcado }) => ({
    text: texto,
    hit: marcado,
  }))
  const place = { orgao, data_publicacao, secao, edicao, pagina }
  return { id, titulo, ...place, situacao, trecho, url_original, url_pdf }
}
