import type { AlertTerm } from './alert.ts'

/** As many as an alert may have of its own. */
export const MOST_ITEMS = 10_000
/**
 * As many as all alerts of an account may seek together, those of a list once in each alert: the monitor
 * holds each of them.
 */
export const MOST_SOUGHT = 1_000_000

/** A list of items that alerts share. Times: ISO 8601, UTC. */
export interface StoredList {
  /** `lst_…` */
  id: string
  conta_id: string
  /** Its owner's key for it, unique in the account; null: none. */
  chave: string | null
  nome: string
  /** Each of another query, never empty: an alert with an empty list would find nothing. */
  itens: AlertTerm[]
  /** The number of items. */
  total: number
  /** Grows by one when the list changes. */
  versao: number
  criado_em: string
  atualizado_em: string
}

/** A list as its owner sees it in a listing: without its items. */
export interface ListView extends Omit<StoredList, 'conta_id' | 'itens'> {
  /** The alerts that have it. */
  alertas: ListUser[]
}

/** An alert that has a list. */
export interface ListUser {
  /** `alr_…` */
  id: string
  nome: string
}

export interface ListRequest {
  chave?: string | null
  nome: string
  itens: AlertTerm[]
}

/** A merge patch (RFC 7396), and items to add and to remove. */
export interface ListPatch {
  chave?: string | null
  nome?: string
  itens?: AlertTerm[]
  adicionar?: AlertTerm[]
  /** By their queries. */
  remover?: string[]
}

/** What a request does to the items of a list. */
export interface ItemChange {
  novos: number
  removidos: number
  iguais: number
}

export function newList(
  { chave = null, nome, itens }: ListRequest,
  made: { id: string; conta_id: string; now: Date },
): StoredList {
  const criado_em = made.now.toISOString()
  const { id, conta_id } = made
  const total = itens.length
  return { id, conta_id, chave, nome, itens, total, versao: 1, criado_em, atualizado_em: criado_em }
}

/** The list after a patch; the same object if nothing changes. */
export function patchList(list: StoredList, patch: ListPatch, now: Date): StoredList {
  const { chave = list.chave, nome = list.nome } = patch
  const after = itemsAfter(list.itens, patch)
  const { novos, removidos } = itemChange(list.itens, after)
  const itens = novos + removidos === 0 ? list.itens : after // their order says nothing
  if (chave === list.chave && nome === list.nome && itens === list.itens) return list
  const versao = list.versao + 1
  const atualizado_em = now.toISOString()
  return { ...list, chave, nome, itens, total: itens.length, versao, atualizado_em }
}

/** An added item takes the place of the one with its query, which may have another group. */
function itemsAfter(before: AlertTerm[], { itens, adicionar, remover }: ListPatch): AlertTerm[] {
  const after = new Map((itens ?? before).map((item) => [item.termo, item]))
  for (const termo of remover ?? []) after.delete(termo)
  for (const item of adicionar ?? []) after.set(item.termo, item)
  return [...after.values()]
}

/** Items that come without groups: those that were there before keep theirs. */
export function withGroupsOf(before: AlertTerm[], items: AlertTerm[]): AlertTerm[] {
  const groups = groupsOf(before)
  return items.map(({ termo }) => ({ termo, grupo: groups.get(termo) ?? null }))
}

/** What has become of the items of `before`; null: there was no list. An item with another group is new. */
export function itemChange(before: AlertTerm[] | null, after: AlertTerm[]): ItemChange {
  const groups = groupsOf(before ?? [])
  const iguais = after.filter(({ termo, grupo }) => groups.get(termo) === grupo).length
  return { novos: after.length - iguais, removidos: groups.size - iguais, iguais }
}

function groupsOf(items: AlertTerm[]): Map<string, string | null> {
  return new Map(items.map(({ termo, grupo }) => [termo, grupo]))
}
