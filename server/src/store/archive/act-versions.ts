import type { Publication } from '../../gazette/publication.ts'
import { decompressText } from '../../lib/compressed-text.ts'
import type { EventAct } from '../../monitor/full-event.ts'
import { bytes, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { shownSituacao } from './publication-rows.ts'
import { findAct } from './publication-writer.ts'

const recordRow = row({
  record: (value: unknown) => JSON.parse(decompressText(bytes(value))) as Publication,
})

/**
 * An act as it was in this version, which may have been replaced since, and what it is by now;
 * null when there is none such.
 */
export async function readActVersion(
  sql: SqlReader,
  id: string,
  versao: number,
): Promise<EventAct | null> {
  const current = await findAct(sql, id)
  if (current === null) return null
  const situacao = shownSituacao(current)
  if (current.versao === versao) return { ...current.publication, situacao }
  const former = 'SELECT record FROM publication_versions WHERE id = $1 AND versao = $2'
  const found = await sql.one(recordRow, former, [id, versao])
  return found && { ...found.record, situacao }
}
