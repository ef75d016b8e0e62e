import type { ActKey } from '../../../engine/port.ts'
import type { IndexCheckStore } from '../../service/index/check-index.ts'
import { int, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import type { IndexStep } from './index-step.ts'
import { indexChanges } from './tables.ts'

const countRow = row({ data: text, secao: text, acts: int })
const keyRow = row({ key: int })
const insertChange = indexChanges.pick('key').insertMany()

/** How many acts one transaction notes. */
const MOST_NOTED = 1_000

/**
 * The step for an external index, which follows the archive: it notes the acts in the transaction
 * that writes them.
 */
export const notingStep: IndexStep = {
  follow: (tx, { acts }) =>
    noteKeys(
      tx,
      acts.map(({ key }) => key),
    ),
}

async function noteKeys(tx: Sql, keys: ActKey[]): Promise<void> {
  for (const key of keys) await insertChange(tx, { key })
}

/** The archive's number of acts per section and day. */
export function createIndexCheckStore(sql: Sql): IndexCheckStore {
  return {
    counts: () =>
      sql.all(
        countRow,
        `SELECT data_publicacao AS data, secao, count(*) AS acts
         FROM publications GROUP BY data_publicacao, secao ORDER BY data_publicacao, secao`,
      ),
    async keysOf(data, secao) {
      const of = 'SELECT key FROM publications WHERE data_publicacao = $1 AND secao = $2'
      return (await sql.all(keyRow, of, [data, secao])).map(({ key }) => key)
    },
    async note(keys) {
      for (let from = 0; from < keys.length; from += MOST_NOTED)
        await sql.transaction((tx) => noteKeys(tx, keys.slice(from, from + MOST_NOTED)))
    },
  }
}
