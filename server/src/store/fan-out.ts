import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { FanOutStore } from '../monitor/fan-out-store.ts'
import type { StoredAlert } from '../monitor/alert.ts'
import type { Subscriber } from '../monitor/subscriptions.ts'
import { createMatchRecorder } from './alert-matches.ts'
import { alertRow } from './alerts/alert-row.ts'
import { transaction } from './database.ts'
import { createFactReader } from './facts.ts'

/** Of the 50 ms for which the write lock may be held; the commit takes the rest. */
const LOCK_MS = 20

/** What the monitor reads and writes, on a connection of its own. */
export function createFanOutStore(db: DatabaseSync, clock: Clock): FanOutStore {
  const facts = createFactReader(db)
  const progress = db.prepare('SELECT seq FROM monitor_progress')
  const advance = db.prepare('UPDATE monitor_progress SET seq = ?')
  const version = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM webhook_changes')
  const changed = db.prepare(
    `SELECT c.seq, c.webhook_id, w.eventos, w.filtros, w.ativo = 1 AND w.deleted_at IS NULL AS listens
     FROM webhook_changes c LEFT JOIN webhooks w ON w.id = c.webhook_id
     WHERE c.seq > ? ORDER BY c.seq`,
  )
  const alertVersion = db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM alert_changes')
  const changedAlerts = db.prepare(
    `SELECT c.seq, c.alerta_id, a.* FROM alert_changes c LEFT JOIN alerts a ON a.id = c.alerta_id
     WHERE c.seq > ? ORDER BY c.seq`,
  )
  const matches = createMatchRecorder(db)
  const insert = db.prepare(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em, body)
     VALUES (?, ?, ?, ?, 'automatica', 'pendente', ?, ?, ?)
     ON CONFLICT (evento_id, webhook_id) WHERE origem = 'automatica' DO NOTHING`,
  )

  return {
    next: (limit) => facts.after(Number(progress.get()?.seq), limit),

    changes(seen) {
      const webhooks = new Map<string, Subscriber | null>()
      const alerts = new Map<string, StoredAlert | null>()
      const now = { ...seen }
      const rows = changed.all(BigInt(seen.webhooks))
      for (const { seq, webhook_id, eventos, filtros, listens } of rows) {
        const id = String(webhook_id)
        now.webhooks = Number(seq)
        webhooks.set(
          id,
          listens === 1
            ? { id, eventos: JSON.parse(String(eventos)), filtros: JSON.parse(String(filtros)) }
            : null,
        )
      }
      for (const row of changedAlerts.all(BigInt(seen.alerts))) {
        now.alerts = Number(row.seq)
        alerts.set(String(row.alerta_id), row.ativo === 1 ? alertRow(row) : null)
      }
      return { seen: now, webhooks, alerts }
    },

    record(found, upTo, seen) {
      return transaction(db, () => {
        // It may be less than was seen: changes of what is long gone are deleted.
        if (Number(version.get()?.seq) > seen.webhooks) return null
        if (Number(alertVersion.get()?.seq) > seen.alerts) return null
        const until = performance.now() + LOCK_MS
        const now = clock()
        const due = BigInt(now.getTime())
        let kept = 0
        for (const one of found) {
          if ('alert' in one) matches.record(one, now)
          else {
            const { evento_id, webhook_id, tipo, body } = one
            const id = newId('dlv', now.getTime())
            insert.run(id, evento_id, webhook_id, tipo, due, now.toISOString(), body)
          }
          kept++
          if (performance.now() > until) break
        }
        if (kept === found.length) advance.run(BigInt(upTo))
        return kept
      })
    },
  }
}
