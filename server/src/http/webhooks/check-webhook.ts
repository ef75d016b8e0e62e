import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { isBrowser, subscriptionKeysOf } from '../../webhooks/browser/subscription.ts'
import { refusingServiceAt } from '../../webhooks/chat/service.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import type { Fields } from '../body/bodies.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
import { filterDetails } from '../body/standing-filter.ts'
import { rowFilterDetails } from './check-row-filter.ts'
import type { ApiService } from '../service.ts'
import { MAX_VALUES } from '../schemas/standing-filter.ts'
import { MAX_TERMO } from './schema.ts'
import { sendingTimeDetails } from './sending-time-schema.ts'

type Current = Pick<StoredWebhook, 'url'> & Partial<Pick<StoredWebhook, 'eventos' | 'filtros'>>

/**
 * The faults of a webhook's fields that a schema cannot find. Fields that the schema refused
 * already are skipped. `current`: the webhook before the change; of a whole one, only its address.
 */
export async function webhookDetails(
  body: Fields,
  { queries, commands }: ApiService,
  current?: Current,
): Promise<Detail[]> {
  const { url, filtros } = body
  const termos = readableTerms(isObject(filtros) ? filtros['termos'] : [])
  const faults =
    termos.length > 0 ? await queries.webhooks.termFaults(termos.map(([, termo]) => termo)) : []
  return [
    ...ownersKeyDetails(body),
    ...(typeof url === 'string' ? await urlDetails(url, commands.webhooks.urlProblem) : []),
    ...faults.map(({ index, detail }) => ({
      ...detail,
      campo: `filtros.termos[${termos[index]![0]}]`, // one of the checked terms
    })),
    ...browserDetails(body, current?.url),
    ...filterDetails(body, current?.filtros),
    ...sendingTimeDetails(body['envio']),
    ...rowFilterDetails(isObject(filtros) ? filtros['linhas'] : null),
    ...termDetails(body, current),
  ]
}

/** Who is told of days that come near says how near. */
function termDetails({ eventos, filtros }: Fields, current: Current | undefined): Detail[] {
  const events = eventos ?? current?.eventos
  if (!Array.isArray(events) || !events.includes('linha.prazo')) return []
  const given =
    isObject(filtros) && 'linhas' in filtros ? filtros['linhas'] : current?.filtros?.linhas
  const isAsked = isObject(given) && DAYS_AHEAD.some((name) => typeof given[name] === 'number')
  return isAsked ? [] : [detailOf('eventos', 'tem linha.prazo sem dizer a quantos dias', TERM_HINT)]
}

const DAYS_AHEAD = ['vigencia_fim_em_dias', 'abertura_em_dias']
const TERM_HINT =
  'Diga em `filtros.linhas` a tabela e os dias: contratos com `vigencia_fim_em_dias`, ou licitacoes com `abertura_em_dias`.'

async function urlDetails(
  url: string,
  urlProblem: (url: string) => Promise<string | null>,
): Promise<Detail[]> {
  const chat = refusingServiceAt(url)
  if (chat !== null)
    return [detailOf('url', `é do ${chat}, mas não é o endereço de um canal`, CHAT_HINT)]
  const problem = await urlProblem(url)
  return problem === null ? [] : [detailOf('url', problem, URL_HINT)]
}

/** A browser can read only what is encrypted for its own keys. */
function browserDetails({ url, secret }: Fields, current?: string): Detail[] {
  const to = url ?? current
  const isKept = to === current && secret === undefined
  if (isKept || typeof to !== 'string' || !isBrowser(to)) return []
  if (typeof secret === 'string' && subscriptionKeysOf(secret) !== null) return []
  return [detailOf('secret', 'não são as chaves da inscrição de um navegador', BROWSER_HINT)]
}

const BROWSER_HINT =
  'Num endereço com #navegador no fim, secret é `p256dh.auth`, como o navegador os dá. É mais fácil ligar os avisos na própria página.'
const CHAT_HINT =
  'Copie o endereço que o serviço dá ao webhook de um canal: veja “Slack, Teams e Discord” em /guia/webhooks-api#slack-teams-e-discord.'
const URL_HINT = 'Por exemplo: https://receptor.exemplo.com.br/arauto.'

/** The terms of a list that passes a schema, each with its path. */
function readableTerms(list: unknown): [index: number, termo: string][] {
  return (Array.isArray(list) && list.length <= MAX_VALUES ? list : []).flatMap(
    (termo: unknown, index): [number, string][] =>
      typeof termo === 'string' && termo.length <= MAX_TERMO ? [[index, termo]] : [],
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
