import { termosOf, withOtherWords } from './alert.ts'
import type { ListRules } from './list-store.ts'
import { MOST_ITEMS, MOST_SOUGHT, itemChange } from './term-list.ts'

/** What is decided while a list is written. `limit`: the most lists of an account. */
export function listRules(limit: number, now: Date): ListRules {
  return {
    limit,
    mostSought: MOST_SOUGHT,
    refusalOf({ total }) {
      if (total === 0) return 'lista_vazia'
      return total > MOST_ITEMS ? 'itens_demais' : null
    },
    // Alerts do not seek its name, nor the groups of its items, nor their order.
    changeOfAlerts: (before, after) =>
      new Set(termosOf(before.itens)).symmetricDifference(new Set(termosOf(after.itens))).size === 0
        ? null
        : (alert) => withOtherWords(alert, now),
    written(before, after, alertas) {
      const { conta_id: _account, itens, ...shown } = after
      const change = itemChange(before?.itens ?? null, itens)
      return { ...shown, alertas, ...change, mudou: before !== after }
    },
  }
}
