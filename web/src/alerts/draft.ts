import type { Alerta } from '../api/schema.ts'
import { type StandingFilter, standingFilterOf } from '../filters/standing.ts'
import type { SearchState } from '../query/state.ts'
import type { RowsSought } from './row-parts.ts'
import type { When } from './WhenFields.tsx'

/** The longest name. */
const LONGEST = 100

/** What an alert will be when it is saved. */
export interface Draft {
  nome: string
  consulta: string
  /** The items as typed: one a line. */
  termos: string
  /** Ids of lists. */
  listas: string[]
  filtros: StandingFilter
  /** Which rows it finds; null: it finds acts. */
  linhas: RowsSought | null
  emails: string[]
  /** Ids of webhooks. */
  webhooks: string[]
  when: When
}

interface DraftSource {
  search: SearchState
  /** The rows to find, instead of what the search finds. */
  rows: RowsSought | undefined
  /** The alert to change, if there is one. */
  alert: Alerta | undefined
  /** Its name, if not taken from the query. */
  name: string | undefined
  /** The name of an alert that asks for everything. */
  everything: string
  /** Where mail goes if nobody says otherwise. */
  email: string
}

/** Every field of a new alert has a default that suits most people. */
export function draftOf({ search, rows, alert, name, everything, email }: DraftSource): Draft {
  const { frequencia = 'edicao', hora = 8, avisar_vazio = false } = alert ?? {}
  return {
    nome: alert?.nome ?? name?.slice(0, LONGEST) ?? nameFor(search.termo, everything),
    consulta: alert?.consulta ?? search.termo ?? '*',
    termos: (alert?.termos ?? []).map(({ termo }) => termo).join('\n'),
    listas: alert?.listas ?? [],
    filtros: standingFilterOf(search),
    linhas: alert ? rowsSoughtBy(alert) : (rows ?? null),
    emails: alert?.canais.emails ?? [email],
    webhooks: alert?.canais.webhooks ?? [],
    when: { frequencia, hora, avisar_vazio },
  }
}

/** The service answers what was given, with its table. */
export function rowsSoughtBy({ filtros }: Pick<Alerta, 'filtros'>): RowsSought | null {
  return filtros.linhas as RowsSought | null
}

/** The items of a text with one a line. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** What the draft seeks, as the API takes it. */
export function soughtBy({ consulta, termos, listas, filtros, linhas }: Draft) {
  return {
    filtros: { ...filtros, linhas },
    consulta: consulta || '*',
    termos: linesOf(termos).map((termo) => ({ termo })),
    listas,
  }
}

/** The draft as the API takes it. `alert`: the one to change; its items keep their groups. */
export function bodyOf(
  { nome, consulta, termos, listas, filtros, linhas, emails, webhooks, when }: Draft,
  alert: Alerta | undefined,
) {
  const groups = new Map(alert?.termos.map(({ termo, grupo }) => [termo, grupo]))
  const items = linesOf(termos).map((termo) => ({ termo, grupo: groups.get(termo) ?? null }))
  return {
    nome,
    consulta,
    termos: items,
    listas,
    filtros: { ...filtros, linhas },
    canais: { emails, webhooks },
    ...when,
  }
}

/** A name from the words of the query, without its operators. */
function nameFor(termo: string | undefined, everything: string): string {
  const words = (termo ?? '').replaceAll(/["()*]|\b(?:OU|OR|E|AND)\b|(?:^|\s)-\S+/g, ' ')
  const name = words.replaceAll(/\s+/g, ' ').trim()
  return name === '' ? everything : name.charAt(0).toUpperCase() + name.slice(1, LONGEST)
}
