import type { Json, SampleCall } from '../lib/sample-code.ts'

/** What a webhook of the API has of it. */
interface Copied {
  nome: string | null
  url: string
  eventos: readonly string[]
  filtros: object
  max_simultaneas: number | null
  /** Null: it sends at once. */
  envio: object | null
  ativo: boolean
}

/** A request for programs that creates a webhook like this one. */
export function webhookCall(webhook: Copied): SampleCall {
  const { nome, url, eventos, filtros, max_simultaneas, envio, ativo } = webhook
  return {
    method: 'POST',
    path: '/webhooks',
    ids: [],
    query: {},
    body: {
      nome: nome ?? undefined,
      url,
      eventos: [...eventos],
      filtros: givenOf(filtros),
      max_simultaneas: max_simultaneas ?? undefined,
      envio: givenOf(envio ?? {}),
      ativo: ativo ? undefined : false,
    },
    names: { Python: 'webhooks.criar', JavaScript: 'webhooks.criar', R: 'arauto_webhook_criar' },
    shows: 'value',
  }
}

/** Without what says nothing; undefined: nothing is left. */
function givenOf(fields: object): Record<string, Json> | undefined {
  const given = (Object.entries(fields) as [string, Json][]).filter(([, value]) => isGiven(value))
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

function isGiven(value: Json): boolean {
  return value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
}
