import type { StoredFonte } from '../../gazette/origin.ts'
import type { ActSource } from '../../ingest/archive-writer.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { actSources, publications } from './tables.ts'

const sourceRow = actSources.pick('source')
const lastRow = row({ last: nullable(int) })
const insertSource = actSources.insert()

/** The number of a file that acts come from, given to it when first asked for. */
export async function numberOfSource(
  tx: Sql,
  { origem, arquivo, sha256 }: Pick<ActSource, 'origem' | 'arquivo' | 'sha256'>,
): Promise<number> {
  const known = await tx.one(
    sourceRow,
    'SELECT source FROM act_sources WHERE origem = $1 AND arquivo = $2',
    [origem, arquivo],
  )
  if (known !== null) return known.source
  const found = await tx.one(lastRow, 'SELECT max(source) AS last FROM act_sources')
  const source = (found?.last ?? 0) + 1
  await insertSource(tx, { source, origem, arquivo, sha256 })
  return source
}

/**
 * Whether an act that this source repeats unchanged is from now on said to come from it: no other is known,
 * it is a newer file of that name, or a zip in place of loose files.
 */
export async function isBetterSource(
  tx: Sql,
  known: number | null,
  source: number,
  { arquivo, sha256 }: Pick<ActSource, 'arquivo' | 'sha256'>,
): Promise<boolean> {
  if (known === null) return true
  if (known === source) return false
  const former = await tx.one(
    actSources,
    `SELECT ${actSources.columns} FROM act_sources WHERE source = $1`,
    [known],
  )
  return (
    former === null || former.arquivo === arquivo || (former.sha256 === null && sha256 !== null)
  )
}

const fonteRow = row({
  ...publications.pick('id_materia', 'pub_name', 'parts', 'nome_materia', 'xml').shape,
  arquivo: nullable(text),
  sha256: nullable(text),
})

/** Where an act comes from; null: there is no such act. */
export async function readFonte(sql: SqlReader, id: string): Promise<StoredFonte | null> {
  const found = await sql.one(
    fonteRow,
    `SELECT id_materia, pub_name, parts, nome_materia, xml, arquivo, sha256
     FROM publications LEFT JOIN act_sources USING (source) WHERE id = $1`,
    [id],
  )
  if (found === null) return null
  const { parts: numeros, ...rest } = found
  return { ...rest, numeros }
}
