import type { Publication } from '../gazette/publication.ts'
import { analyzeAct } from '../search/analysis.ts'
import type { Rarity } from './act-keys.ts'
import type { AlertMatch, StoredAlert } from './alert.ts'
import type { Fact, FactEdition } from './fact.ts'
import { createMatcher } from './matcher.ts'

/** A webhook, as far as facts are concerned. */
export interface Subscriber {
  id: string
  eventos: readonly string[]
  filtros: { termos: string[]; secoes: string[]; orgaos: string[] }
}

/** Somebody whom a fact concerns. */
export interface Recipient {
  id: string
  /** The terms that the act matches, as written. */
  termos: string[]
}

/** Whom the facts concern; changed one by one as the subscribers are. */
export function createSubscriptions(rarity: Rarity) {
  const subscribers = new Map<string, Subscriber>()
  const alerts = new Map<string, StoredAlert>()
  const matcher = createMatcher(rarity)
  let matched = new WeakMap<Publication, Recipient[]>()

  /** Adds or replaces one. @throws Problem for a term that is no query; then it is as it was. */
  function set(subscriber: Subscriber): void {
    const { id, eventos, filtros } = subscriber
    matched = new WeakMap()
    if (eventos.some((tipo) => tipo.startsWith('publicacao.')))
      matcher.set(id, { ...filtros, tipos_ato: [] })
    else matcher.remove(id)
    subscribers.set(id, subscriber)
  }

  /** Adds or replaces an alert. @throws Problem as {@link set} does. */
  function setAlert(alert: StoredAlert): void {
    matched = new WeakMap()
    matcher.set(alert.id, { ...alert.filtros, termos: [alert.consulta] })
    alerts.set(alert.id, alert)
  }

  /** Of either kind. */
  function remove(id: string): void {
    matched = new WeakMap()
    matcher.remove(id)
    subscribers.delete(id)
    alerts.delete(id)
  }

  function wants(id: string, tipo: string): boolean {
    return subscribers.get(id)?.eventos.includes(tipo) ?? false
  }

  function recipients(fact: Fact): Recipient[] {
    // Most of the work is to analyse a text: not for nobody.
    if (!subscribers.values().some(({ eventos }) => eventos.includes(fact.tipo))) return []
    return concerned(fact).filter(({ id }) => wants(id, fact.tipo))
  }

  function concerned(fact: Fact): Recipient[] {
    switch (fact.tipo) {
      case 'publicacao.nova':
      case 'publicacao.atualizada':
        return readers(fact)
      case 'edicao.publicada':
        return editionReaders(fact)
      case 'alerta.match':
        return fact.webhooks.map((id) => ({ id, termos: [fact.consulta] }))
    }
  }

  /** The alerts that find the act of a fact. */
  function matches(fact: Fact): AlertMatch[] {
    if (alerts.size === 0 || !isOfAct(fact)) return []
    const publicacao = fact.act.id
    const versao = fact.tipo === 'publicacao.nova' ? 1 : fact.change.versao
    return match(fact.act)
      .flatMap(({ id }) => alerts.get(id) ?? [])
      .map((alert) => ({ alert, publicacao, versao }))
  }

  /** Of a changed act those too whose filter let its former text through. */
  function readers(fact: ActFact): Recipient[] {
    const now = match(fact.act)
    if (fact.tipo === 'publicacao.nova' || fact.before === null) return now
    const termos = new Map(now.map((recipient) => [recipient.id, recipient.termos]))
    for (const before of match(fact.before))
      termos.set(before.id, inOrder(before, termos.get(before.id) ?? []))
    return [...termos].map(([id, termos]) => ({ id, termos }))
  }

  /** Webhooks and alerts alike, so that a text is analysed once for both. */
  function match(act: Publication): Recipient[] {
    const found = matched.get(act) ?? matcher.match(analyzeAct(act))
    matched.set(act, found)
    return found
  }

  /** The terms of both, in the order of the filter. */
  function inOrder({ id, termos }: Recipient, more: string[]): string[] {
    const all = new Set([...termos, ...more])
    const written = subscribers.get(id)?.filtros.termos ?? []
    return [...new Set(written)].filter((termo) => all.has(termo))
  }

  function editionReaders({ edition }: Extract<Fact, { tipo: 'edicao.publicada' }>): Recipient[] {
    const sections = sectionsOf(edition)
    return [...subscribers.values()]
      .filter(
        ({ filtros: { secoes } }) => secoes.length === 0 || secoes.some((s) => sections.has(s)),
      )
      .map(({ id }) => ({ id, termos: [] }))
  }

  return { set, setAlert, remove, recipients, matches }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

type ActFact = Extract<Fact, { tipo: 'publicacao.nova' | 'publicacao.atualizada' }>

function isOfAct(fact: Fact): fact is ActFact {
  return fact.tipo === 'publicacao.nova' || fact.tipo === 'publicacao.atualizada'
}

/**
 * The sections that an edition has, or will have: the regular one is announced with the first of its
 * three, and those who wait for another must hear of it, too.
 */
function sectionsOf({ tipo, secoes }: FactEdition): Set<string> {
  return new Set(tipo === 'normal' ? [...REGULAR, ...secoes] : secoes)
}

const REGULAR = ['1', '2', '3']
