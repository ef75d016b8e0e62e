import type { DatabaseSync } from 'node:sqlite'
import type { Failure } from '../gazette/inlabs/motivo.ts'

/** Writes down how a source fares, inside the caller's transaction. */
export function createSourceOutcome(db: DatabaseSync, name: string) {
  const answered = db.prepare(
    `INSERT INTO sources (name, ultima_resposta_em) VALUES (?1, ?2)
     ON CONFLICT DO UPDATE SET ultima_resposta_em = ?2, falhas_consecutivas = 0,
       motivo = NULL, mensagem = NULL, proxima_tentativa_em = NULL`,
  )
  const failed = db.prepare(
    `INSERT INTO sources (name, falhas_consecutivas, motivo, mensagem, proxima_tentativa_em)
     VALUES (?1, 1, ?2, ?3, ?4)
     ON CONFLICT DO UPDATE SET falhas_consecutivas = falhas_consecutivas + 1,
       motivo = ?2, mensagem = ?3, proxima_tentativa_em = ?4`,
  )
  return {
    answered: (now: Date): void => void answered.run(name, now.toISOString()),
    failed: ({ motivo, mensagem }: Failure, retryAt: Date): void =>
      void failed.run(name, motivo, mensagem, retryAt.toISOString()),
  }
}
