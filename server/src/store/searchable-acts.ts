import type { DatabaseSync } from 'node:sqlite'
import { decompressText } from '../lib/compressed-text.ts'
import type { ActKey, SearchableAct } from '../search/search-index.ts'

/** Reads acts as the index sees them. */
export function createSearchableActReader(db: DatabaseSync) {
  const byKey = db.prepare(
    `SELECT titulo, ementa, orgao, assinatura, tipo_ato, secao, edicao, data_publicacao,
            conteudo_completo
     FROM publications WHERE key = ?`,
  )
  return {
    /** Null when there is no such act (any more). */
    read(key: ActKey): SearchableAct | null {
      const row = byKey.get(BigInt(key))
      if (!row) return null
      const text = (column: string) => String(row[column])
      return {
        titulo: text('titulo'),
        ementa: row.ementa === null ? null : text('ementa'),
        conteudo_completo: decompressText(row.conteudo_completo as Uint8Array),
        orgao: text('orgao'),
        assinatura: text('assinatura'),
        tipo_ato: text('tipo_ato'),
        secao: text('secao'),
        edicao: text('edicao'),
        data_publicacao: text('data_publicacao'),
      }
    },
  }
}
