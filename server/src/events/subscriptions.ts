import { brasiliaDate } from '../lib/time/dates.ts'
import { EXTRAS_OF_A_SECTION } from '../gazette/publication.ts'
import type { KeyRarity } from '../monitor/act-keys.ts'
import { type AlertMatch, type SeekingAlert, type StoredAlert, isHeard } from '../alerts/alert.ts'
import type { ReadRow } from '../gazette/rows/row-keys.ts'
import type { MatchReason } from './event-data.ts'
import { createActMatcher } from './act-matcher.ts'
import type { FullEvent, EventEdition } from './full-event.ts'
import type { Match } from '../monitor/matcher.ts'
import type { StandingFilter } from '../monitor/standing-filter.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'
import { publishedRow } from './published-row.ts'
import { type RowCompiler, createRowSubscriptions } from './row-subscriptions.ts'

/** The part of a webhook that events need. */
export interface Subscriber {
  id: string
  conta_id: string
  eventos: readonly string[]
  filtros: StandingFilter & { termos: string[]; linhas: WatchedRows | null }
  /** The version by which `filtros` are read. */
  leitura: number
}

/** A webhook that an event concerns, and why. */
export interface Recipient extends MatchReason {
  id: string
  conta_id: string
}

/** Finds the subscribers that events concern; kept up to date change by change. */
export function createSubscriptions(rarity: KeyRarity, compileRows: RowCompiler) {
  const subscribers = new Map<string, Subscriber>()
  const alerts = new Map<string, StoredAlert>()
  /** Of webhooks and alerts together, so that a text is analysed once. */
  const matcher = createActMatcher(rarity)
  const rows = createRowSubscriptions(rarity, compileRows)
  let rowsMatched = new WeakMap<ReadRow, Match[]>()
  /** Null: not known. */
  let ofOne: boolean | null = null

  /**
   * Adds or replaces one. @throws Problem for a term that is not a valid query; it stays as it was
   * then.
   */
  function set(subscriber: Subscriber): void {
    const { id, eventos, filtros, leitura } = subscriber
    forget()
    if (eventos.some((tipo) => tipo.startsWith('publicacao.')))
      matcher.set(id, { ...filtros, leitura })
    else matcher.remove(id)
    if (eventos.includes('linha.nova')) rows.set(id, filtros.linhas, leitura)
    else rows.remove(id)
    subscribers.set(id, subscriber)
  }

  /** Adds or replaces an alert. @throws Problem as {@link set} does. */
  function setAlert({ alert, termos }: SeekingAlert): void {
    forget()
    const { id, consulta, filtros, leitura } = alert
    if (filtros.linhas === null) {
      matcher.set(id, { ...filtros, consulta, termos, leitura })
      rows.remove(id)
    } else {
      rows.set(id, filtros.linhas, leitura)
      matcher.remove(id)
    }
    alerts.set(alert.id, alert)
  }

  /** Removes a subscriber of either kind. */
  function remove(id: string): void {
    forget()
    matcher.remove(id)
    rows.remove(id)
    subscribers.delete(id)
    alerts.delete(id)
  }

  /** Values derived from the present subscribers. */
  function forget(): void {
    rowsMatched = new WeakMap()
    ofOne = null
  }

  function recipients(event: FullEvent): Recipient[] {
    // Most of the work is analysing a text, so skip it when nobody would get the event.
    if (!subscribers.values().some(({ eventos }) => eventos.includes(event.tipo))) return []
    return concerned(event).flatMap(({ id, termos }) => {
      const subscriber = subscribers.get(id)
      if (!subscriber?.eventos.includes(event.tipo)) return []
      const { conta_id, leitura, filtros } = subscriber
      const { ignorar_assinatura } = filtros
      return [{ id, conta_id, termos, leitura, ignorar_assinatura }]
    })
  }

  function concerned(event: FullEvent): Match[] {
    switch (event.tipo) {
      case 'publicacao.nova':
      case 'publicacao.atualizada':
        return readers(event)
      case 'linha.nova':
        return rowReaders(event)
      case 'linha.prazo':
        return [{ id: event.webhook, termos: [] }]
      case 'edicao.publicada':
        return editionReaders(subscribers.values(), event.edition)
      case 'alerta.match':
        return event.webhooks.map((id) => ({ id, termos: event.termos }))
    }
  }

  /** The alerts that find the act of an event. */
  function matches(event: FullEvent): AlertMatch[] {
    if (alerts.size === 0) return []
    if (event.tipo === 'linha.nova') return rowMatches(event)
    if (!isOfAct(event)) return []
    const publicacao = event.act.id
    const nova = event.tipo === 'publicacao.nova'
    const versao = nova ? 1 : event.change.versao
    return matcher.match(event.act).flatMap(({ id, termos }) => {
      const alert = alerts.get(id)
      return alert ? [{ alert, publicacao, termos, versao, nova, row: null }] : []
    })
  }

  /** The alerts that find the row of an event. */
  function rowMatches(event: RowEvent): AlertMatch[] {
    const found = rowReaders(event).flatMap(({ id, termos }) => {
      const alert = alerts.get(id)
      return alert ? [{ alert, termos }] : []
    })
    if (found.length === 0) return []
    const { id: linha_id, act, versao, row } = event
    const { tabela } = row
    const told = { linha_id, tabela, linha: publishedRow(row, act), prazo: null }
    return found.map((of) => ({ ...of, publicacao: act.id, versao, nova: false, row: told }))
  }

  /** For webhooks and alerts together. */
  function rowReaders(event: RowEvent): Match[] {
    const { row, act, criado_em } = event
    const found = rowsMatched.get(row) ?? rows.readers(row, act, brasiliaDate(new Date(criado_em)))
    rowsMatched.set(row, found)
    return found
  }

  /** For a changed act, also the webhooks whose filter the former version passed. */
  function readers(event: ActEvent): Match[] {
    const now = matcher.match(event.act)
    if (event.tipo === 'publicacao.nova' || event.before === null) return now
    const termos = new Map(now.map((recipient) => [recipient.id, recipient.termos]))
    for (const before of matcher.match(event.before)) {
      const written = subscribers.get(before.id)?.filtros.termos ?? []
      const all = new Set([...before.termos, ...(termos.get(before.id) ?? [])])
      // Of both versions, in the order of the filter.
      termos.set(
        before.id,
        [...new Set(written)].filter((termo) => all.has(termo)),
      )
    }
    return [...termos].map(([id, termos]) => ({ id, termos }))
  }

  /** Whether all subscribers are of one account, which then delays no other. */
  function areOfOne(): boolean {
    if (ofOne === null) {
      const all: { conta_id: string }[] = [...subscribers.values(), ...alerts.values()]
      ofOne = all.every(({ conta_id }) => conta_id === all[0]?.conta_id)
    }
    return ofOne
  }

  /** Those who asked to be told of days that come near; an alert that nobody hears waits until somebody does. */
  function awaitingTerms(): TermWatcher[] {
    return [
      ...subscribers.values().filter(({ eventos }) => eventos.includes('linha.prazo')),
      ...alerts.values().filter((alert) => alert.filtros.linhas !== null && isHeard(alert)),
    ]
  }

  return { set, setAlert, remove, recipients, matches, areOfOne, awaitingTerms }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** Who may be told of days that come near: a webhook, or an alert. */
export type TermWatcher = Subscriber | StoredAlert

type RowEvent = Extract<FullEvent, { tipo: 'linha.nova' }>
type ActEvent = Extract<FullEvent, { tipo: 'publicacao.nova' | 'publicacao.atualizada' }>

function isOfAct(event: FullEvent): event is ActEvent {
  return event.tipo === 'publicacao.nova' || event.tipo === 'publicacao.atualizada'
}

/** Those who asked for one of its sections, or for all. */
function editionReaders(subscribers: Iterable<Subscriber>, edition: EventEdition): Match[] {
  const sections = sectionsOf(edition)
  const isAsked = (secoes: string[]) =>
    secoes.length === 0 || secoes.some((secao) => sections.has(secao))
  return [...subscribers]
    .filter(({ filtros }) => isAsked(filtros.secoes))
    .map(({ id }) => ({ id, termos: [] }))
}

/**
 * The sections that an edition has or will have. An edition is announced with the first of its
 * sections, and subscribers of the others must get the event, too.
 */
function sectionsOf({ tipo, secoes }: EventEdition): Set<string> {
  return new Set([...(tipo === 'normal' ? REGULAR : EXTRAS_OF_A_SECTION), ...secoes])
}

const REGULAR = ['1', '2', '3']
