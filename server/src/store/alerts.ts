import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { AddressRules } from '../monitor/address.ts'
import type { AlertLimits, AlertReader, AlertRefusal, AlertStore } from '../monitor/alert-store.ts'
import type { StoredAlert } from '../monitor/alert.ts'
import { createAddressKeeper, createAddressReader } from './alert-addresses.ts'
import { transaction } from './database.ts'

type Row = Record<string, SQLOutputValue>

/** Alerts as their accounts see them. */
export function createAlertReader(db: DatabaseSync): AlertReader {
  const one = db.prepare('SELECT * FROM alerts WHERE id = ? AND conta_id = ?')
  const all = db.prepare('SELECT * FROM alerts WHERE conta_id = ? ORDER BY id')
  return {
    find(conta_id, id) {
      const row = one.get(id, conta_id)
      return row ? alertFromRow(row) : null
    },
    list: (conta_id) => all.all(conta_id).map(alertFromRow),
    addresses: createAddressReader(db).ofAccount,
  }
}

/** Alerts on a connection that may write. */
export function createAlertStore(db: DatabaseSync, rules: AddressRules): AlertStore {
  const reader = createAlertReader(db)
  const addresses = createAddressKeeper(db, rules)
  const count = db.prepare('SELECT count(*) AS alerts FROM alerts WHERE conta_id = ?')
  const put = db.prepare(
    `INSERT INTO alerts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       nome = excluded.nome, consulta = excluded.consulta, filtros = excluded.filtros,
       canais = excluded.canais, frequencia = excluded.frequencia, hora = excluded.hora,
       ativo = excluded.ativo, atualizado_em = excluded.atualizado_em`,
  )
  const dropRemoved = db.prepare(
    `DELETE FROM alert_mail_queue WHERE alerta_id = ?1 AND address_id NOT IN
       (SELECT id FROM alert_addresses
        WHERE conta_id = ?2 AND email IN (SELECT value FROM json_each(?3)))`,
  )
  const erase = [
    'alerts WHERE id = ?',
    'alert_matches WHERE alerta_id = ?',
    'alert_mail_queue WHERE alerta_id = ?',
  ].map((what) => db.prepare(`DELETE FROM ${what}`))

  return {
    ...reader,
    create(alert, limits, now) {
      return transaction(db, () => {
        if (Number(count.get(alert.conta_id)?.alerts) >= limits.alerts) return 'too_many_alerts'
        return save(alert, limits, now)
      })
    },
    change(conta_id, id, change, limits, now) {
      return transaction(db, () => {
        const before = reader.find(conta_id, id)
        if (before === null) return null
        const after = change(before)
        return save(after, limits, now) ?? after
      })
    },
    remove(conta_id, id) {
      return transaction(db, () => {
        if (reader.find(conta_id, id) === null) return false
        for (const statement of erase) statement.run(id)
        return true
      })
    },
  }

  function save(alert: StoredAlert, { unconfirmed }: AlertLimits, now: Date): AlertRefusal | null {
    const { conta_id, canais } = alert
    if (!addresses.ask(conta_id, canais.emails, unconfirmed, now)) return 'too_many_addresses'
    put.run(
      alert.id,
      conta_id,
      alert.nome,
      alert.consulta,
      JSON.stringify(alert.filtros),
      JSON.stringify(canais),
      alert.frequencia,
      BigInt(alert.hora),
      BigInt(alert.ativo),
      alert.criado_em,
      alert.atualizado_em,
    )
    dropRemoved.run(alert.id, conta_id, JSON.stringify(canais.emails))
    return null
  }
}

export function alertFromRow(row: Row): StoredAlert {
  return {
    id: String(row.id),
    conta_id: String(row.conta_id),
    nome: String(row.nome),
    consulta: String(row.consulta),
    filtros: JSON.parse(String(row.filtros)),
    canais: JSON.parse(String(row.canais)),
    frequencia: row.frequencia as StoredAlert['frequencia'],
    hora: Number(row.hora),
    ativo: row.ativo === 1,
    criado_em: String(row.criado_em),
    atualizado_em: String(row.atualizado_em),
  }
}
