import type { Sql } from '../sql.ts'
import {
  type CorrectionRow,
  type Linking,
  type StateChange,
  correctionRow,
  linkCorrections,
} from './correction-links.ts'
import { unsettledCorrections } from './tables.ts'

export type CorrectionId = Pick<CorrectionRow, 'key' | 'seq'>

/** Collects corrections to link after the last act of a file. */
export interface UnsettledCorrections {
  add(corrections: CorrectionId[]): Promise<void>
}

/** Corrections per transaction: some 20 ms of linking. */
const AT_ONCE = 30
/** A correction noted this long ago is of an import that was killed and perhaps never repeated. */
const FORSAKEN_MS = 3_600_000

const insertUnsettled = unsettledCorrections.insertMany(
  'ON CONFLICT (arquivo, key, seq) DO NOTHING',
)

/** Notes corrections, in the transaction `tx`, to be linked after the last act of the file `arquivo`. */
export function noteUnsettled(tx: Sql, arquivo: string, now: Date): UnsettledCorrections {
  return {
    async add(corrections) {
      for (const { key, seq } of corrections)
        await insertUnsettled(tx, { arquivo, key, seq, since: now.toISOString() })
    },
  }
}

const unsettledRow = unsettledCorrections.pick('arquivo', 'key', 'seq')

/**
 * Links, in the transaction `tx`, some of the corrections noted for `arquivo`, or for a file that was never
 * completed. Returns null when none is left.
 */
export async function settleCorrections(
  tx: Sql,
  linking: Linking,
  arquivo: string,
  now: Date,
): Promise<StateChange[] | null> {
  const waiting = await tx.all(
    unsettledRow,
    `SELECT ${unsettledRow.columns} FROM unsettled_corrections
     WHERE arquivo = $1 OR since < $2 ORDER BY key, seq, arquivo LIMIT $3`,
    [arquivo, new Date(now.getTime() - FORSAKEN_MS).toISOString(), AT_ONCE],
  )
  if (waiting.length === 0) return null
  const links = linkCorrections(tx, linking)
  for (const { key, seq, ...file } of waiting) {
    // Its act may have changed since.
    const correction = await tx.one(
      correctionRow,
      `SELECT ${correctionRow.columns} FROM corrections WHERE key = $1 AND seq = $2`,
      [key, seq],
    )
    if (correction !== null) await links.link(correction)
    await tx.run('DELETE FROM unsettled_corrections WHERE arquivo = $1 AND key = $2 AND seq = $3', [
      file.arquivo,
      key,
      seq,
    ])
  }
  return await links.settle()
}
