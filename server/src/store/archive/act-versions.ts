import type { ActVersion } from '../../gazette/publication-detail.ts'
import type { Publication } from '../../gazette/publication.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import type { EventAct } from '../../events/full-event.ts'
import { bytes, derived, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { shownSituacao } from './publication-rows.ts'
import { findAct } from './publication-writer.ts'
import { readableText } from './readable-text.ts'
import { publicationVersions } from './tables.ts'

const record = derived((value) => JSON.parse(decompressText(bytes.read(value))) as Publication)
const recordRow = row({ record })
const formerRow = row({ ...publicationVersions.pick('versao', 'replaced_at').shape, record })

/** The most versions returned: an act may change any number of times. */
const MOST_VERSIONS = 20

/**
 * An act in this version, which may have been replaced since, and its current state; null when
 * there is no such version.
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

/** The newest text that an act had before this version; null: none is known. */
export async function readFormerText(
  sql: SqlReader,
  id: string,
  versao: number,
): Promise<Publication | null> {
  const found = await sql.one(
    recordRow,
    `SELECT record FROM publication_versions
     WHERE id = $1 AND versao < $2 ORDER BY versao DESC LIMIT 1`,
    [id, versao],
  )
  return found && found.record
}

/** An act as it is now; null: there is no such act. */
export async function readCurrentAct(sql: SqlReader, id: string): Promise<EventAct | null> {
  const current = await findAct(sql, id)
  return current && { ...current.publication, situacao: shownSituacao(current) }
}

/** The newest versions of an act, oldest first; null: there is no such act. */
export async function readActVersions(sql: SqlReader, id: string): Promise<ActVersion[] | null> {
  const current = await findAct(sql, id)
  if (current === null) return null
  const former = await sql.all(
    formerRow,
    `SELECT ${formerRow.columns} FROM publication_versions WHERE id = $1 ORDER BY versao DESC LIMIT $2`,
    [id, MOST_VERSIONS - 1],
  )
  const { titulo, conteudo_completo } = current.publication
  return [
    ...former.toReversed().map(({ versao, replaced_at, record }) => ({
      versao,
      substituida_em: replaced_at,
      titulo: record.titulo,
      conteudo_completo: readableText(record.conteudo_completo),
    })),
    {
      versao: current.versao,
      substituida_em: null,
      titulo,
      conteudo_completo: readableText(conteudo_completo),
    },
  ]
}
