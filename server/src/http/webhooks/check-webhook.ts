import { type Detail, detailOf } from '../../lib/problem.ts'
import type { WebhookCommands } from '../../service/webhooks/commands.ts'
import type { WebhookQueries } from '../../service/webhooks/queries.ts'
import { MAX_TERMO, MAX_VALUES } from './schema.ts'

export interface WebhookChecks {
  queries: { webhooks: Pick<WebhookQueries, 'termFaults'> }
  commands: { webhooks: Pick<WebhookCommands, 'urlProblem'> }
}

/**
 * The faults of a webhook's fields that a schema cannot find. Fields that the schema refused already are
 * skipped.
 */
export async function webhookDetails(
  body: unknown,
  { queries, commands }: WebhookChecks,
): Promise<Detail[]> {
  const { url, filtros } = isObject(body) ? body : {}
  const problem = typeof url === 'string' ? await commands.webhooks.urlProblem(url) : null
  const termos = readableTerms(isObject(filtros) ? filtros['termos'] : [])
  const faults =
    termos.length > 0 ? await queries.webhooks.termFaults(termos.map(([, termo]) => termo)) : []
  return [
    ...(problem === null ? [] : [detailOf('url', problem, URL_HINT)]),
    ...faults.map(({ index, detail }) => ({
      ...detail,
      campo: `filtros.termos[${termos[index]![0]}]`, // one of those that were asked about
    })),
  ]
}

const URL_HINT = 'Por exemplo: https://receptor.exemplo.com.br/arauto.'

/** The terms of a list that a schema lets through, each with its place. */
function readableTerms(list: unknown): [index: number, termo: string][] {
  return (Array.isArray(list) && list.length <= MAX_VALUES ? list : []).flatMap(
    (termo: unknown, index): [number, string][] =>
      typeof termo === 'string' && termo.length <= MAX_TERMO ? [[index, termo]] : [],
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
