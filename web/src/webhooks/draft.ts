import { call } from '../api/client.ts'
import type { Aviso, EnvioWebhook, FiltrosAlerta, Webhook } from '../api/schema.ts'
import type { EventType } from '../api/webhooks.ts'
import { standingFilterOf } from '../filters/standing.ts'
import { AT_ONCE } from './sending.ts'

/** A webhook as its form has it. */
export interface WebhookDraft {
  nome: string
  url: string
  /** For a new one, if its receiver has chosen it; otherwise the service makes one. */
  secret: string
  eventos: EventType[]
  termos: string[]
  filtros: FiltrosAlerta
  envio: EnvioWebhook
}

/** The saved webhook; `secret`: of a new one, if the service made it. */
export interface Made {
  id: string
  secret: string | null
  avisos: Aviso[]
}

/** Without a webhook, that of a new one. */
export function webhookDraft(webhook?: Webhook): WebhookDraft {
  return {
    nome: webhook?.nome ?? '',
    url: webhook?.url ?? '',
    secret: '',
    eventos: webhook?.eventos ?? ['publicacao.nova'],
    termos: webhook?.filtros.termos ?? [],
    filtros: shownFilter(webhook),
    envio: webhook?.envio ?? AT_ONCE,
  }
}

/** As it is read: a webhook older than readings takes words literally. */
function shownFilter(webhook: Webhook | undefined): FiltrosAlerta {
  if (!webhook) return standingFilterOf({})
  const { termos: _terms, ...filtros } = webhook.filtros
  return { ...filtros, literal: filtros.literal || webhook.leitura === 0 }
}

/** The number of folded filters in use. */
export function furtherFilters(filter: FiltrosAlerta): number {
  const {
    orgaos_exceto,
    tipos_ato,
    situacoes,
    cnpjs,
    valor_min,
    valor_max,
    literal,
    ignorar_assinatura,
  } = filter
  const lists = [orgaos_exceto, tipos_ato, situacoes, cnpjs].filter(
    ({ length }) => length > 0,
  ).length
  return (
    lists +
    (valor_min !== null || valor_max !== null ? 1 : 0) +
    (literal ? 1 : 0) +
    (ignorar_assinatura ? 1 : 0)
  )
}

/** Creates the webhook, or changes the given one. */
export async function saveDraft(draft: WebhookDraft, webhook?: Webhook): Promise<Made> {
  const { nome, url, secret, eventos, termos, filtros, envio } = draft
  const body = { nome: nome.trim() || null, url, eventos, filtros: { termos, ...filtros }, envio }
  if (!webhook) {
    const { dados, avisos } = await call('POST /webhooks', {
      body: secret === '' ? body : { ...body, secret },
    })
    // A secret that was given is known; the service's own is shown only here.
    return { id: dados.id, secret: dados.secret ?? null, avisos }
  }
  const path = { webhook_id: webhook.id }
  const { dados, avisos } = await call('PATCH /webhooks/{webhook_id}', { path, body })
  return { id: dados.id, secret: null, avisos }
}
