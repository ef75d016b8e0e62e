import { brasiliaDate } from '../lib/time/dates.ts'
import type { DayUse, Use } from './key-store.ts'

/** Uses are stored once a minute, so that a busy key costs one write a minute. */
const WRITE_INTERVAL_MS = 60_000

interface Unwritten {
  /** Milliseconds since 1970. */
  last: number
  days: Map<string, DayUse>
}

/** The uses of keys or sessions, until they are stored. */
export function createUseLog(write: (uses: Use[]) => Promise<void>) {
  const uses = new Map<string, Unwritten>()
  const written = new Map<string, number>()
  const today = createToday()

  return {
    /** When it was last used, in milliseconds since 1970; null: nothing waits to be stored. */
    lastOf(id: string): number | null {
      return uses.get(id)?.last ?? null
    },
    /** Counts a request; `limited`: it exceeded the limit. */
    note(id: string, limited: boolean, now: number): void {
      add(id, now, { data: today(now), requisicoes: 1, limitadas: limited ? 1 : 0 })
    },
    /**
     * Writes in one batch, at most once a minute for each id; with `all`, everything that is left. Keeps what
     * cannot be written.
     */
    async flush(now: number, all: boolean): Promise<void> {
      const due = [...uses].filter(
        ([id]) => all || now - (written.get(id) ?? 0) >= WRITE_INTERVAL_MS,
      )
      if (due.length === 0) return
      for (const [id] of due) {
        uses.delete(id)
        written.set(id, now)
      }
      try {
        await write(
          due.map(([id, { last, days }]) => ({
            id,
            ultimo_uso_em: new Date(last).toISOString(),
            dias: [...days.values()],
          })),
        )
      } catch (error) {
        for (const [id, { last, days }] of due) for (const day of days.values()) add(id, last, day)
        throw error
      }
    },
  }

  function add(id: string, last: number, { data, requisicoes, limitadas }: DayUse): void {
    const use = uses.get(id) ?? { last, days: new Map<string, DayUse>() }
    const day = use.days.get(data) ?? { data, requisicoes: 0, limitadas: 0 }
    day.requisicoes += requisicoes
    day.limitadas += limitadas
    use.days.set(data, day)
    use.last = Math.max(use.last, last)
    uses.set(id, use)
  }
}

/** The date in Brasília, computed once a minute, because it changes only on a whole minute. */
function createToday(): (now: number) => string {
  let minute = NaN
  let date = ''
  return (now) => {
    const current = Math.floor(now / 60_000)
    if (current !== minute) date = brasiliaDate(new Date(now))
    minute = current
    return date
  }
}
