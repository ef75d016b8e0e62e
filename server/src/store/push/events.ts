import type { EventLog, EventSelection, EventView, LoggedEvent } from '../../events/event-log.ts'
import type { FullEvent } from '../../events/full-event.ts'
import { int, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { createFullEventReader } from './full-events.ts'

const eventRow = row({ seq: int, id: text, tipo: word<FullEvent['tipo']>(), criado_em: text })
const oldestRow = row({ oldest: nullable(int), newest: nullable(int) })
const seqRow = row({ seq: int })

/** The log of events, for accounts. */
export function createEventLog(sql: SqlReader): EventLog {
  return { read: (work) => sql.snapshot((view) => work(viewOf(view))) }
}

function viewOf(sql: SqlReader): EventView {
  const find = createFullEventReader(sql).finder()
  return {
    visible: (selection) => visible(sql, selection),
    full: ({ seq }) => find(seq),
    bounds: () => bounds(sql),
  }
}

function visible(
  sql: SqlReader,
  { conta_id, tipo, after, limit }: EventSelection,
): Promise<LoggedEvent[]> {
  if (tipo === null)
    return sql.all(
      eventRow,
      `SELECT ${eventRow.columns} FROM events
       WHERE seq > $1 AND (conta_id IS NULL OR conta_id = $2)
       ORDER BY seq LIMIT $3`,
      [after, conta_id, limit],
    )
  return sql.all(
    eventRow,
    `SELECT ${eventRow.columns} FROM events
     WHERE tipo = $4 AND seq > $1 AND (conta_id IS NULL OR conta_id = $2)
     ORDER BY seq LIMIT $3`,
    [after, conta_id, limit, tipo],
  )
}

/** Deleted events are older than what the monitor has processed. */
async function bounds(sql: SqlReader): Promise<{ oldest: number | null; newest: number }> {
  const kept = await sql.one(oldestRow, 'SELECT min(seq) AS oldest, max(seq) AS newest FROM events')
  const told = await sql.one(seqRow, 'SELECT seq FROM monitor_progress')
  return {
    oldest: kept?.oldest ?? null,
    newest: Math.max(kept?.newest ?? 0, told?.seq ?? 0),
  }
}
