import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Reenvio } from '../http/schemas/reenvio.ts'
import { newId } from '../lib/ids.ts'
import type { NewDelivery } from '../monitor/fan-out-store.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import { transaction } from './database.ts'

/** A replay that is not done yet. */
export interface PendingReplay {
  id: string
  webhookId: string
  /** ISO 8601, UTC, inclusive. */
  desde: string
  ate: string
  /** Events of which some are still to be looked at. */
  nextSeq: number
  lastSeq: number
}

/** What was found among some of a replay's events. */
export interface ReplayBatch {
  replay: PendingReplay
  deliveries: NewDelivery[]
  /** Events of the period that were looked at. */
  examined: number
  /** Every event up to this one was. */
  upTo: number
}

const COLUMNS = `id, webhook_id, status, desde, ate, eventos, examinados, criadas, criado_em, concluido_em`
/** A list of more would help nobody. */
const MOST_SHOWN = 100

/** Past events that owners of webhooks want sent after all. */
export function createReplayStore(db: DatabaseSync) {
  const webhook = db.prepare(
    'SELECT ativo, eventos FROM webhooks WHERE id = ? AND conta_id = ? AND deleted_at IS NULL',
  )
  const pendingOf = db.prepare(
    `SELECT 1 FROM replays WHERE webhook_id = ? AND status = 'pendente' LIMIT 1`,
  )
  const inPeriod = db.prepare(
    `SELECT count(*) AS events, min(seq) AS first, max(seq) AS last FROM events
     WHERE criado_em BETWEEN ? AND ? AND tipo IN (SELECT value FROM json_each(?))
       AND (conta_id IS NULL OR conta_id = ?) AND seq <= (SELECT seq FROM monitor_progress)`,
  )
  const insert = db.prepare(
    `INSERT INTO replays (id, webhook_id, desde, ate, status, eventos, criado_em, concluido_em,
       next_seq, last_seq) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const find = db.prepare(`SELECT ${COLUMNS} FROM replays WHERE id = ?`)
  const list = db.prepare(
    `SELECT ${COLUMNS} FROM replays WHERE webhook_id = ? ORDER BY seq DESC LIMIT ${MOST_SHOWN}`,
  )
  const next = db.prepare(`SELECT * FROM replays WHERE status = 'pendente' ORDER BY seq LIMIT 1`)
  const listens = db.prepare(
    'SELECT ativo FROM webhooks WHERE id = ? AND deleted_at IS NULL AND ativo = 1',
  )
  const deliver = db.prepare(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em, body)
     SELECT ?1, ?2, ?3, ?4, 'reenvio', 'pendente', ?5, ?6, ?7
     WHERE NOT EXISTS (SELECT 1 FROM deliveries
       WHERE evento_id = ?2 AND webhook_id = ?3 AND origem = 'automatica')
     ON CONFLICT (evento_id, webhook_id) WHERE origem = 'reenvio' DO NOTHING`,
  )
  const advance = db.prepare(
    `UPDATE replays SET next_seq = ?1, examinados = examinados + ?2, criadas = criadas + ?3,
       status = ?4, concluido_em = ?5 WHERE id = ?6 AND next_seq = ?7 AND status = 'pendente'`,
  )

  return {
    /** Begins one. What the monitor has not come to yet is not in it: that is sent anyway. */
    begin(
      conta_id: string,
      webhookId: string,
      period: { desde: string; ate: string },
      now: Date,
    ): Outcome<Reenvio> {
      return transaction(db, (): Outcome<Reenvio> => {
        const owned = webhook.get(webhookId, conta_id)
        if (owned === undefined) return { refused: 'webhook_inexistente' }
        if (owned.ativo !== 1) return { refused: 'webhook_inativo' }
        if (pendingOf.get(webhookId)) return { refused: 'reenvio_pendente' }
        const { desde, ate } = period
        const found = inPeriod.get(desde, ate, owned.eventos!, conta_id)! // an aggregate has always a row
        const nothing = found.events === 0
        const id = newId('ree', now.getTime())
        insert.run(
          id,
          webhookId,
          desde,
          ate,
          nothing ? 'concluido' : 'pendente',
          found.events!,
          now.toISOString(),
          nothing ? now.toISOString() : null,
          found.first ?? 0,
          found.last ?? 0,
        )
        return { done: replayFromRow(find.get(id)!) } // inserted just before
      })
    },

    /** Newest first. */
    list: (webhookId: string): Reenvio[] => list.all(webhookId).map(replayFromRow),

    /** The oldest that is not done; null when all are. */
    pending(): PendingReplay | null {
      const row = next.get()
      if (row === undefined) return null
      return {
        id: String(row.id),
        webhookId: String(row.webhook_id),
        desde: String(row.desde),
        ate: String(row.ate),
        nextSeq: Number(row.next_seq),
        lastSeq: Number(row.last_seq),
      }
    },

    /** Makes the deliveries that were found, but for those that are there already. */
    advance({ replay, deliveries, examined, upTo }: ReplayBatch, now: Date): void {
      transaction(db, () => {
        const active = listens.get(replay.webhookId) !== undefined
        const made = active ? make(deliveries, now) : 0
        const done = upTo >= replay.lastSeq
        const status = active ? (done ? 'concluido' : 'pendente') : 'cancelado'
        const ended = status === 'pendente' ? null : now.toISOString()
        advance.run(upTo + 1, examined, made, status, ended, replay.id, replay.nextSeq)
      })
    },
  }

  function make(deliveries: NewDelivery[], now: Date): number {
    let made = 0
    for (const { evento_id, webhook_id, tipo, body } of deliveries) {
      const id = newId('dlv', now.getTime())
      const due = BigInt(now.getTime())
      const { changes } = deliver.run(id, evento_id, webhook_id, tipo, due, now.toISOString(), body)
      made += Number(changes)
    }
    return made
  }
}

function replayFromRow(row: Record<string, SQLOutputValue>): Reenvio {
  return { ...row } as unknown as Reenvio
}
