import { digestId } from '../../lib/crypto/ids.ts'
import { present, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const idRow = row({ id: text })

/** As long as a ULID, the former form of event ids. */
const EVENT_ID_LENGTH = 26

/**
 * The id of an event, derived from what happened and not from when. An archive that was restored
 * from a copy gives the same id when the same thing happens again, so receivers recognise it. A
 * second occurrence gets another id.
 * @param what Everything that distinguishes it from other events; JSON.
 * @param free Ids of {@link freeEventIds}; the one that is taken is removed
 */
export async function eventIdOf(
  tx: SqlReader,
  what: unknown[],
  free: Set<string> | null = null,
): Promise<string> {
  for (let time = 1; ; time++) {
    const id = idAt(what, time)
    if (free?.delete(id)) return id
    if ((await tx.one(present, 'SELECT 1 FROM events WHERE id = $1', [id])) === null) return id
  }
}

/** The event of a new row: its act, its table, what it says, and how many before it say the same. */
export function rowEventId(
  row: [publicacao: string, tabela: string, dito: string, before: number],
): string {
  return `evt_${digestId(JSON.stringify(['linha.nova', ...row]), EVENT_ID_LENGTH)}`
}

/** The event that a webhook is told of a row's term. */
export function termEventId(
  term: [webhook: string, publicacao: string, tabela: string, dito: string],
): string {
  return `evt_${digestId(JSON.stringify(['linha.prazo', ...term]), EVENT_ID_LENGTH)}`
}

/** The event of an alert that finds a row; `linha_id`: the event of the row being new. */
export function foundRowEventId(alerta_id: string, linha_id: string): string {
  return `evt_${digestId(JSON.stringify(['alerta.match', alerta_id, linha_id]), EVENT_ID_LENGTH)}`
}

/** The ids of those events that happen for the first time, asked at once. */
export async function freeEventIds(tx: SqlReader, events: unknown[][]): Promise<Set<string>> {
  const ids = events.map((what) => idAt(what, 1))
  const known = await tx.all(
    idRow,
    `SELECT id FROM events WHERE ${tx.dialect.isAnyOf('id', '$1')}`,
    [ids],
  )
  return new Set(ids).difference(new Set(known.map(({ id }) => id)))
}

function idAt(what: unknown[], time: number): string {
  return `evt_${digestId(JSON.stringify([...what, time]), EVENT_ID_LENGTH)}`
}
