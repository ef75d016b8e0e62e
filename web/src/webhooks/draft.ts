import { call } from '../api/client.ts'
import type { Aviso, EnvioWebhook, Webhook } from '../api/schema.ts'
import type { EventType } from '../api/webhooks.ts'
import { type StandingFilter, standingFilterOf } from '../filters/standing.ts'
import { AHEAD, type WatchedRows } from '../tables/watched/watched-rows.ts'
import { AT_ONCE } from './sending.ts'

/** A webhook as its form has it. */
export interface WebhookDraft {
  nome: string
  url: string
  /** For a new one, if its receiver has chosen it; otherwise the service makes one. */
  secret: string
  eventos: EventType[]
  termos: string[]
  filtros: StandingFilter
  /** Which rows `linha.nova` tells; null: all. */
  linhas: WatchedRows | null
  envio: EnvioWebhook
}

/** The saved webhook; `secret`: of a new one, if the service made it. */
export interface Made {
  id: string
  secret: string | null
  avisos: Aviso[]
}

/** Without a webhook, that of a new one, for the rows that are asked for, if any are. */
export function webhookDraft(webhook?: Webhook, rows: WatchedRows | null = null): WebhookDraft {
  return {
    nome: webhook?.nome ?? '',
    url: webhook?.url ?? '',
    secret: '',
    eventos: webhook?.eventos ?? eventsFor(rows),
    termos: webhook?.filtros.termos ?? [],
    filtros: shownFilter(webhook),
    linhas: webhook ? watchedBy(webhook) : rows,
    envio: webhook?.envio ?? AT_ONCE,
  }
}

/** As it is read: a webhook older than readings takes words literally. */
function shownFilter(webhook: Webhook | undefined): StandingFilter {
  if (!webhook) return standingFilterOf({})
  const { termos: _terms, linhas: _rows, ...filtros } = webhook.filtros
  return { ...filtros, literal: filtros.literal || webhook.leitura === 0 }
}

/** The service answers what was given, with its table. */
export function watchedBy({ filtros }: Webhook): WatchedRows | null {
  return filtros.linhas as WatchedRows | null
}

/** Whether some of these events are told by the filter on rows. */
export function hasRows(events: EventType[]): boolean {
  return events.some((event) => event.startsWith('linha.'))
}

/** What a new webhook is told at first. */
function eventsFor(rows: WatchedRows | null): EventType[] {
  if (rows === null) return ['publicacao.nova']
  const days = AHEAD[rows.tabela]?.days
  return days && rows[days] !== undefined ? ['linha.nova', 'linha.prazo'] : ['linha.nova']
}

/** Whether some of these events are told by the filters on acts or on their sections. */
export function hasActs(events: EventType[]): boolean {
  return events.some((event) => !hasRows([event]) && event !== 'alerta.match')
}

/** The number of folded filters in use. */
export function furtherFilters(filter: StandingFilter): number {
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
  const { nome, url, secret, eventos, termos, filtros, linhas, envio } = draft
  const name = nome.trim() || null
  const body = { nome: name, url, eventos, filtros: { termos, linhas, ...filtros }, envio }
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
