import type { Failure } from '../../gazette/inlabs/reason.ts'
import type { Sql } from '../sql.ts'

/** Records, inside the caller's transaction, that a source answered well… */
export async function noteAnswer(tx: Sql, source: string, now: Date): Promise<void> {
  await tx.run(
    `INSERT INTO sources (name, ultima_resposta_em) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET ultima_resposta_em = excluded.ultima_resposta_em,
       falhas_consecutivas = 0, motivo = NULL, mensagem = NULL, proxima_tentativa_em = NULL`,
    [source, now.toISOString()],
  )
}

/** …or failed, and that it must not be asked before `retryAt`. */
export async function noteFailure(
  tx: Sql,
  source: string,
  { motivo, mensagem }: Failure,
  retryAt: Date,
): Promise<void> {
  await tx.run(
    `INSERT INTO sources (name, falhas_consecutivas, motivo, mensagem, proxima_tentativa_em)
     VALUES ($1, 1, $2, $3, $4)
     ON CONFLICT (name) DO UPDATE SET falhas_consecutivas = sources.falhas_consecutivas + 1,
       motivo = excluded.motivo, mensagem = excluded.mensagem,
       proxima_tentativa_em = excluded.proxima_tentativa_em`,
    [source, motivo, mensagem, retryAt.toISOString()],
  )
}
