import type { FinishedSource, RefusedSource, SourceFile } from '../../ingest/archive-writer.ts'
import { row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { importedFiles, rejections as rejectionTable } from './tables.ts'

/** Results of imports by file, for people. */
export interface ImportReport {
  recusados: { arquivo: string; motivo: string; em: string }[]
  rejeicoes: { arquivo: string; artigo: string; motivo: string }[]
}

const refusedRow = row({ arquivo: text, motivo: text, em: text })
const rejectedRow = row({ arquivo: text, artigo: text, motivo: text })

/** The most recent refusals and unreadable articles, at most `limit` of each. */
export async function readImportReport(sql: SqlReader, limit: number): Promise<ImportReport> {
  return {
    recusados: await sql.all(
      refusedRow,
      `SELECT arquivo, motivo, em FROM imported_files WHERE estado = 'recusado'
       ORDER BY em DESC, arquivo LIMIT $1`,
      [limit],
    ),
    rejeicoes: await sql.all(
      rejectedRow,
      `SELECT arquivo, artigo, rejections.motivo FROM rejections JOIN imported_files USING (origem)
       ORDER BY em DESC, arquivo, artigo LIMIT $1`,
      [limit],
    ),
  }
}

const nameRow = importedFiles.pick('arquivo', 'estado')

/** All files that were read to their end. */
export function readFiles(sql: SqlReader): Promise<ReturnType<typeof nameRow>[]> {
  return sql.all(
    nameRow,
    `SELECT ${nameRow.columns} FROM imported_files WHERE estado <> 'recusado'`,
    [],
  )
}

const fileRow = importedFiles.pick(
  'origem',
  'arquivo',
  'artigos',
  'publicacoes',
  'fragmentos',
  'edicoes',
)

/** Writes only what differs. */
const putFile = importedFiles.insert(`ON CONFLICT (origem) DO UPDATE SET
    arquivo = excluded.arquivo, estado = excluded.estado, motivo = excluded.motivo,
    artigos = excluded.artigos, publicacoes = excluded.publicacoes,
    fragmentos = excluded.fragmentos, edicoes = excluded.edicoes, sections = excluded.sections,
    em = excluded.em
  WHERE imported_files.estado <> excluded.estado
    OR imported_files.motivo IS DISTINCT FROM excluded.motivo
    OR imported_files.artigos <> excluded.artigos
    OR imported_files.publicacoes <> excluded.publicacoes
    OR imported_files.fragmentos <> excluded.fragmentos
    OR imported_files.edicoes <> excluded.edicoes
    OR imported_files.sections <> excluded.sections`)
const putRejection = rejectionTable.insert(`ON CONFLICT (origem, artigo) DO UPDATE SET
  motivo = excluded.motivo WHERE rejections.motivo <> excluded.motivo`)

/**
 * The file of this `origem`, if it was read before and left nothing open: it was complete, and no
 * missing act waits for another read that confirms its withdrawal.
 */
export function readBefore(sql: SqlReader, origem: string): Promise<SourceFile | null> {
  return sql.one(
    fileRow,
    `SELECT ${fileRow.columns} FROM imported_files WHERE origem = $1 AND estado = 'completo'
       AND NOT EXISTS (SELECT 1 FROM absences WHERE origem = $1)`,
    [origem],
  )
}

/** Stores that a file was imported. It is idempotent. */
export async function keepFile(
  tx: Sql,
  { file, entries, rejections }: FinishedSource,
  now: Date,
): Promise<void> {
  const { origem, arquivo } = file
  // Under another name the same file might be complete: the name says what it should contain (see
  // the tally).
  const isWhole = entries.every(({ estado }) => estado === 'completa')
  const estado = isWhole && rejections.length === 0 ? 'completo' : 'parcial'
  const sections = entries.map(({ data, pubName }) => `${data} ${pubName}`)
  await forgetReplaced(tx, { origem, arquivo, estado, sections })
  await putFile(tx, { ...file, estado, motivo: null, sections, em: now.toISOString() })
  const rejected = rejections.map(({ artigo }) => artigo)
  await tx.run(
    `DELETE FROM rejections WHERE origem = $1 AND NOT (${tx.dialect.isAnyOf('artigo', '$2')})`,
    [origem, rejected],
  )
  for (const rejection of rejections) await putRejection(tx, { origem, ...rejection })
}

/** Stores that a file was refused. */
export async function refuseFile(tx: Sql, refused: RefusedSource, now: Date): Promise<void> {
  const nothing = { artigos: 0, publicacoes: 0, fragmentos: 0, edicoes: [], sections: [] }
  await putFile(tx, { ...refused, estado: 'recusado', ...nothing, em: now.toISOString() })
}

const replaceableRow = importedFiles.pick('origem', 'sections')

/**
 * Deletes records that no longer matter: older versions of the same file, and faulty files whose sections
 * have since arrived complete.
 */
async function forgetReplaced(
  tx: Sql,
  {
    origem,
    arquivo,
    estado,
    sections,
  }: Pick<ReturnType<typeof importedFiles>, 'origem' | 'arquivo' | 'estado' | 'sections'>,
): Promise<void> {
  const replaceable = await tx.all(
    replaceableRow,
    `SELECT origem, sections FROM imported_files
     WHERE origem <> $1
       AND (arquivo = $2 OR (estado = 'parcial' AND $3 = 'completo' AND sections <> '[]'))`,
    [origem, arquivo, estado],
  )
  const known = new Set(sections)
  for (const before of replaceable)
    if (before.sections.every((section) => known.has(section)))
      await tx.run('DELETE FROM imported_files WHERE origem = $1', [before.origem])
}
