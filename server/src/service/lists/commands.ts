import type { Once, OnceRefusal } from '../../access/once.ts'
import { listRules } from '../../alerts/list-rules.ts'
import type { ListRefusal, ListStore, WrittenList } from '../../alerts/list-store.ts'
import {
  type ListPatch,
  type ListRequest,
  type StoredList,
  newList,
  patchList,
  withGroupsOf,
} from '../../alerts/term-list.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome, Put } from '../../lib/errors/outcome.ts'
import type { Clock } from '../../lib/time/clock.ts'

/** Commands of accounts for their lists. `once`, `shown`: as {@link ListStore} has them. */
export interface ListCommands {
  create<Shown extends object>(
    conta_id: string,
    request: ListRequest,
    shown: Shown,
    once: Once | null,
  ): Promise<Outcome<WrittenList & Shown, ListRefusal | OnceRefusal>>
  patch(conta_id: string, id: string, patch: ListPatch): Promise<Outcome<WrittenList, ListRefusal>>
  /** Makes the list with the request's `chave`, or replaces it; without a name, the list keeps its own. */
  put(conta_id: string, request: KeyedList): Promise<Outcome<Put<WrittenList>, ListRefusal>>
  remove(conta_id: string, id: string): Promise<Outcome<null, ListRefusal>>
}

interface KeyedList extends Omit<ListRequest, 'nome'> {
  chave: string
  nome?: string
  /** Whether the items come without groups, so that those of the list keep theirs. */
  areBare: boolean
}

/** `limit`: the most lists of an account. */
export function createListCommands(lists: ListStore, limit: number, clock: Clock): ListCommands {
  return {
    async create(conta_id, request, shown, once) {
      const now = clock()
      const list = newList(request, { id: newId('lst', now.getTime()), conta_id, now })
      return await lists.create(list, listRules(limit, now), shown, once, now)
    },
    async patch(conta_id, id, patch) {
      const now = clock()
      const change = (list: StoredList) => patchList(list, patch, now)
      return await lists.change(conta_id, id, change, listRules(limit, now))
    },
    async put(conta_id, { areBare, ...request }) {
      const now = clock()
      const made = { id: newId('lst', now.getTime()), conta_id, now }
      const list = newList({ ...request, nome: request.nome ?? request.chave }, made)
      const change = (before: StoredList) => {
        const itens = areBare ? withGroupsOf(before.itens, request.itens) : request.itens
        return patchList(before, { ...request, itens }, now)
      }
      return await lists.put(list, change, listRules(limit, now))
    },
    remove: lists.remove,
  }
}
