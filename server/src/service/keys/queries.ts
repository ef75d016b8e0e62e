import { type KeySummary, keySummary } from '../../access/api-keys.ts'
import type { AccountSummary, DayUse, KeyReach, KeyReader } from '../../access/key-store.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'

/** How many days a chart of a key's use shows. */
export const USE_PERIODS = { '7d': 7, '30d': 30, '90d': 90 } as const
export type UsePeriod = keyof typeof USE_PERIODS

/** Queries about keys and accounts; `reach`: whose keys the caller can manage. */
export interface KeyQueries {
  /** Oldest first; null: there is no such account. */
  list(reach: KeyReach): Promise<KeySummary[] | null>
  find(reach: KeyReach, id: string): Promise<KeySummary | null>
  /** Every day of the period, today included, oldest first; null: no such key. */
  use(reach: KeyReach, id: string, period: UsePeriod): Promise<DayUse[] | null>
  accounts(): Promise<AccountSummary[]>
}

export function createKeyQueries(keys: KeyReader, clock: Clock): KeyQueries {
  return {
    async list(reach) {
      const { conta_id } = reach
      if (conta_id !== null && (await keys.findAccount(conta_id)) === null) return null
      return (await keys.listKeys(reach)).map((key) => keySummary(key, clock()))
    },
    async find(reach, id) {
      const key = await keys.keyOf(reach, id)
      return key && keySummary(key, clock())
    },
    async use(reach, id, period) {
      if ((await keys.keyOf(reach, id)) === null) return null
      const today = dayNumber(brasiliaDate(clock()))
      const first = today - USE_PERIODS[period] + 1
      const used = new Map((await keys.keyUse(id, dateOfDay(first))).map((day) => [day.data, day]))
      return Array.from({ length: today - first + 1 }, (_, index) => {
        const data = dateOfDay(first + index)
        return used.get(data) ?? { data, requisicoes: 0, limitadas: 0 }
      })
    },
    accounts: () => keys.listAccounts(clock()),
  }
}
