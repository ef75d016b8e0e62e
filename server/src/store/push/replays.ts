import { onlyRow } from '../only-row.ts'
import { recordAudit } from '../audit/record.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { ReplayReader, ReplayStore } from '../../webhooks/replay-store.ts'
import type { Replay, ReplayBatch } from '../../webhooks/replay.ts'
import { performOnce } from '../accounts/once.ts'
import { int, nullable, present, row } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { statement } from '../statement.ts'
import { deliveries as deliveryTable, replays, webhooks } from './tables.ts'

/** A longer list would help nobody. */
const MOST_SHOWN = 100

const replayRow = replays.pick(
  'id',
  'webhook_id',
  'status',
  'desde',
  'ate',
  'eventos',
  'examinados',
  'criadas',
  'criado_em',
  'concluido_em',
)
const insertReplay = replays.pick(...replayRow.names, 'next_seq', 'last_seq').insert()
const pendingRow = replays.pick('id', 'webhook_id', 'desde', 'ate', 'next_seq', 'last_seq')
const insertDelivery = deliveryTable.pick(
  'id',
  'evento_id',
  'webhook_id',
  'tipo',
  'origem',
  'status',
  'due_at',
  'at_once',
  'criado_em',
  'body',
).insert(`WHERE NOT EXISTS (SELECT 1 FROM deliveries
      WHERE evento_id = :evento_id AND webhook_id = :webhook_id AND origem = 'automatica')
    ON CONFLICT (evento_id, webhook_id) WHERE origem = 'reenvio' DO NOTHING`)

const addProgress = statement(
  replays.pick('id', 'next_seq', 'examinados', 'criadas', 'status', 'concluido_em').shape,
  `UPDATE replays SET next_seq = :next_seq, examinados = examinados + :examinados,
     criadas = criadas + :criadas, status = :status, concluido_em = :concluido_em
   WHERE id = :id`,
)

const listenerRow = webhooks.pick('ativo', 'eventos')
const periodRow = row({ events: int, first: nullable(int), last: nullable(int) })

export function createReplayReader(sql: SqlReader): ReplayReader {
  return {
    list: (webhookId) =>
      sql.all(
        replayRow,
        `SELECT ${replayRow.columns} FROM replays WHERE webhook_id = $1
         ORDER BY seq DESC LIMIT ${MOST_SHOWN}`,
        [webhookId],
      ),
    async pending() {
      const found = await sql.one(
        pendingRow,
        `SELECT ${pendingRow.columns} FROM replays WHERE status = 'pendente' ORDER BY seq LIMIT 1`,
      )
      if (found === null) return null
      const { id, webhook_id, desde, ate, next_seq, last_seq } = found
      return { id, webhookId: webhook_id, desde, ate, nextSeq: next_seq, lastSeq: last_seq }
    },
  }
}

/** `box` seals stored answers. */
export function createReplayStore(sql: Sql, box: SecretBox): ReplayStore {
  return {
    begin: ({ conta_id, webhookId }, { desde, ate }, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        const owned = await tx.one(
          listenerRow,
          `SELECT ${listenerRow.columns} FROM webhooks
           WHERE id = $1 AND conta_id = $2 AND deleted_at IS NULL`,
          [webhookId, conta_id],
        )
        if (owned === null) return { refused: 'webhook_inexistente' }
        if (!owned.ativo) return { refused: 'webhook_inativo' }
        const pending = await tx.one(
          present,
          `SELECT 1 FROM replays WHERE webhook_id = $1 AND status = 'pendente' LIMIT 1`,
          [webhookId],
        )
        if (pending) return { refused: 'reenvio_pendente' }
        const { events, first, last } = await onlyRow(
          tx,
          periodRow,
          `SELECT count(*) AS events, min(seq) AS first, max(seq) AS last FROM events
           WHERE criado_em BETWEEN $1 AND $2 AND ${tx.dialect.isAnyOf('tipo', '$3')}
             AND (conta_id IS NULL OR conta_id = $4)
             AND seq <= (SELECT seq FROM monitor_progress)
             AND seq < coalesce((SELECT min(seq) FROM waiting_events WHERE conta_id = $4), seq + 1)`,
          [desde, ate, owned.eventos, conta_id],
        )
        const replay: Replay = {
          id: newId('ree', now.getTime()),
          webhook_id: webhookId,
          status: events === 0 ? 'concluido' : 'pendente',
          desde,
          ate,
          eventos: events,
          examinados: 0,
          criadas: 0,
          criado_em: now.toISOString(),
          concluido_em: events === 0 ? now.toISOString() : null,
        }
        await insertReplay(tx, { ...replay, next_seq: first ?? 0, last_seq: last ?? 0 })
        await recordAudit(tx, {
          tipo: 'eventos_reenviados',
          alvo_id: webhookId,
          detalhes: { reenvio: replay.id, desde, ate, eventos: events },
        })
        return { done: replay }
      }),

    advance: (batch, now) => sql.transaction((tx) => advance(tx, batch, now)),
  }
}

async function advance(tx: Sql, batch: ReplayBatch, now: Date): Promise<number> {
  const { replay, examined, upTo } = batch
  const due = await tx.one(
    present,
    `SELECT 1 FROM replays WHERE id = $1 AND next_seq = $2 AND status = 'pendente'`,
    [replay.id, replay.nextSeq],
  )
  if (!due) return 0
  const listens = await tx.one(
    present,
    'SELECT 1 FROM webhooks WHERE id = $1 AND ativo = $2 AND deleted_at IS NULL',
    [replay.webhookId, true],
  )
  const made = listens ? await deliver(tx, batch, now) : 0
  const done = upTo >= replay.lastSeq
  const status = listens ? (done ? 'concluido' : 'pendente') : 'cancelado'
  await tx.run(
    ...addProgress({
      id: replay.id,
      next_seq: upTo + 1,
      examinados: examined,
      criadas: made,
      status,
      concluido_em: status === 'pendente' ? null : now.toISOString(),
    }),
  )
  return made
}

/** Returns how many were created; deliveries that exist already are not created again. */
async function deliver(
  tx: Sql,
  { replay: { webhookId }, deliveries }: ReplayBatch,
  now: Date,
): Promise<number> {
  let made = 0
  for (const delivery of deliveries)
    made += await insertDelivery(tx, {
      ...delivery,
      id: newId('dlv', now.getTime()),
      webhook_id: webhookId,
      origem: 'reenvio',
      status: 'pendente',
      due_at: now.getTime(),
      at_once: true,
      criado_em: now.toISOString(),
    })
  return made
}
