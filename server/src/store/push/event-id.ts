import { digestId } from '../../lib/ids.ts'
import { present } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** As long as a ULID, which ids of events once were. */
const LENGTH = 26

/**
 * The id of an event, made of what happened and not of when: an archive that was restored from a copy gives the same
 * id to what happens again, so that receivers recognise it. What happens a second time gets another one.
 * @param what All that tells it from other events; JSON.
 */
export async function eventIdOf(tx: SqlReader, what: unknown[]): Promise<string> {
  for (let time = 1; ; time++) {
    const id = `evt_${digestId(JSON.stringify([...what, time]), LENGTH)}`
    if ((await tx.one(present, 'SELECT 1 FROM events WHERE id = $1', [id])) === null) return id
  }
}
