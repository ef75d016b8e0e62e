import type { DatabaseSync } from 'node:sqlite'
import type { Motivo } from '../gazette/inlabs/motivo.ts'
import type { FinishedSource, Origin, PreparedAct } from '../ingest/archive-writer.ts'

/** What is known of one (date, section as the source names it). */
export interface LedgerRow {
  data: string
  pub_name: string
  estado: 'completa' | 'sem_edicao' | 'pendente' | 'falha' | 'parcial'
  /** Articles of the last file imported to its end, with those set aside. */
  artigos: number
  /** Acts in the archive, whatever files they came in. */
  publicacoes: number
  rejeitados: number
  arquivo: string | null
  /** Of that file; null for loose XML. */
  sha256: string | null
  /** How often it was asked for or imported. */
  tentativas: number
  primeira_em: string
  ultima_em: string
  /** Why it is not in, or its newest file is not; in words in `ultimo_erro`. */
  motivo: Motivo | null
  ultimo_erro: string | null
}

export function createLedgerReader(db: DatabaseSync) {
  const between = db.prepare(
    'SELECT * FROM ledger WHERE data BETWEEN ? AND ? ORDER BY data, pub_name',
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
  }
}

/** Writes the ledger, inside the caller's transaction. */
export function createLedgerWriter(db: DatabaseSync) {
  const note = db.prepare(
    `INSERT INTO ledger (data, pub_name, estado, publicacoes, arquivo, primeira_em, ultima_em)
     VALUES (?1, ?2, 'parcial', ?3, ?4, ?5, ?5)
     ON CONFLICT DO UPDATE SET
       publicacoes = publicacoes + excluded.publicacoes, motivo = NULL, ultimo_erro = NULL,
       estado = iif(estado = 'completa' AND NOT ?6, estado, 'parcial')`,
  )
  const finish = db.prepare(
    `UPDATE ledger SET
       estado = ?3, artigos = ?4, rejeitados = ?5, arquivo = ?6, sha256 = ?7,
       tentativas = tentativas + 1, ultima_em = ?8, motivo = NULL, ultimo_erro = NULL
     WHERE data = ?1 AND pub_name = ?2
       AND (estado, artigos, rejeitados, sha256) IS NOT (?3, ?4, ?5, ?7)
       AND NOT (estado = 'completa' AND ?3 = 'parcial')`,
  )
  return {
    /**
     * Notes that an act came in. Its section is `parcial` from then on until {@link finish}; a complete
     * one stays so when the act is no part of a whole.
     */
    note(
      outcome: 'nova' | 'alterada',
      { data_publicacao: data, pubName }: PreparedAct['publication'],
      { arquivo, covers }: Origin,
      now: Date,
    ): void {
      const added = outcome === 'nova' ? 1n : 0n
      const whole = covers({ data, pubName }) ? 1n : 0n
      note.run(data, pubName, added, arquivo, now.toISOString(), whole)
    },
    /** The same file again changes nothing; a partial file never takes back what is complete. */
    finish({ file, sha256, entries }: FinishedSource, now: Date): void {
      for (const entry of entries) {
        finish.run(
          entry.data,
          entry.pubName,
          entry.estado,
          BigInt(entry.artigos),
          BigInt(entry.rejeitados),
          file.arquivo,
          sha256,
          now.toISOString(),
        )
      }
    },
  }
}
