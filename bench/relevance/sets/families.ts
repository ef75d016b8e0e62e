import { ask } from '../ask.ts'
import type { QuerySet } from '../measure.ts'

/** Acts that the gazette calls by a noun and by a verb. */
const FAMILIES = `
  nomeação nomear, exoneração exonerar, designação designar, aposentadoria aposentar, cessão ceder,
  contratação contratar, homologação homologar, revogação revogar, retificação retificar,
  prorrogação prorrogar, redistribuição redistribuir, remoção remover, vacância vagar,
  reversão reverter, reintegração reintegrar, recondução reconduzir, convocação convocar,
  autorização autorizar, concessão conceder, delegação delegar, aprovação aprovar,
  anulação anular, adjudicação adjudicar, rescisão rescindir, suspensão suspender,
  demissão demitir, afastamento afastar, alteração alterar, celebração celebrar,
  inclusão incluir, progressão progredir, promoção promover, publicação publicar,
  ratificação ratificar, requisição requisitar, credenciamento credenciar, habilitação habilitar,
  classificação classificar, renovação renovar, cassação cassar
`

export const families: QuerySet = {
  name: 'noun and verb',
  measure: 'smaller total of the two ÷ larger',
  aim: '1',
  cases: (archive) =>
    FAMILIES.trim()
      .split(/,\s+/)
      .map((pair) => ({
        termo: pair,
        async score() {
          const found = await Promise.all(pair.split(' ').map((word) => ask(archive, word)))
          const [noun = 0, verb = 0] = found.map(({ total }) => total)
          return Math.min(noun, verb) / Math.max(noun, verb)
        },
      })),
}
