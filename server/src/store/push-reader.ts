import type { DatabaseSync } from 'node:sqlite'
import type { PushBacklog } from '../http/push-metrics.ts'

/** How much the push pipeline has still to do. */
export function createPushReader(db: DatabaseSync): (now: Date) => PushBacklog {
  const waiting = db.prepare(
    `SELECT (SELECT count(*) FROM events WHERE seq > (SELECT seq FROM monitor_progress)) AS events,
            (SELECT count(*) FROM deliveries WHERE status = 'pendente') AS pending,
            (SELECT min(due_at) FROM deliveries WHERE status = 'pendente') AS due_at,
            (SELECT count(*) FROM mails WHERE due_at IS NOT NULL) AS mails`,
  )
  return (now) => {
    const { events, pending, due_at, mails } = waiting.get()! // one row, always
    const overdue = due_at === null ? 0 : Math.max(0, now.getTime() - Number(due_at))
    return {
      events: Number(events),
      pending: Number(pending),
      overdue: overdue / 1_000,
      mails: Number(mails),
    }
  }
}
