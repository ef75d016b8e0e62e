import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { ArchivedPublication } from '../gazette/publication-detail.ts'
import type { StoredAct } from './archive/publication-writer.ts'
import { publicationRow, storedRow } from './archive/publication-rows.ts'

type Row = Record<string, SQLOutputValue>

/** Reads acts on a connection of its own kind; store/archive/ has what reads them on the handle. */
export function createPublicationReader(db: DatabaseSync) {
  const byId = db.prepare(`SELECT ${publicationRow.columns} FROM publications WHERE id = ?`)
  return {
    detail(id: string): ArchivedPublication | null {
      const row = byId.get(id)
      if (!row) return null
      const found = publicationRow(row)
      return { ...found, url_original: found.url_original ?? found.url_pdf }
    },
  }
}

/** Reads acts as the archive keeps them. */
export function createPublicationWriter(db: DatabaseSync) {
  const find = db.prepare(`SELECT ${storedRow.columns} FROM publications WHERE id = ?`)
  return {
    find(id: string): StoredAct | null {
      const row = find.get(id)
      return row ? storedFromRow(row) : null
    },
  }
}

function storedFromRow(row: Row): StoredAct {
  const { key, versao, digest, pub_name, id_materia, url_original, ...act } = storedRow(row)
  const publication = {
    ...act,
    pubName: pub_name,
    idMateria: id_materia,
    url_original: act.url_pdf,
  }
  return { key, versao, digest, address: url_original, publication }
}
