import { alertDetails, namedWebhooks, withoutQuery } from '../../http/alerts/check.ts'
import { type Fields, fieldsOf } from '../../http/body/bodies.ts'
import { ownersKeyDetails } from '../../http/body/owners-key.ts'
import { filterDetails } from '../../http/body/standing-filter.ts'
import { alertsIn, bulletinDetails } from '../../http/bulletins/check.ts'
import { rowFilterDetails } from '../../http/webhooks/check-row-filter.ts'
import { listDetails } from '../../http/lists/given-items.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { termFaults } from '../../service/webhooks/term-faults.ts'
import { PUBLIC_PORTS, urlProblem } from '../../webhooks/address/url-rule.ts'
import { refusingServiceAt } from '../../webhooks/chat/service.ts'
import type { RecordKind } from '../configuration.ts'

/**
 * The faults of a record that its schema cannot find and the account need not be asked for; the service finds the
 * same ones. Fields that the schema refused already are skipped.
 */
export const recordFaults: Record<RecordKind, (record: Fields) => Detail[]> = {
  listas: listDetails,
  webhooks: (webhook) => [
    ...ownersKeyDetails(webhook),
    ...urlDetails(webhook['url']),
    ...termDetails('filtros.termos', fieldsOf(webhook['filtros'])['termos']),
    ...filterDetails(webhook),
    ...rowFilterDetails(fieldsOf(webhook['filtros'])['linhas']),
  ],
  alertas: (alert) => [
    ...alertDetails(
      alert,
      namedWebhooks(alert).map((id) => ({ id })), // its references are checked elsewhere
    ),
    ...termDetails('termos', alert['termos']),
    ...(['consulta', 'termos', 'listas'].every((field) => isNothing(alert[field])) &&
    fieldsOf(alert['filtros'])['linhas'] == null
      ? [withoutQuery]
      : []),
  ],
  boletins: (bulletin) => bulletinDetails(bulletin, alertsIn(bulletin)),
}

function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** The faults of queries in a list, of texts or of objects that have one. */
function termDetails(field: string, list: unknown): Detail[] {
  const queries = (Array.isArray(list) ? list : []).map((item: unknown) =>
    typeof item === 'string' ? item : fieldsOf(item)['termo'],
  )
  return queries.flatMap((query, at) =>
    typeof query !== 'string' || query === ''
      ? []
      : termFaults([query]).map(({ detail }) => ({ ...detail, campo: `${field}[${at}]` })),
  )
}

/** By its text alone: which hosts the operator lets through, only the service knows. */
function urlDetails(url: unknown): Detail[] {
  if (typeof url !== 'string') return []
  const chat = refusingServiceAt(url)
  if (chat !== null) return [detailOf('url', `é do ${chat}, mas não é o endereço de um canal`)]
  const host = URL.parse(url)?.host ?? ''
  const problem = urlProblem(url, { ports: PUBLIC_PORTS, allowHosts: new Set([host]) })
  return problem === null ? [] : [detailOf('url', problem)]
}
