import type { DatabaseSync } from 'node:sqlite'
import type { FinishedSource, RefusedSource, SourceFile } from '../ingest/archive-writer.ts'

/** What an import made of the files that it was given, for people. */
export interface ImportReport {
  recusados: { arquivo: string; motivo: string; em: string }[]
  rejeicoes: { arquivo: string; artigo: string; motivo: string }[]
}

/** The most recent refusals and unreadable articles, at most `limit` of each. */
export function readImportReport(db: DatabaseSync, limit: number): ImportReport {
  const refused = db.prepare(
    `SELECT arquivo, motivo, em FROM imported_files WHERE estado = 'recusado'
     ORDER BY em DESC, arquivo LIMIT ?`,
  )
  const rejected = db.prepare(
    `SELECT arquivo, artigo, rejections.motivo FROM rejections JOIN imported_files USING (origem)
     ORDER BY em DESC, arquivo, artigo LIMIT ?`,
  )
  return {
    recusados: refused.all(BigInt(limit)) as ImportReport['recusados'],
    rejeicoes: rejected.all(BigInt(limit)) as ImportReport['rejeicoes'],
  }
}

/** Remembers what was imported, inside the caller's transaction. The same again changes nothing. */
export function createImportedFiles(db: DatabaseSync) {
  const statements = prepareStatements(db)

  return {
    keep({ file, entries, rejections }: FinishedSource, now: Date): void {
      const { origem, arquivo } = file
      // By another name the same file might be whole: what it is named after decides (see the tally).
      const isWhole = entries.every(({ estado }) => estado === 'completa')
      const estado = isWhole && rejections.length === 0 ? 'completo' : 'parcial'
      const sections = JSON.stringify(entries.map(({ data, pubName }) => `${data} ${pubName}`))
      statements.forgetReplaced.run(origem, arquivo, sections, estado)
      statements.keep.run(
        origem,
        arquivo,
        estado,
        null,
        BigInt(file.artigos),
        BigInt(file.publicacoes),
        BigInt(file.fragmentos),
        JSON.stringify(file.edicoes),
        sections,
        now.toISOString(),
      )
      const rejected = rejections.map(({ artigo }) => artigo)
      statements.forgetRejections.run(origem, JSON.stringify(rejected))
      for (const { artigo, motivo } of rejections) statements.reject.run(origem, artigo, motivo)
    },

    refuse({ origem, arquivo, motivo }: RefusedSource, now: Date): void {
      const nothing = [0n, 0n, 0n, '[]', '[]']
      statements.keep.run(origem, arquivo, 'recusado', motivo, ...nothing, now.toISOString())
    },

    readBefore(origem: string): SourceFile | null {
      const row = statements.find.get(origem)
      if (row === undefined) return null
      return {
        origem,
        arquivo: String(row.arquivo),
        artigos: Number(row.artigos),
        publicacoes: Number(row.publicacoes),
        fragmentos: Number(row.fragmentos),
        edicoes: JSON.parse(String(row.edicoes)),
      }
    },
  }
}

function prepareStatements(db: DatabaseSync) {
  return {
    find: db.prepare("SELECT * FROM imported_files WHERE origem = ? AND estado = 'completo'"),
    keep: db.prepare(
      `INSERT INTO imported_files VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
       ON CONFLICT DO UPDATE SET
         arquivo = ?2, estado = ?3, motivo = ?4, artigos = ?5, publicacoes = ?6, fragmentos = ?7,
         edicoes = ?8, sections = ?9, em = ?10
       WHERE (estado, motivo, artigos, publicacoes, fragmentos, edicoes, sections)
         IS NOT (?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    ),
    /**
     * Another version of the same file, and one that was faulty and whose sections now came whole, are of no
     * interest any more.
     */
    forgetReplaced: db.prepare(
      `DELETE FROM imported_files
       WHERE origem <> ?1
         AND (arquivo = ?2 OR (estado = 'parcial' AND ?4 = 'completo' AND sections <> '[]'))
         AND NOT EXISTS (
           SELECT value FROM json_each(sections) EXCEPT SELECT value FROM json_each(?3))`,
    ),
    forgetRejections: db.prepare(
      `DELETE FROM rejections
       WHERE origem = ?1 AND artigo NOT IN (SELECT value FROM json_each(?2))`,
    ),
    reject: db.prepare(
      `INSERT INTO rejections VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET motivo = excluded.motivo WHERE motivo <> excluded.motivo`,
    ),
  }
}
