import type { Failure } from '../../gazette/inlabs/reason.ts'
import type { Sql } from '../sql.ts'
import { sources } from './tables.ts'

const putAnswer = sources.pick('name', 'ultima_resposta_em').insert(`ON CONFLICT (name) DO UPDATE
  SET ultima_resposta_em = excluded.ultima_resposta_em,
    falhas_consecutivas = 0, motivo = NULL, mensagem = NULL, proxima_tentativa_em = NULL`)
const putFailure = sources.pick(
  'name',
  'falhas_consecutivas',
  'motivo',
  'mensagem',
  'proxima_tentativa_em',
).insert(`ON CONFLICT (name) DO UPDATE
    SET falhas_consecutivas = sources.falhas_consecutivas + excluded.falhas_consecutivas,
      motivo = excluded.motivo, mensagem = excluded.mensagem,
      proxima_tentativa_em = excluded.proxima_tentativa_em`)

/** Records, inside the caller's transaction, that a source answered well… */
export async function noteAnswer(tx: Sql, source: string, now: Date): Promise<void> {
  await putAnswer(tx, { name: source, ultima_resposta_em: now })
}

/** …or failed, and that it must not be asked before `retryAt`. */
export async function noteFailure(
  tx: Sql,
  source: string,
  { motivo, mensagem }: Failure,
  retryAt: Date,
): Promise<void> {
  await putFailure(tx, {
    name: source,
    falhas_consecutivas: 1,
    motivo,
    mensagem,
    proxima_tentativa_em: retryAt,
  })
}
