import type { DatabaseSync } from 'node:sqlite'
import type { Entrega, EntregaDetalhe } from '../http/schemas/entrega.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import { transaction } from './database.ts'
import { DELIVERY_COLUMNS, deliveryFromRow } from './deliveries-reader.ts'

/** A test that was sent and is over. */
export interface FinishedTest {
  id: string
  evento_id: string
  webhook_id: string
  tipo: string
  body: Uint8Array
  attempt: EntregaDetalhe['historico'][number]
  concluido_em: string
}

/** Deliveries that a person asks for. */
export function createAskedDeliveries(db: DatabaseSync) {
  const webhook = db.prepare(
    'SELECT ativo FROM webhooks WHERE id = ? AND conta_id = ? AND deleted_at IS NULL',
  )
  const find = db.prepare(
    `SELECT ${DELIVERY_COLUMNS} FROM deliveries WHERE id = ? AND webhook_id = ?`,
  )
  const again = db.prepare(
    `UPDATE deliveries SET status = 'pendente', due_at = ?, by_person = 1, concluido_em = NULL
     WHERE id = ?`,
  )
  const insert = db.prepare(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, tentativas,
       first_started_at, ultimo_status_http, ultimo_erro, criado_em, concluido_em, body)
     VALUES (?, ?, ?, ?, 'teste', ?, 1, ?, ?, ?, ?, ?, ?)`,
  )
  const insertAttempt = db.prepare('INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?, ?, ?)')

  return {
    /** One more attempt of a delivery that is over, at once and outside the schedule. */
    retry(conta_id: string, webhookId: string, id: string, now: Date): Outcome<Entrega> {
      return transaction(db, (): Outcome<Entrega> => {
        const owned = webhook.get(webhookId, conta_id)
        if (owned === undefined) return { refused: 'webhook_inexistente' }
        const row = find.get(id, webhookId)
        if (row === undefined) return { refused: 'entrega_inexistente' }
        if (row.origem === 'teste') return { refused: 'entrega_de_teste' }
        if (owned.ativo !== 1) return { refused: 'webhook_inativo' }
        if (row.status === 'enviando') return { refused: 'entrega_enviando' }
        if (row.status === 'pendente') return { refused: 'entrega_pendente' }
        again.run(BigInt(now.getTime()), id)
        return { done: get(id, webhookId) }
      })
    },

    /** Keeps a test; nothing else follows from it. */
    recordTest(test: FinishedTest): Entrega {
      return transaction(db, () => {
        const { id, evento_id, webhook_id, tipo, body, attempt, concluido_em } = test
        const { numero, iniciada_em, duracao_ms, status_http, erro, ip, resposta } = attempt
        insert.run(
          id,
          evento_id,
          webhook_id,
          tipo,
          erro === null ? 'entregue' : 'falhou',
          BigInt(Date.parse(iniciada_em)),
          status_http,
          erro,
          iniciada_em,
          concluido_em,
          body,
        )
        insertAttempt.run(id, numero, iniciada_em, duracao_ms, status_http, erro, ip, resposta)
        return get(id, webhook_id)
      })
    },
  }

  function get(id: string, webhookId: string): Entrega {
    return deliveryFromRow(find.get(id, webhookId)!) // written just before, in this transaction
  }
}
