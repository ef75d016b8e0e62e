import { readCount } from '../count.ts'
import type { Delivery, DeliveryFilter } from '../../webhooks/delivery.ts'
import type { DeliveryReader } from '../../webhooks/delivery-store.ts'
import { bytes, int, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { subjectOf } from './delivery-subject.ts'
import { HAS_STATUS, UNDELIVERED, orderOf } from './delivery-status.ts'
import { attempts, deliveries } from './tables.ts'

const deliveryRow = row({
  ...deliveries.pick(
    'id',
    'evento_id',
    'webhook_id',
    'tipo',
    'origem',
    'status',
    'tentativas',
    'ultimo_status_http',
    'ultimo_erro',
    'criado_em',
    'due_at',
    'concluido_em',
    'body',
  ).shape,
  duracao_ms: nullable(int),
})

/** With the duration of the last attempt. */
const DELIVERIES = 'deliveries LEFT JOIN attempts ON delivery_id = id AND numero = tentativas'

const attemptRow = attempts.pick(
  'numero',
  'iniciada_em',
  'duracao_ms',
  'status_http',
  'erro',
  'ip',
  'resposta',
)

const sentRow = row({ id: text, body: bytes })
/** The deliveries of the message of an attempt, in the order in which they went: see claims.ts. */
const SENT_TOGETHER = `
  SELECT ${sentRow.columns} FROM deliveries WHERE id IN (
    SELECT b.delivery_id FROM attempts a JOIN attempts b
      ON b.mensagem = a.mensagem AND b.iniciada_em = a.iniciada_em
    WHERE a.delivery_id = $1 AND a.numero = $2)
  ORDER BY seq`

/** Deliveries as the webhook's owner sees them. */
export function createDeliveryReader(sql: SqlReader): DeliveryReader {
  return {
    page: (webhookId, filter, { offset, limit }) =>
      sql.snapshot(async (sql) => {
        const { where, values } = conditions(webhookId, filter)
        const total = await countOf(sql, webhookId, filter)
        // Rows are selected through an index, because every row contains its body.
        const found = await sql.all(
          deliveryRow,
          `SELECT ${deliveryRow.columns} FROM ${DELIVERIES} WHERE seq IN
             (SELECT seq FROM deliveries WHERE ${where} ORDER BY ${orderOf(filter.status)}
              LIMIT $${values.length + 1} OFFSET $${values.length + 2})
           ORDER BY seq DESC`,
          [...values, limit, offset],
        )
        return { total, resultados: found.map(deliveryOf) }
      }),
    find: (webhookId, id) =>
      sql.snapshot(async (sql) => {
        const found = await sql.one(
          deliveryRow,
          `SELECT ${deliveryRow.columns} FROM ${DELIVERIES} WHERE id = $1 AND webhook_id = $2`,
          [id, webhookId],
        )
        if (found === null) return null
        const historico = await sql.all(
          attemptRow,
          `SELECT ${attemptRow.columns} FROM attempts WHERE delivery_id = $1 ORDER BY numero`,
          [id],
        )
        const together = await sql.all(sentRow, SENT_TOGETHER, [id, found.tentativas])
        const enviadas = together.length > 0 ? together : [found]
        return { delivery: deliveryOf(found), historico, enviadas }
      }),
  }
}

/** Null when the webhook has no such delivery. */
export async function findDelivery(
  sql: SqlReader,
  webhookId: string,
  id: string,
): Promise<Delivery | null> {
  const found = await sql.one(
    deliveryRow,
    `SELECT ${deliveryRow.columns} FROM ${DELIVERIES} WHERE id = $1 AND webhook_id = $2`,
    [id, webhookId],
  )
  return found && deliveryOf(found)
}

function deliveryOf(found: ReturnType<typeof deliveryRow>): Delivery {
  const { due_at, duracao_ms, body, concluido_em, ...same } = found
  const proxima_tentativa_em = due_at === null ? null : new Date(due_at).toISOString()
  return {
    ...same,
    ultima_duracao_ms: duracao_ms,
    proxima_tentativa_em,
    concluido_em,
    ...subjectOf(body),
  }
}

/** For delivered ones: the remainder, because no index holds the status of so many. */
async function countOf(sql: SqlReader, webhookId: string, filter: DeliveryFilter): Promise<number> {
  const { status, ...others } = filter
  if (status !== 'entregue') {
    const { where, values } = conditions(webhookId, filter)
    return await readCount(sql, `SELECT count(*) AS counted FROM deliveries WHERE ${where}`, values)
  }
  let total = await countOf(sql, webhookId, others)
  for (const other of UNDELIVERED)
    total -= await countOf(sql, webhookId, { ...others, status: other })
  return total
}

/** One of 56 statements, depending on which filters are given. */
function conditions(webhookId: string, { status, tipo, desde, ate }: DeliveryFilter) {
  const given: [column: string, value: string | undefined][] = [
    ['webhook_id =', webhookId],
    ['tipo =', tipo],
    ['criado_em >=', desde],
    ['criado_em <=', ate],
  ]
  const set = given.flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]))
  const terms = set.map(({ column }, i) => `${column} $${i + 1}`)
  return {
    where: [...terms, ...(status === undefined ? [] : [HAS_STATUS[status]])].join(' AND '),
    values: set.map(({ value }) => value),
  }
}
