import type { Json, SampleCall } from '../lib/sample-code.ts'

/** What a webhook of the API has of it. */
interface Copied {
  nome: string | null
  url: string
  eventos: readonly string[]
  filtros: object
}

/** A request for programs that creates a webhook like this one. */
export function webhookCall({ nome, url, eventos, filtros }: Copied): SampleCall {
  const given = (Object.entries(filtros) as [string, Json][]).filter(([, value]) => isGiven(value))
  return {
    method: 'POST',
    path: '/webhooks',
    ids: [],
    query: {},
    body: {
      nome: nome ?? undefined,
      url,
      eventos: [...eventos],
      filtros: given.length > 0 ? Object.fromEntries(given) : undefined,
    },
    names: { Python: 'webhooks.criar', JavaScript: 'webhooks.criar', R: 'arauto_webhook_criar' },
    shows: 'value',
  }
}

/** What filters nothing needs no words. */
function isGiven(value: Json): boolean {
  return value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
}
