import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { persist } from './faults.ts'
import { type SearchAnswer, askFor } from './searchers.ts'

/** What searches answered after faults. */
export interface ProbeTally {
  answered: number
  /** Of them, those that lacked something and named its section. */
  told: number
  /** Answers that lacked committed acts and did not say so. */
  short: string[]
  /** Processes that answered no search in time. */
  silent: string[]
}

/** How long until a process answers again. */
const WITHIN_MS = 300_000
const EVERY_MS = 200

/**
 * Asks each process for everything, until it answers: what had been committed before the question must
 * be found, or be told.
 */
export async function probe(
  urls: readonly string[],
  { pool, key, after, tally }: { pool: pg.Pool; key: string; after: string; tally: ProbeTally },
): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      for (const until = Date.now() + WITHIN_MS; Date.now() < until; await pause(EVERY_MS)) {
        const committed = await countActs()
        const answer = await askFor(url, key, '*')
        if (answer?.status !== 200) continue
        judge(JSON.parse(answer.text), committed)
        return
      }
      tally.silent.push(`after ${after}: ${url} did not answer`)
    }),
  )

  async function countActs(): Promise<number> {
    const count = 'SELECT count(*) AS count FROM publications'
    const { rows } = await persist(() => pool.query<{ count: string }>(count))
    return Number(rows[0]!.count)
  }

  function judge({ dados, avisos }: SearchAnswer, committed: number): void {
    tally.answered++
    if (dados.total >= committed) return
    if (avisos.some(({ codigo }) => codigo === 'edicoes_por_indexar')) tally.told++
    else tally.short.push(`after ${after}: ${dados.total} of ${committed} found, nothing told`)
  }
}
