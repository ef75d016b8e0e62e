import type { ActPicture } from '../../ingest/archive-writer.ts'
import { int, row } from '../rows.ts'
import type { NotedChanges } from '../act-changes/note-changes.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { actPictures } from './tables.ts'

const keyRow = row({ key: int })
const put = actPictures.insert(`ON CONFLICT (key, nome) DO UPDATE SET
  tipo = excluded.tipo, largura = excluded.largura, altura = excluded.altura,
  sha256 = excluded.sha256, bytes = excluded.bytes
  WHERE act_pictures.sha256 <> excluded.sha256`)

/** Returns false when the archive has this picture already. */
export async function keepPicture(
  tx: Sql,
  noted: NotedChanges,
  picture: ActPicture,
): Promise<boolean> {
  const { publicacao, ...rest } = picture
  const act = await tx.one(keyRow, 'SELECT key FROM publications WHERE id = $1', [publicacao])
  if (act === null || (await put(tx, { key: act.key, ...rest })) === 0) return false
  noted.note(act.key, 'religada')
  return true
}

/** A new text has the pictures that its own source brings. */
export async function erasePictures(tx: Sql, key: number): Promise<void> {
  await tx.run('DELETE FROM act_pictures WHERE key = $1', [key])
}

const OF_ACT = 'FROM act_pictures JOIN publications USING (key) WHERE id = $1'

const factsRow = actPictures.pick('nome', 'tipo', 'largura', 'altura', 'sha256')
const fileRow = actPictures.pick('tipo', 'sha256', 'bytes')

/** Reads the pictures of acts for the API. */
export function createPictureReader(sql: SqlReader) {
  return {
    /** Those of an act, without their bytes. */
    list: (id: string) => sql.all(factsRow, `SELECT ${factsRow.columns} ${OF_ACT}`, [id]),
    /** Null: there is none of this name. */
    find: (id: string, nome: string) =>
      sql.one(fileRow, `SELECT ${fileRow.columns} ${OF_ACT} AND nome = $2`, [id, nome]),
  }
}
