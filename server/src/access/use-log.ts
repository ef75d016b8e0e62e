import type { Use } from './key-store.ts'

/** The last use is kept to the minute, so that a busy key costs one write a minute. */
const WRITE_INTERVAL_MS = 60_000

/** When keys or sessions were last used, until it is written. */
export function createUseLog(write: (uses: Use[]) => Promise<void>) {
  /** Milliseconds of the last use not yet written, by id. */
  const uses = new Map<string, number>()
  const written = new Map<string, number>()

  return {
    note: (id: string, now: number) => void uses.set(id, now),
    /** Writes in one batch, at most once a minute for each id. */
    async flush(now: number): Promise<void> {
      const due = [...uses].filter(([id]) => now - (written.get(id) ?? 0) >= WRITE_INTERVAL_MS)
      if (due.length === 0) return
      for (const [id] of due) {
        uses.delete(id)
        written.set(id, now)
      }
      await write(due.map(([id, used]) => ({ id, ultimo_uso_em: new Date(used).toISOString() })))
    },
  }
}
