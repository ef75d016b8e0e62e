import { type KeySummary, keySummary } from '../../access/api-keys.ts'
import type { AccountSummary, DayUse, KeyOwner, KeyReader } from '../../access/key-store.ts'
import type { Clock } from '../../lib/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/dates.ts'

/** Days that a chart of a key's use shows. */
export const USE_PERIODS = { '7d': 7, '30d': 30, '90d': 90 } as const
export type UsePeriod = keyof typeof USE_PERIODS

/** What is asked of keys and accounts; `owner`: whose keys the caller reaches. */
export interface KeyQueries {
  /** Oldest first; null: there is no such account. */
  list(owner: KeyOwner): Promise<KeySummary[] | null>
  find(owner: KeyOwner, id: string): Promise<KeySummary | null>
  /** Every day of the period, today included, oldest first; null: no such key. */
  use(owner: KeyOwner, id: string, period: UsePeriod): Promise<DayUse[] | null>
  accounts(): Promise<AccountSummary[]>
}

export function createKeyQueries(keys: KeyReader, clock: Clock): KeyQueries {
  return {
    async list(owner) {
      if (owner !== null && (await keys.findAccount(owner)) === null) return null
      return (await keys.listKeys(owner)).map((key) => keySummary(key, clock()))
    },
    async find(owner, id) {
      const key = await keys.keyOf(owner, id)
      return key && keySummary(key, clock())
    },
    async use(owner, id, period) {
      if ((await keys.keyOf(owner, id)) === null) return null
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
