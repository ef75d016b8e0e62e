import { readCount } from '../count.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { SeekingAlert } from '../../alerts/alert.ts'
import type { Consequences, FanOutStore, NewDelivery, Seen } from '../../events/fan-out-store.ts'
import { withItems } from '../alerts/seeking-alerts.ts'
import { recordMatch } from '../alerts/matches.ts'
import { alerts as alertTable } from '../alerts/tables.ts'
import { expectHeld } from '../leases/leases.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { statement } from '../statement.ts'
import { createFullEventReader } from './full-events.ts'
import { deliveries, waitingEvents, webhooks as webhookTable } from './tables.ts'
import { openedAddress } from './webhook-addresses.ts'
import type { SendingTimeRule } from './webhooks.ts'

/** Of the 50 ms for which the write lock may be held; the commit takes the rest. */
const LOCK_MS = 20
/**
 * How many deliveries are written concurrently: their statements travel together to a remote
 * database.
 */
const GROUP = 32

const countUnheard = statement(
  { id: text, more: int },
  'UPDATE alerts SET encontrados_sem_canal = encontrados_sem_canal + :more WHERE id = :id',
)

const wait = waitingEvents.insert('ON CONFLICT (conta_id, seq) DO NOTHING')
const insertDelivery = deliveries
  .pick('id', 'evento_id', 'webhook_id', 'tipo', 'origem', 'status', 'due_at', 'criado_em', 'body')
  .insert(`ON CONFLICT (evento_id, webhook_id) WHERE origem = 'automatica' DO NOTHING`)
const TOLD = 'DELETE FROM waiting_events WHERE conta_id = $1 AND seq <= $2'
const FIRST_ACCOUNT = 'SELECT min(conta_id) AS conta_id FROM waiting_events'

const accountRow = row({ conta_id: nullable(text) })
const markRow = row({ seq: int })
const webhookChange = row({ seq: int, webhook_id: text })
const alertChange = row({ seq: int, alerta_id: text })
const subscriberRow = webhookTable.pick('id', 'conta_id', 'eventos', 'filtros', 'leitura')
const timedRow = webhookTable.pick('id', 'url', 'sealed_url', 'envio')
const newestChanges = row({ webhooks: int, alerts: int, hidden: int })
// Entries are never deleted, and their ids are not in the order of commits.
const HIDDEN = 'SELECT count(*) AS counted FROM hidden_rows'

/** The monitor's reads and writes; `box` opens addresses, which say what is gathered. */
export function createFanOutStore(
  sql: Sql,
  box: Pick<SecretBox, 'open'>,
  clock: Clock,
  sendingTime: SendingTimeRule,
): FanOutStore {
  const fullEvents = createFullEventReader(sql)

  return {
    async next(limit) {
      const mark = await sql.one(markRow, 'SELECT seq FROM monitor_progress')
      return await fullEvents.after(mark?.seq ?? 0, limit)
    },

    async nextInTurn(last) {
      const next =
        last === null
          ? null
          : await sql.one(accountRow, `${FIRST_ACCOUNT} WHERE conta_id > $1`, [last])
      return next?.conta_id ?? (await sql.one(accountRow, FIRST_ACCOUNT))?.conta_id ?? null
    },

    async waiting(conta_id, limit) {
      const rows = await sql.all(
        markRow,
        'SELECT seq FROM waiting_events WHERE conta_id = $1 ORDER BY seq LIMIT $2',
        [conta_id, limit],
      )
      return rows.map(({ seq }) => seq)
    },

    event: fullEvents.find,

    async changes(seen) {
      const hidden = await readCount(sql, HIDDEN)
      const webhooks = await sql.all(
        webhookChange,
        `SELECT ${webhookChange.columns} FROM webhook_changes
         WHERE seq > $1 ORDER BY seq`,
        [seen.webhooks],
      )
      const alerts = await sql.all(
        alertChange,
        `SELECT ${alertChange.columns} FROM alert_changes
         WHERE seq > $1 ORDER BY seq`,
        [seen.alerts],
      )
      // A row that changes again before it is read gets another number, and is read again.
      const listening = byId(webhooks.length > 0 ? await changedSubscribers(seen) : [])
      const changed = alerts.length > 0 ? await changedAlerts(seen) : []
      const active = new Map(changed.map((each) => [each.alert.id, each]))
      return {
        seen: {
          webhooks: webhooks.at(-1)?.seq ?? seen.webhooks,
          alerts: alerts.at(-1)?.seq ?? seen.alerts,
          hidden,
        },
        webhooks: new Map(
          webhooks.map(({ webhook_id: id }) => [id, listening.get(id) ?? null] as const),
        ),
        alerts: new Map(alerts.map(({ alerta_id: id }) => [id, active.get(id) ?? null] as const)),
      }
    },

    async record({ found, unheard, waiting, turnOf, upTo }, seen, fence) {
      return await sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        if (await changedAfter(tx, seen)) return null
        const until = performance.now() + LOCK_MS
        const now = clock()
        const dueAt = await dueTimes(tx, found, now)
        let kept = 0
        while (kept < found.length && performance.now() <= until) {
          const group = found.slice(kept, kept + GROUP)
          const insert = (one: NewDelivery) => insertDelivery(tx, pending(one, dueAt(one), now))
          await Promise.all(group.flatMap((one) => ('alert' in one ? [] : [insert(one)])))
          for (const one of group) if ('alert' in one) await recordMatch(tx, one, now)
          kept += group.length
        }
        if (kept < found.length) return kept
        for (const [id, more] of unheard) await tx.run(...countUnheard({ id, more }))
        for (const event of waiting) await wait(tx, event)
        if (turnOf === null) await tx.run('UPDATE monitor_progress SET seq = $1', [upTo])
        else await tx.run(TOLD, [turnOf, upTo])
        return kept
      })
    },
  }

  /** When each webhook gets what it is told now. */
  async function dueTimes(
    tx: Sql,
    found: Consequences['found'],
    now: Date,
  ): Promise<(one: NewDelivery) => Date> {
    const ids = new Set(found.flatMap((one) => ('alert' in one ? [] : [one.webhook_id])))
    const rows =
      ids.size === 0
        ? []
        : await tx.all(
            timedRow,
            `SELECT ${timedRow.columns} FROM webhooks WHERE ${tx.dialect.isAnyOf('id', '$1')}`,
            [[...ids]],
          )
    const times = new Map(
      rows.map((webhook) => {
        const url = openedAddress(webhook, box)
        return [webhook.id, sendingTime({ url, envio: webhook.envio }, now)]
      }),
    )
    return ({ webhook_id }) => times.get(webhook_id) ?? now
  }

  // CROSS JOIN fixes the order of reading: few changes first, then the many webhooks.
  async function changedSubscribers(seen: Seen) {
    return await sql.all(
      subscriberRow,
      `SELECT ${subscriberRow.of('w')}
       FROM webhook_changes c CROSS JOIN webhooks w
       WHERE c.seq > $1 AND w.id = c.webhook_id AND w.ativo = $2 AND w.deleted_at IS NULL`,
      [seen.webhooks, true],
    )
  }

  async function changedAlerts(seen: Seen): Promise<SeekingAlert[]> {
    return await sql.snapshot(async (view) => {
      const changed = await view.all(
        alertTable,
        `SELECT ${alertTable.of('a')} FROM alert_changes c CROSS JOIN alerts a
         WHERE c.seq > $1 AND a.id = c.alerta_id AND a.ativo = $2`,
        [seen.alerts, true],
      )
      return await withItems(view, changed)
    })
  }
}

async function changedAfter(sql: SqlReader, seen: Seen): Promise<boolean> {
  // May be lower than the last one seen: changes of long deleted subscribers are removed.
  const newest = await sql.one(
    newestChanges,
    `SELECT (SELECT coalesce(max(seq), 0) FROM webhook_changes) AS webhooks,
            (SELECT coalesce(max(seq), 0) FROM alert_changes) AS alerts,
            (${HIDDEN}) AS hidden`,
  )
  return (
    newest !== null &&
    (newest.webhooks > seen.webhooks || newest.alerts > seen.alerts || newest.hidden > seen.hidden)
  )
}

function pending(delivery: NewDelivery, dueAt: Date, now: Date) {
  return {
    ...delivery,
    id: newId('dlv', now.getTime()),
    origem: 'automatica',
    status: 'pendente',
    due_at: dueAt.getTime(),
    criado_em: now.toISOString(),
  } as const
}

function byId<T extends { id: string }>(rows: T[]): Map<string, T> {
  return new Map(rows.map((each) => [each.id, each]))
}
