import type { DatabaseSync } from 'node:sqlite'
import type { FinishedSource } from '../ingest/archive-writer.ts'

/** What is known of one (date, section as the source names it). */
export interface LedgerRow {
  data: string
  pub_name: string
  estado: 'completa' | 'sem_edicao' | 'pendente' | 'falha' | 'parcial'
  artigos: number
  publicacoes: number
  rejeitados: number
  arquivo: string | null
  ultima_em: string
}

export function createLedgerReader(db: DatabaseSync) {
  const between = db.prepare(
    `SELECT data, pub_name, estado, artigos, publicacoes, rejeitados, arquivo, ultima_em
     FROM ledger WHERE data BETWEEN ? AND ? ORDER BY data, pub_name`,
  )
  const rejections = db.prepare(
    'SELECT arquivo, artigo, motivo FROM rejections ORDER BY em DESC LIMIT ?',
  )
  const firstDate = db.prepare('SELECT min(data) AS data FROM ledger')
  return {
    firstDate(): string | null {
      const data = firstDate.get()?.data
      return data == null ? null : String(data)
    },
    between(first: string, last: string): LedgerRow[] {
      return between.all(first, last) as unknown as LedgerRow[]
    },
    /** The most recent articles set aside. */
    rejections(limit: number): { arquivo: string; artigo: string; motivo: string }[] {
      return rejections.all(BigInt(limit)) as { arquivo: string; artigo: string; motivo: string }[]
    },
  }
}

/** Writes the ledger, inside the caller's transaction. */
export function createLedgerWriter(db: DatabaseSync) {
  const begin = db.prepare(
    `INSERT OR IGNORE INTO ledger (data, pub_name, estado, arquivo, tentativas, primeira_em, ultima_em)
     VALUES (?, ?, 'parcial', ?, 1, ?, ?)`,
  )
  const finish = db.prepare(
    `INSERT INTO ledger
       (data, pub_name, estado, artigos, publicacoes, rejeitados, arquivo, sha256, tentativas, primeira_em, ultima_em)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?9, ?9)
     ON CONFLICT DO UPDATE SET
       estado = excluded.estado, artigos = excluded.artigos, publicacoes = excluded.publicacoes,
       rejeitados = excluded.rejeitados, arquivo = excluded.arquivo, sha256 = excluded.sha256,
       tentativas = tentativas + 1, ultima_em = excluded.ultima_em, ultimo_erro = NULL
     WHERE (sha256 IS NOT excluded.sha256 OR estado <> excluded.estado)
       AND NOT (estado = 'completa' AND excluded.estado = 'parcial')`,
  )
  const forgetRejections = db.prepare('DELETE FROM rejections WHERE arquivo = ?')
  const reject = db.prepare('INSERT OR REPLACE INTO rejections VALUES (?, ?, ?, ?)')

  return {
    /** A section with acts but without an end is `parcial` until {@link finish} says otherwise. */
    begin(act: { data_publicacao: string; pubName: string }, arquivo: string, now: Date): void {
      const at = now.toISOString()
      begin.run(act.data_publicacao, act.pubName, arquivo, at, at)
    },
    /** The same file again changes nothing; a partial file never takes back what is complete. */
    finish({ arquivo, sha256, entries, rejections }: FinishedSource, now: Date): void {
      const at = now.toISOString()
      for (const entry of entries) {
        finish.run(
          entry.data,
          entry.pubName,
          entry.estado,
          BigInt(entry.artigos),
          BigInt(entry.publicacoes),
          BigInt(entry.rejeitados),
          arquivo,
          sha256,
          at,
        )
      }
      forgetRejections.run(arquivo)
      for (const { artigo, motivo } of rejections) reject.run(arquivo, artigo, motivo, at)
    },
  }
}
