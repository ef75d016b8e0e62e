import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome, Put } from '../lib/errors/outcome.ts'
import type { AlertTerm, StoredAlert } from './alert.ts'
import type { ItemChange, ListUser, ListView, StoredList } from './term-list.ts'

/** Why a command for lists is refused. */
export type ListRefusal =
  | 'lista_inexistente'
  /** Alerts have it. */
  | 'lista_em_uso'
  /** Another list of the account has this `chave`. */
  | 'chave_de_lista_em_uso'
  /** The account has the most lists allowed. */
  | 'limite_listas'
  /** The account's filters have the most characters allowed. */
  | 'limite_filtros'
  /** The alerts of the account would seek more items than allowed. */
  | 'limite_itens'
  /** It would be left without any item. */
  | 'lista_vazia'
  /** It would have more items than allowed. */
  | 'itens_demais'

/** A list with its items, as its owner sees it. */
export interface ListWithItems extends ListView {
  itens: AlertTerm[]
}

export interface ListReader {
  /** Oldest first. */
  list(conta_id: string): Promise<ListView[]>
  /** Null when the account has no such list. */
  find(conta_id: string, id: string): Promise<ListWithItems | null>
  /** Those of these ids that are lists of the account. */
  known(conta_id: string, ids: string[]): Promise<string[]>
}

/** A list after a request, and whether anything changed. */
export interface WrittenList extends ListView, ItemChange {
  mudou: boolean
}

/** Decisions taken while a list is written; pure functions. */
export interface ListRules {
  /** The most lists that an account may have. */
  limit: number
  /** The most items that its alerts may seek together, those of a list counted in each. */
  mostSought: number
  /** Why a list may not be like this; null: it may. */
  refusalOf(list: StoredList): 'lista_vazia' | 'itens_demais' | null
  /** What changes in an alert that has the list; null: it seeks what it sought before. */
  changeOfAlerts(
    before: StoredList,
    after: StoredList,
  ): ((alert: SeekingFilter) => OtherWords) | null
  /** The list to answer with; `before`: null if it was made just now, the same object if nothing changed. */
  written(before: StoredList | null, after: StoredList, users: ListUser[]): WrittenList
}

type SeekingFilter = Pick<StoredAlert, 'filtros'>
type OtherWords = Pick<StoredAlert, 'leitura' | 'watching_since'>

/**
 * Stores lists; implemented by store/. Every call is one transaction. When the items of a list change, its
 * alerts change with it. A `change` that returns the same object writes nothing.
 */
export interface ListStore {
  /** `shown` is part of the answer, which is stored for a request with an Idempotency-Key. */
  create<Shown extends object>(
    list: StoredList,
    rules: ListRules,
    shown: Shown,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<WrittenList & Shown, ListRefusal | OnceRefusal>>
  change(
    conta_id: string,
    id: string,
    change: (list: StoredList) => StoredList,
    rules: ListRules,
  ): Promise<Outcome<WrittenList, ListRefusal>>
  /** Changes the account's list with the `chave` of `made`; creates `made` when there is none. */
  put(
    made: StoredList,
    change: (list: StoredList) => StoredList,
    rules: ListRules,
  ): Promise<Outcome<Put<WrittenList>, ListRefusal>>
  remove(conta_id: string, id: string): Promise<Outcome<null, ListRefusal>>
}
