import { type Detail, Problem, detailOf } from '../../lib/problem.ts'
import { parseQuery } from '../../search/query/parse.ts'
import { chatServiceOf } from '../../webhooks/chat-service.ts'
import { MAX_TERMO, MAX_VALUES } from './schema.ts'

/**
 * The faults of a webhook's fields that a schema cannot find. Fields that the schema refused already are
 * skipped.
 */
export async function webhookDetails(
  body: unknown,
  urlProblem: (url: string) => Promise<string | null>,
): Promise<Detail[]> {
  const { url, filtros } = isObject(body) ? body : {}
  const termos = isObject(filtros) ? filtros['termos'] : []
  return [
    ...(typeof url === 'string' ? await urlDetails(url, urlProblem) : []),
    ...(Array.isArray(termos) && termos.length <= MAX_VALUES ? termos : []).flatMap(termDetails),
  ]
}

async function urlDetails(
  url: string,
  urlProblem: (url: string) => Promise<string | null>,
): Promise<Detail[]> {
  const chat = chatServiceOf(url)
  if (chat !== null)
    return [detailOf('url', `é do ${chat}, que recusa o que não tem a forma dele`, CHAT_HINT)]
  const problem = await urlProblem(url)
  return problem === null ? [] : [detailOf('url', problem, URL_HINT)]
}

const CHAT_HINT =
  'Ponha entre os dois quem traduza (um fluxo do n8n, ou um programa seu de poucas linhas), ou dê a um alerta o endereço de e-mail do canal: veja “Slack, Teams e Discord” em docs/webhooks.md.'
const URL_HINT = 'Por exemplo: https://receptor.exemplo.com.br/arauto.'

function termDetails(termo: unknown, index: number): Detail[] {
  if (typeof termo !== 'string' || termo.length > MAX_TERMO) return []
  try {
    parseQuery(termo)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.detalhes.map((found) => ({ ...found, campo: `filtros.termos[${index}]` }))
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
