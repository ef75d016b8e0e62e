import type { StoredAlert } from '../../alerts/alert.ts'
import { partFinder } from '../../gazette/inner-acts/part-finder.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { requestBudget } from '../../lib/flow/budget.ts'
import type { MatchedAct } from '../../mail/message.ts'
import type { StandingFilter } from '../../monitor/standing-filter.ts'
import type { Query } from '../../../engine/port.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import { textExcerpt } from '../../search/snippet/excerpts.ts'

export type ActToMail = Pick<
  ArchivedPublication,
  | Exclude<keyof MatchedAct, 'trecho' | 'parte' | 'termos' | 'linhas' | 'linhas_a_mais'>
  | 'conteudo_completo'
  | 'assinatura'
>

/** An act in the form for mails, with the passage of its text that matches the query. */
export function matchedAct(act: ActToMail, query: Query): MatchedAct {
  const { id, titulo, orgao, data_publicacao, secao, edicao, pagina, situacao } = act
  const { url_original, url_pdf } = act
  const { segmentos, places } = textExcerpt(act, query, requestBudget)
  const trecho = segmentos.map(({ texto, marcado }) => ({ text: texto, hit: marcado }))
  const parte = partFinder(act)(places)
  const place = { orgao, data_publicacao, secao, edicao, pagina }
  return { id, titulo, ...place, situacao, parte, trecho, url_original, url_pdf }
}

/** How an alert reads its words. */
interface MailedAlert extends Pick<StoredAlert, 'consulta' | 'leitura'> {
  filtros: Pick<StandingFilter, 'ignorar_assinatura'>
}

/** The same of an act that an alert found, with the items of the alert that it matches. */
export function foundAct(
  act: ActToMail,
  { consulta: termo, leitura, filtros: { ignorar_assinatura } }: MailedAlert,
  termos: string[],
): MatchedAct {
  const { query } = readSearch({ termo, termos, leitura, filters: { ignorar_assinatura } })
  return { ...matchedAct(act, query), ...(termos.length > 0 && { termos }) }
}
