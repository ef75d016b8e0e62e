import type { DayUse, Use } from '../../access/key-store.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { apiKeys, keyUsage } from './tables.ts'

/** 13 months, like the statistics of webhooks. */
const KEPT_DAYS = 396
/** How many old days one call deletes, so that no commit is long. */
const FORGOTTEN_AT_ONCE = 50

const noteUse = apiKeys
  .pick('id', 'ultimo_uso_em')
  .update('id', 'AND (ultimo_uso_em IS NULL OR ultimo_uso_em < :ultimo_uso_em)')
const dayRow = keyUsage.pick('data', 'requisicoes', 'limitadas')
const add = keyUsage.insert(`ON CONFLICT (chave_id, data) DO UPDATE SET
  requisicoes = key_usage.requisicoes + excluded.requisicoes,
  limitadas = key_usage.limitadas + excluded.limitadas`)

export function keyUse(sql: SqlReader, id: string, desde: string): Promise<DayUse[]> {
  return sql.all(
    dayRow,
    `SELECT ${dayRow.columns} FROM key_usage WHERE chave_id = $1 AND data >= $2 ORDER BY data`,
    [id, desde],
  )
}

export function recordUses(sql: Sql, uses: Use[]): Promise<void> {
  return sql.transaction(async (tx) => {
    for (const { id, ultimo_uso_em, dias } of uses) {
      await noteUse(tx, { id, ultimo_uso_em })
      for (const day of dias) await addDay(tx, id, day)
    }
  })
}

async function addDay(tx: Sql, chave_id: string, day: DayUse) {
  await tx.run(
    `DELETE FROM key_usage WHERE (chave_id, data) IN
       (SELECT chave_id, data FROM key_usage WHERE data < $1 LIMIT ${FORGOTTEN_AT_ONCE})`,
    [dateOfDay(dayNumber(day.data) - KEPT_DAYS)],
  )
  await add(tx, { chave_id, ...day })
}
