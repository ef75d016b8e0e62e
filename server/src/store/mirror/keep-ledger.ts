import { isDeepStrictEqual } from 'node:util'
import type { MirroredSection } from '../../mirror/mirrored-section.ts'
import { announceEdition } from '../archive/edition-counts.ts'
import { ledgerRow } from '../archive/ledger.ts'
import { ledger, publications } from '../archive/tables.ts'
import { type Telling, writeEvent } from '../archive/write-events.ts'
import type { Sql } from '../sql.ts'

/** All that another ledger says, but of which section. */
const told = ledgerRow.names.filter((name) => name !== 'data' && name !== 'pub_name')
const assigned = told.map((column) => `${column} = excluded.${column}`).join(', ')
/** When it was whole here is this archive's own to say. */
const putSection = ledger
  .pick(...ledgerRow.names, 'whole_at')
  .insert(
    `ON CONFLICT (data, pub_name) DO UPDATE SET ${assigned}, whole_at = coalesce(ledger.whole_at, excluded.whole_at)`,
  )
const editionRow = publications.pick('edicao')

/** Makes rows of the ledger say what another ledger says, in the transaction `tx`; returns how many changed. */
export async function keepLedgerRows(
  tx: Sql,
  rows: MirroredSection[],
  telling: Telling,
): Promise<number> {
  let changed = 0
  for (const section of rows) {
    const { data, pub_name } = section
    if (section.estado === 'ausente') {
      // Acts that only this archive has keep their row.
      changed += await tx.run(
        'DELETE FROM ledger WHERE data = $1 AND pub_name = $2 AND publicacoes = 0',
        [data, pub_name],
      )
      continue
    }
    const known = await tx.one(
      ledgerRow,
      `SELECT ${ledgerRow.columns} FROM ledger WHERE data = $1 AND pub_name = $2`,
      [data, pub_name],
    )
    if (known !== null && isDeepStrictEqual({ ...known }, { ...section })) continue
    changed++
    const isWhole = section.estado === 'completa'
    await putSection(tx, { ...section, whole_at: isWhole ? telling.clock().toISOString() : null })
    if (isWhole) await announceEditions(tx, section, telling)
  }
  return changed
}

/** The first whole section of an edition makes it known. */
async function announceEditions(
  tx: Sql,
  { data, pub_name }: Pick<MirroredSection, 'data' | 'pub_name'>,
  telling: Telling,
): Promise<void> {
  const found = await tx.all(
    editionRow,
    'SELECT DISTINCT edicao FROM publications WHERE data_publicacao = $1 AND pub_name = $2',
    [data, pub_name],
  )
  for (const { edicao: numero } of found)
    if (await announceEdition(tx, data, numero, telling.clock()))
      await writeEvent(tx, telling, { tipo: 'edicao.publicada', dados: { data, numero } })
}
