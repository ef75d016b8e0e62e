import { onlyRow } from '../only-row.ts'
import type { Backlog } from '../../webhooks/backlog.ts'
import { int, nullable, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const backlogRow = row({ events: int, pending: int, due_at: nullable(int), mails: int })

/** The size of the backlog in the push pipeline. */
export async function readBacklog(sql: SqlReader, now: Date): Promise<Backlog> {
  const { events, pending, due_at, mails } = await onlyRow(
    sql,
    backlogRow,
    `SELECT (SELECT count(*) FROM events WHERE seq > (SELECT seq FROM monitor_progress))
              + (SELECT count(*) FROM waiting_events) AS events,
            (SELECT count(*) FROM deliveries WHERE status = 'pendente') AS pending,
            (SELECT min(due_at) FROM deliveries WHERE status = 'pendente') AS due_at,
            (SELECT count(*) FROM mails WHERE due_at IS NOT NULL) AS mails`,
  )
  const overdue = due_at === null ? 0 : Math.max(0, now.getTime() - due_at)
  return { events, pending, overdue: overdue / 1_000, mails }
}
