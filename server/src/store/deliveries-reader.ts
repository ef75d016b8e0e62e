import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Entrega, EntregaDetalhe } from '../http/schemas/entrega.ts'

/** All that is given must hold (AND). Times: ISO 8601, UTC, inclusive. */
export interface DeliveryFilter {
  status?: string
  tipo?: string
  desde?: string
  ate?: string
}

/** A delivery with its attempts and the bytes that are sent. */
export interface StoredDelivery {
  delivery: Entrega
  historico: EntregaDetalhe['historico']
  body: Uint8Array
}

export const DELIVERY_COLUMNS = `id, evento_id, webhook_id, tipo, origem, status, tentativas, ultimo_status_http,
  ultimo_erro, criado_em, due_at, concluido_em`

/** Deliveries as their webhook's owner sees them. */
export function createDeliveryReader(db: DatabaseSync) {
  const one = db.prepare(
    `SELECT ${DELIVERY_COLUMNS}, body FROM deliveries WHERE id = ? AND webhook_id = ?`,
  )
  const attempts = db.prepare(
    `SELECT numero, iniciada_em, duracao_ms, status_http, erro, ip, resposta
     FROM attempts WHERE delivery_id = ? ORDER BY numero`,
  )

  return {
    /** How many there are in all, and the newest after `offset` of them. */
    page(webhookId: string, filter: DeliveryFilter, offset: number, limit: number) {
      const { where, values } = conditions(webhookId, filter)
      // What the index holds decides which rows are read at all: a row drags its body along.
      const count = db.prepare(`SELECT count(*) AS total FROM deliveries WHERE ${where}`)
      const seqs = db.prepare(
        `SELECT seq FROM deliveries WHERE ${where} ORDER BY seq DESC LIMIT ? OFFSET ?`,
      )
      const row = db.prepare(`SELECT ${DELIVERY_COLUMNS} FROM deliveries WHERE seq = ?`)
      return {
        total: Number(count.get(...values)?.total),
        resultados: seqs.all(...values, limit, offset).flatMap(({ seq }) => {
          const found = row.get(seq!) // selected above
          return found ? [deliveryFromRow(found)] : []
        }),
      }
    },

    /** Null when the webhook has no such delivery. */
    find(webhookId: string, id: string): StoredDelivery | null {
      const row = one.get(id, webhookId)
      if (row === undefined) return null
      return {
        delivery: deliveryFromRow(row),
        historico: attempts.all(id) as unknown as EntregaDetalhe['historico'],
        body: row.body as Uint8Array,
      }
    },
  }
}

/** A row with {@link DELIVERY_COLUMNS}. */
export function deliveryFromRow(row: Record<string, SQLOutputValue>): Entrega {
  const { due_at, body: _body, ...shown } = row
  return {
    ...(shown as unknown as Omit<Entrega, 'proxima_tentativa_em'>),
    proxima_tentativa_em: due_at === null ? null : new Date(Number(due_at)).toISOString(),
  }
}

function conditions(webhookId: string, { status, tipo, desde, ate }: DeliveryFilter) {
  const given: [condition: string, value: string | undefined][] = [
    ['webhook_id = ?', webhookId],
    ['status = ?', status],
    ['tipo = ?', tipo],
    ['criado_em >= ?', desde],
    ['criado_em <= ?', ate],
  ]
  const set = given.flatMap(([condition, value]) =>
    value === undefined ? [] : [{ condition, value }],
  )
  return {
    where: set.map(({ condition }) => condition).join(' AND '),
    values: set.map(({ value }) => value),
  }
}
