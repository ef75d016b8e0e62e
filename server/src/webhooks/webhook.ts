import { isDeepStrictEqual } from 'node:util'
import {
  type Patch,
  type StandingFilter,
  NO_FILTER,
  merged,
  readingOf,
} from '../monitor/standing-filter.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'
import type { EventType } from './message/delivery-request.ts'
import { type Health, reactivated } from './inactivity.ts'
import { type SendingTimes, sendingTimesOf } from './sending-time.ts'
import type { SigningSecrets } from './message/signing.ts'

interface WebhookFilters extends StandingFilter {
  /** Each is a query, as the client wrote it; an act must match one of them. */
  termos: string[]
  /** Which rows of one table `linha.nova` tells; null: every one of any. */
  linhas: WatchedRows | null
}

/** A webhook as its owner sees it. Times: ISO 8601, UTC. */
export interface Webhook {
  /** `wh_…` */
  id: string
  /** Its owner's key for it, unique in the account; null: none. */
  chave: string | null
  /** Its owner's name for it; null: none. */
  nome: string | null
  /** Of one that was lost: what is left of it. */
  url: string
  eventos: EventType[]
  filtros: WebhookFilters
  /** The version by which `termos` and `orgaos` are read (ADR 20); 0: literally. */
  leitura: number
  /** The most concurrent deliveries; null: as many as it answers well. */
  max_simultaneas: number | null
  /** When it gets what comes for it; null: at once. */
  envio: SendingTimes | null
  ativo: boolean
  /** Null while active. `endereco_perdido`: its address was sealed with a key that is lost. */
  motivo_inativacao: 'manual' | 'falhas' | 'endereco_perdido' | null
  falhas_consecutivas: number
  criado_em: string
  atualizado_em: string
  inativado_em: string | null
}

/** A webhook, with the moment at which its receipt begins. */
export interface WatchingWebhook extends Webhook {
  /** Since when it has its filters; null if an older program stored it: then since `atualizado_em`. */
  watching_since: string | null
}

/** A webhook as stored. */
export interface StoredWebhook extends WatchingWebhook {
  conta_id: string
  /** The part of the webhook's {@link Health} that its owner does not see. */
  aliveAt: number
  warned: boolean
  secrets: RotatingSecrets
}

/** The secrets of a webhook; `next` takes over at a moment set when the rotation began. */
export interface RotatingSecrets {
  secret: string
  next: { secret: string; from: string } | null
}

/** A webhook, if it is this account's. */
export interface Owned {
  conta_id: string
  webhookId: string
}

/** What a client may send on creation; missing fields get their defaults. */
export interface WebhookRequest {
  chave?: string | null
  nome?: string | null
  url: string
  eventos: EventType[]
  filtros?: Partial<WebhookFilters>
  max_simultaneas?: number | null
  envio?: Partial<SendingTimes> | null
  ativo?: boolean
  secret?: string
}

/** A merge patch (RFC 7396): objects merge, arrays are replaced, null means the default. */
export interface WebhookPatch {
  chave?: string | null
  nome?: string | null
  url?: string
  eventos?: EventType[]
  filtros?: Patch<WebhookFilters> | null
  max_simultaneas?: number | null
  envio?: Partial<SendingTimes> | null
  ativo?: boolean
  secret?: string
}

const UNFILTERED: WebhookFilters = { termos: [], linhas: null, ...NO_FILTER }

/** A new webhook. `secret`: signs when the client gave none; `leitura`: the program's current version. */
export function newWebhook(
  request: WebhookRequest,
  made: { id: string; conta_id: string; secret: string; leitura: number; now: Date },
): StoredWebhook {
  const { chave = null, nome = null, url, eventos, max_simultaneas = null, ativo = true } = request
  const filtros = { ...UNFILTERED, ...request.filtros }
  const { id, conta_id, secret, leitura, now } = made
  const criado_em = now.toISOString()
  return {
    id,
    conta_id,
    chave,
    nome,
    url,
    eventos: [...new Set(eventos)],
    filtros,
    leitura: readingOf(filtros, leitura),
    max_simultaneas,
    envio: sendingTimesOf(request.envio),
    ativo,
    motivo_inativacao: ativo ? null : 'manual',
    falhas_consecutivas: 0,
    criado_em,
    atualizado_em: criado_em,
    inativado_em: ativo ? null : criado_em,
    watching_since: criado_em,
    aliveAt: now.getTime(),
    warned: false,
    secrets: { secret: request.secret ?? secret, next: null },
  }
}

/**
 * The webhook after a patch. A new secret signs at once; an inactive webhook may be made active;
 * changed words or bodies are read by the program's current version, `leitura`.
 */
export function patchWebhook(
  webhook: StoredWebhook,
  patch: WebhookPatch,
  { leitura, now }: { leitura: number; now: Date },
): StoredWebhook {
  const { url = webhook.url, eventos = webhook.eventos, ativo = webhook.ativo, secret } = patch
  const { chave = webhook.chave, nome = webhook.nome } = patch
  const { max_simultaneas = webhook.max_simultaneas } = patch
  const filtros = merged(webhook.filtros, patch.filtros, UNFILTERED)
  const sought = { eventos: [...new Set(eventos)], filtros }
  const isLost = webhook.motivo_inativacao === 'endereco_perdido'
  const isGivenAnew = isLost && url !== webhook.url
  const changed: StoredWebhook = {
    ...webhook,
    chave,
    nome,
    url,
    ...sought,
    leitura: readsAlike(webhook.filtros, filtros) ? webhook.leitura : readingOf(filtros, leitura),
    max_simultaneas,
    envio: patch.envio === undefined ? webhook.envio : sendingTimesOf(patch.envio),
    secrets: secret === undefined ? webhook.secrets : { secret, next: null },
    motivo_inativacao: isGivenAnew ? 'manual' : webhook.motivo_inativacao,
    atualizado_em: now.toISOString(),
    watching_since: seeksAlike(webhook, sought)
      ? (webhook.watching_since ?? webhook.atualizado_em)
      : now.toISOString(),
  }
  // A store refuses to make it active like this.
  if (isLost && !isGivenAnew) return { ...changed, ativo }
  if (ativo === webhook.ativo) return changed
  if (!ativo)
    return {
      ...changed,
      ativo,
      motivo_inativacao: 'manual',
      inativado_em: now.toISOString(),
    }
  return {
    ...changed,
    ...reactivated(healthOf(webhook), now.getTime()),
    // Acts that came while it was inactive were not checked for it.
    watching_since: now.toISOString(),
    motivo_inativacao: null,
    inativado_em: null,
  }
}

/**
 * The webhook as a whole request describes it: what is absent gets its default, but `ativo` and the secret
 * stay as they are, because a file describes neither. The same object if nothing changes.
 */
export function replaceWebhook(
  webhook: StoredWebhook,
  request: WebhookRequest,
  at: { leitura: number; now: Date },
): StoredWebhook {
  const { secret, ativo = webhook.ativo } = request
  const { chave, nome, url, eventos, filtros, max_simultaneas, envio } = newWebhook(request, {
    ...webhook,
    ...at,
    secret: '',
  })
  const described = { chave, nome, url, eventos, filtros, max_simultaneas, envio, ativo }
  const isSigning =
    secret === undefined || secret === signingSecrets(webhook.secrets, at.now).secret
  const after = patchWebhook(webhook, { ...described, ...(!isSigning && { secret }) }, at)
  const { atualizado_em, watching_since } = webhook
  return isDeepStrictEqual({ ...after, atualizado_em, watching_since }, webhook) ? webhook : after
}

/** Begins a rotation: until `from`, both the old and the new secret sign. */
export function rotateSecret(
  webhook: StoredWebhook,
  secret: string,
  from: Date,
  now: Date,
): StoredWebhook {
  const current = signingSecrets(webhook.secrets, now).secret
  return {
    ...webhook,
    secrets: { secret: current, next: { secret, from: from.toISOString() } },
    watching_since: webhook.watching_since ?? webhook.atualizado_em,
    atualizado_em: now.toISOString(),
  }
}

/** What a delivery is signed with at `now`. */
export function signingSecrets({ secret, next }: RotatingSecrets, now: Date): SigningSecrets {
  if (next === null) return { secret, nextSecret: null }
  if (next.from <= now.toISOString()) return { secret: next.secret, nextSecret: null }
  return { secret, nextSecret: next.secret }
}

function healthOf({ ativo, falhas_consecutivas, aliveAt, warned }: StoredWebhook): Health {
  return { ativo, falhas_consecutivas, aliveAt, warned }
}

/** The fields that its owner may see: never a secret. */
export function publicWebhook(webhook: StoredWebhook): Webhook {
  const {
    conta_id: _account,
    aliveAt: _alive,
    warned: _warned,
    secrets: _secrets,
    watching_since: _since,
    ...shown
  } = webhook
  return shown
}

function seeksAlike(before: Sought, after: Sought): boolean {
  return (
    isDeepStrictEqual(new Set(before.eventos), new Set(after.eventos)) &&
    isDeepStrictEqual(before.filtros, after.filtros)
  )
}

type Sought = Pick<Webhook, 'eventos' | 'filtros'>

/** Whether two filters have the same words and bodies, read the same way. */
function readsAlike(before: WebhookFilters, after: WebhookFilters): boolean {
  const readOf = ({ termos, linhas, orgaos, orgaos_exceto, ...filtros }: WebhookFilters) => {
    const { literal, ignorar_assinatura } = filtros
    const words = [termos, linhas?.termo, linhas?.orgao, orgaos, orgaos_exceto]
    return JSON.stringify([...words, literal, ignorar_assinatura])
  }
  return readOf(before) === readOf(after)
}
