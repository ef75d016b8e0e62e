import { isDeepStrictEqual } from 'node:util'
import type { Receipt } from '../gazette/ledger/receipt.ts'
import type { Mailbox, StoredMailbox } from './mailbox.ts'
import {
  type Patch,
  type StandingFilter,
  NO_FILTER,
  merged,
  readingOf,
} from '../monitor/standing-filter.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'
import type { FoundRow } from './found-row.ts'

export const FREQUENCIES = ['imediata', 'edicao', 'diaria'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** An item of an alert's list. */
export interface AlertTerm {
  /** A query, as the client wrote it. */
  termo: string
  /** Its owner's word for what belongs together; null: none. */
  grupo: string | null
}

/** Where the matches of an alert are sent. */
export interface Channels {
  /** Ids of webhooks of the same account. */
  webhooks: string[]
  /** E-mail addresses in the form of lib/text/email-address.ts. */
  emails: string[]
}

/** The filters of an alert. */
export interface AlertFilters extends StandingFilter {
  /** It finds rows of this table, and no acts; null: it finds acts. */
  linhas: WatchedRows | null
}

const UNFILTERED: AlertFilters = { linhas: null, ...NO_FILTER }

/** A saved search that reports new matches to its account. Times: ISO 8601, UTC. */
interface Alert {
  /** `alr_…` */
  id: string
  /** Its owner's key for it, unique in the account; null: none. */
  chave: string | null
  nome: string
  /** As the client wrote it, in the query language of `termo`. */
  consulta: string
  /** An act must match one of them, too; empty: no more than `consulta`. */
  termos: AlertTerm[]
  /** Ids of lists of the account, `lst_…`: their items count as its own. */
  listas: string[]
  /** The filters besides the query. */
  filtros: AlertFilters
  /** The version by which `consulta`, `termos` and `orgaos` are read (ADR 20); 0: literally. */
  leitura: number
  canais: Channels
  /** How often its mails go out; webhooks are always notified at once. */
  frequencia: Frequency
  /** The hour of Brasília at which the daily mail goes out, 0 to 23. */
  hora: number
  /** Whether its mailboxes also get a mail when an edition or a day has nothing for it. */
  avisar_vazio: boolean
  ativo: boolean
  /** Ids of the active bulletins that tell what it finds. */
  boletins: string[]
  /** How often it found an act while it had no channel; only this number is stored about those. */
  encontrados_sem_canal: number
  criado_em: string
  atualizado_em: string
}

/** An alert as its owner sees it. */
export interface AlertView extends Alert {
  /** Those of `canais.emails`, and whether their owners have confirmed. */
  enderecos: Mailbox[]
  /** The point up to which everything was checked for it; null while it is inactive. */
  conferido_ate: Receipt | null
}

/** An alert as stored. */
export interface StoredAlert extends Alert {
  conta_id: string
  /**
   * Since when it has its query and filters; null if an older program stored it: then since `atualizado_em`.
   */
  watching_since: string | null
}

/** An alert with all that it seeks. */
export interface SeekingAlert<A = StoredAlert> {
  alert: A
  /** Its own items and those of its lists, as queries, each once. */
  termos: string[]
}

/** An act that an alert has found. */
export interface AlertMatch {
  alert: StoredAlert
  /** `pub_…` */
  publicacao: string
  /** The items of the alert that it matches, as written; empty for an alert without any. */
  termos: string[]
  /** The version of the act that it matches; null: the present one. */
  versao: number | null
  /** The act was new; otherwise it has changed, or somebody asked for the past. */
  nova: boolean
  /** What it found in the act, if it finds rows. */
  row: FoundRow | null
}

/** What a client may send on creation; missing fields get their defaults. */
export interface AlertRequest {
  chave?: string | null
  nome: string
  /** Absent: `*`. */
  consulta?: string
  termos?: GivenTerm[]
  listas?: string[]
  filtros?: Partial<AlertFilters>
  canais?: Partial<Channels>
  frequencia?: Frequency
  hora?: number
  avisar_vazio?: boolean
  ativo?: boolean
}

interface GivenTerm {
  termo: string
  grupo?: string | null
}

/** A merge patch (RFC 7396). */
export interface AlertPatch {
  chave?: string | null
  nome?: string
  consulta?: string
  termos?: GivenTerm[] | null
  listas?: string[] | null
  filtros?: Patch<AlertFilters> | null
  canais?: Patch<Channels> | null
  frequencia?: Frequency
  hora?: number
  avisar_vazio?: boolean
  ativo?: boolean
}

/** Finds everything: an alert with items needs no query of its own. */
const EVERYTHING = '*'
const NO_CHANNEL: Channels = { webhooks: [], emails: [] }
const DEFAULT_FREQUENCY: Frequency = 'imediata'
/** The three sections are in before dawn; people open their mail at eight. */
const DEFAULT_HOUR = 8

export function newAlert(
  request: AlertRequest,
  made: { id: string; conta_id: string; now: Date },
): StoredAlert {
  const { chave = null, nome, consulta = EVERYTHING, canais } = request
  const filtros = distinct({ ...UNFILTERED, ...request.filtros })
  const { frequencia = DEFAULT_FREQUENCY, hora = DEFAULT_HOUR } = request
  const { avisar_vazio = false, ativo = true } = request
  const criado_em = made.now.toISOString()
  return {
    id: made.id,
    conta_id: made.conta_id,
    chave,
    nome,
    consulta,
    termos: (request.termos ?? []).map(keptTerm),
    listas: [...new Set(request.listas)],
    filtros,
    leitura: readingOf(filtros),
    canais: distinct({ ...NO_CHANNEL, ...canais }),
    frequencia,
    hora,
    avisar_vazio,
    ativo,
    boletins: [],
    encontrados_sem_canal: 0,
    criado_em,
    atualizado_em: criado_em,
    watching_since: criado_em,
  }
}

/** The alert after a patch. Changed words or bodies are read by the program's current version. */
export function patchAlert(alert: StoredAlert, patch: AlertPatch, now: Date): StoredAlert {
  const { chave = alert.chave, nome = alert.nome, consulta = alert.consulta } = patch
  const { ativo = alert.ativo } = patch
  const { frequencia = alert.frequencia, hora = alert.hora } = patch
  const filtros = distinct(merged(alert.filtros, patch.filtros, UNFILTERED))
  const { avisar_vazio = alert.avisar_vazio } = patch
  const termos = patch.termos === undefined ? alert.termos : (patch.termos ?? []).map(keptTerm)
  const listas = patch.listas === undefined ? alert.listas : [...new Set(patch.listas)]
  const isReadAlike = readsAlike(alert, { consulta, termos, listas, filtros })
  const seeksAlike = isReadAlike && isDeepStrictEqual(filtros, alert.filtros)
  // Acts that came while it was inactive were not checked for it.
  const isSteady = seeksAlike && (alert.ativo || !ativo)
  return {
    ...alert,
    chave,
    nome,
    consulta,
    termos,
    listas,
    filtros,
    leitura: isReadAlike ? alert.leitura : readingOf(filtros),
    canais: distinct(merged(alert.canais, patch.canais, NO_CHANNEL)),
    frequencia,
    hora,
    avisar_vazio,
    ativo,
    atualizado_em: now.toISOString(),
    watching_since: isSteady ? (alert.watching_since ?? alert.atualizado_em) : now.toISOString(),
  }
}

/**
 * The alert as a whole request describes it: what is absent gets its default, but `ativo` stays as it is,
 * because people pause alerts that a file describes. The same object if nothing changes.
 */
export function replaceAlert(alert: StoredAlert, request: AlertRequest, now: Date): StoredAlert {
  const described = newAlert({ ativo: alert.ativo, ...request }, { ...alert, now })
  const after = patchAlert(alert, described, now)
  const { atualizado_em, watching_since } = alert
  return isDeepStrictEqual({ ...after, atualizado_em, watching_since }, alert) ? alert : after
}

/** Whether two alerts have the same words and bodies, read the same way. */
function readsAlike(before: ReadOf, after: ReadOf): boolean {
  const readOf = ({ consulta, termos, listas, filtros }: ReadOf) =>
    JSON.stringify([
      consulta,
      termosOf(termos),
      listas,
      filtros.orgaos,
      filtros.orgaos_exceto,
      filtros.literal,
      filtros.ignorar_assinatura,
      filtros.linhas,
    ])
  return readOf(before) === readOf(after)
}

type ReadOf = Pick<Alert, 'consulta' | 'termos' | 'listas' | 'filtros'>

/** What changes in an alert when a list of its gets other words: it seeks them from then on, read as people do now. */
export function withOtherWords({ filtros }: Pick<Alert, 'filtros'>, now: Date) {
  return { leitura: readingOf(filtros), watching_since: now.toISOString() }
}

/** The queries of items. */
export function termosOf(items: AlertTerm[]): string[] {
  return items.map(({ termo }) => termo)
}

function keptTerm({ termo, grupo = null }: GivenTerm): AlertTerm {
  return { termo, grupo }
}

/** Whether it has a channel for its matches, or a bulletin that tells them. */
export function isHeard({ canais: { webhooks, emails }, boletins }: Alert): boolean {
  return webhooks.length + emails.length + boletins.length > 0
}

/** The fields that its owner may see. `mailboxes`: those of its account. */
export function alertView(
  { conta_id: _account, watching_since: _since, ...alert }: StoredAlert,
  mailboxes: StoredMailbox[],
  conferido_ate: Receipt | null,
): AlertView {
  const enderecos = mailboxes
    .filter(({ email }) => alert.canais.emails.includes(email))
    .map(({ email, situacao, confirmado_em }) => ({ email, situacao, confirmado_em }))
  return { ...alert, enderecos, conferido_ate }
}

/** Every list without repetitions. */
function distinct<T extends object>(lists: T): T {
  return Object.fromEntries(
    Object.entries(lists).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? [...new Set<unknown>(value)] : value,
    ]),
  ) as T
}
