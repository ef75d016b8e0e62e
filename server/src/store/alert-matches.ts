import type { DatabaseSync } from 'node:sqlite'
import { newId } from '../lib/ids.ts'
import type { AlertMatch } from '../monitor/alert.ts'

/** Writes down what alerts find, inside the caller's transaction. */
export function createMatchRecorder(db: DatabaseSync) {
  const insert = db.prepare(
    'INSERT INTO alert_matches VALUES (?, ?, ?, ?) ON CONFLICT (alerta_id, publicacao_id) DO NOTHING',
  )
  const event = db.prepare(
    `INSERT INTO events (id, tipo, criado_em, dados, conta_id)
     VALUES (?1, 'alerta.match', ?2, json_object(
       'alerta', json_object('id', ?3, 'nome', ?4), 'consulta', ?5, 'webhooks', json(?6),
       'publicacao', ?7, 'versao', coalesce(?8, (SELECT versao FROM publications WHERE id = ?7))), ?9)`,
  )
  const queue = db.prepare(
    `INSERT INTO alert_mail_queue (address_id, alerta_id, publicacao_id, data, edicao, matched_at)
     SELECT a.id, ?1, p.id, p.data_publicacao, p.edicao, ?2
     FROM publications p, alert_addresses a
     WHERE p.id = ?3 AND a.conta_id = ?4 AND a.situacao = 'confirmado'
       AND a.email IN (SELECT value FROM json_each(?5))`,
  )
  return {
    /**
     * An alert has found an act: the event from which the deliveries follow, and a place in the next mail
     * to each confirmed address. False, and nothing is written, when it had found it before.
     */
    record({ alert, publicacao, versao }: AlertMatch, now: Date): boolean {
      const { id, conta_id, nome, consulta, canais } = alert
      const evento = newId('evt', now.getTime())
      const at = BigInt(now.getTime())
      const { changes } = insert.run(id, publicacao, evento, at)
      if (Number(changes) === 0) return false
      const webhooks = JSON.stringify(canais.webhooks)
      event.run(
        evento,
        now.toISOString(),
        id,
        nome,
        consulta,
        webhooks,
        publicacao,
        versao === null ? null : BigInt(versao),
        conta_id,
      )
      if (canais.emails.length > 0)
        queue.run(id, at, publicacao, conta_id, JSON.stringify(canais.emails))
      return true
    },
  }
}
