import type { RequestWindows } from '../../access/request-windows.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { type Look, type NotedWrites, lookColumns } from './noted-writes.ts'

const WINDOW_MS = 60_000

const windowRow = row({
  client: text,
  taken: int,
  left_ms: int,
  server: text,
  seen: text,
  noted: nullable(text),
})

/** The server's clock, the same for every process. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
const IS_CURRENT = `known.ends_at > excluded.ends_at - ${WINDOW_MS}`

/**
 * One-minute windows that all processes of a database share; only a clustered database has them. Every request is
 * counted there, so the same statement looks at what was noted.
 */
export function createRequestWindows(sql: Sql, noted: NotedWrites): RequestWindows {
  return {
    async add(taken) {
      const { since, hear } = noted.look()
      const rows = await sql.all(
        windowRow,
        // Sorted, so that two processes never deadlock.
        `INSERT INTO request_windows AS known (client, taken, ends_at)
         SELECT client, taken, ${NOW} + ${WINDOW_MS}
         FROM unnest($1::text[], $2::bigint[]) AS asked (client, taken)
         ORDER BY client
         ON CONFLICT (client) DO UPDATE
         SET taken = CASE WHEN ${IS_CURRENT} THEN known.taken ELSE 0 END + excluded.taken,
             ends_at = CASE WHEN ${IS_CURRENT} THEN known.ends_at ELSE excluded.ends_at END
         RETURNING client, taken, ends_at - ${NOW} AS left_ms, ${lookColumns(3)}`,
        [[...taken.keys()], [...taken.values()], since],
      )
      const look: Look | undefined = rows[0]
      if (look) hear(look)
      return new Map(
        rows.map(({ client, taken: count, left_ms }) => [
          client,
          { count, leftMs: Math.max(0, left_ms) },
        ]),
      )
    },
    async clean() {
      await sql.run(`DELETE FROM request_windows WHERE ends_at <= ${NOW}`)
    },
  }
}
