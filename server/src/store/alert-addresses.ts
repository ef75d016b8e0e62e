import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { newId } from '../lib/ids.ts'
import { hashToken } from '../lib/token.ts'
import type { AddressRules, StoredAddress } from '../monitor/address.ts'
import type { AddressBook } from '../monitor/alert-store.ts'
import { transaction } from './database.ts'
import { createMailOutbox } from './mails.ts'

/** The addresses of an account. */
export function createAddressReader(db: DatabaseSync) {
  const all = db.prepare('SELECT * FROM alert_addresses WHERE conta_id = ? ORDER BY email')
  return {
    ofAccount: (conta_id: string): StoredAddress[] => all.all(conta_id).map(addressFromRow),
  }
}

/** Keeps the addresses that alerts are given, inside the caller's transaction. */
export function createAddressKeeper(db: DatabaseSync, { shouldAsk, newToken }: AddressRules) {
  const account = db.prepare('SELECT nome FROM accounts WHERE id = ?')
  const reader = createAddressReader(db)
  const outbox = createMailOutbox(db)
  const put = db.prepare(
    `INSERT INTO alert_addresses (id, conta_id, email, situacao, token_hash, asked_at)
     VALUES (?, ?, ?, 'pendente', ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       situacao = 'pendente', token_hash = excluded.token_hash, asked_at = excluded.asked_at`,
  )
  return {
    /**
     * Asks the owners of those addresses that are to be asked.
     * @returns False, and nobody is asked, when more than `limit` would be left unconfirmed.
     */
    ask(conta_id: string, emails: string[], limit: number, now: Date): boolean {
      const known = new Map(reader.ofAccount(conta_id).map((address) => [address.email, address]))
      const added = emails.filter((email) => !known.has(email)).length
      const unconfirmed = [...known.values()].filter(({ situacao }) => situacao !== 'confirmado')
      if (added > 0 && unconfirmed.length + added > limit) return false
      for (const email of emails) {
        const address = known.get(email) ?? null
        if (shouldAsk(address, now.getTime())) askOwner(conta_id, email, address?.id ?? null, now)
      }
      return true
    },
  }

  function askOwner(conta_id: string, email: string, known: string | null, now: Date): void {
    const token = newToken()
    const id = known ?? newId('end', now.getTime())
    put.run(id, conta_id, email, hashToken(token), BigInt(now.getTime()))
    const conta = String(account.get(conta_id)?.nome)
    outbox.enqueue(
      {
        once: `confirmacao ${id} ${now.getTime()}`,
        para: email,
        message: { kind: 'address_confirmation', conta, token },
      },
      now,
    )
  }
}

/** For those who come by a link, on a connection that may write. */
export function createAddressBook(db: DatabaseSync): AddressBook {
  const byToken = db.prepare(
    `SELECT a.*, c.nome AS conta FROM alert_addresses a JOIN accounts c ON c.id = a.conta_id
     WHERE a.token_hash = ?`,
  )
  const byId = db.prepare('SELECT * FROM alert_addresses WHERE id = ?')
  const confirm = db.prepare(
    `UPDATE alert_addresses SET situacao = 'confirmado', token_hash = NULL, confirmado_em = ?
     WHERE id = ?`,
  )
  const leave = db.prepare(
    `UPDATE alert_addresses SET situacao = 'descadastrado', descadastrado_em = ?1,
       asked_at = ?2, token_hash = NULL
     WHERE id = ?3 AND situacao <> 'descadastrado'`,
  )
  const forget = db.prepare('DELETE FROM alert_mail_queue WHERE address_id = ?')
  // Mails that were made already.
  const withdraw = db.prepare(
    `UPDATE mails SET due_at = NULL, ultimo_erro = 'descadastrado',
       message = json_object('kind', message ->> 'kind')
     WHERE due_at IS NOT NULL AND once BETWEEN ?1 || ' ' AND ?1 || '!'`,
  )
  return {
    byToken(token) {
      const row = byToken.get(hashToken(token))
      return row ? { address: addressFromRow(row), conta: String(row.conta) } : null
    },
    byId(id) {
      const row = byId.get(id)
      return row ? addressFromRow(row) : null
    },
    confirm: (id, now) => void confirm.run(now.toISOString(), id),
    leave(id, now) {
      transaction(db, () => {
        leave.run(now.toISOString(), BigInt(now.getTime()), id)
        forget.run(id)
        withdraw.run(digestPrefix(id))
      })
    },
  }
}

/** What the key of every mail of alerts to an address begins with. */
export function digestPrefix(addressId: string): string {
  return `alertas ${addressId}`
}

function addressFromRow(row: Record<string, SQLOutputValue>): StoredAddress {
  const text = (value: SQLOutputValue | undefined) => (value === null ? null : String(value))
  return {
    id: String(row.id),
    email: String(row.email),
    situacao: row.situacao as StoredAddress['situacao'],
    confirmado_em: text(row.confirmado_em),
    askedAt: Number(row.asked_at),
    descadastrado_em: text(row.descadastrado_em),
  }
}
