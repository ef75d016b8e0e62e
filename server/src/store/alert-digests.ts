import type { DatabaseSync } from 'node:sqlite'
import type { NewMail } from '../mail/mail.ts'
import type { DueMail, Waiting } from '../monitor/digest.ts'
import { transaction } from './database.ts'
import { createMailOutbox } from './mails.ts'

/** The matches of one alert that a mail is to hold. */
export interface DigestGroup {
  alertaId: string
  nome: string
  consulta: string
  total: number
  /** The first of them in the order of the gazette: ids. */
  publicacoes: string[]
}

/** What a mail is to hold, and to whom it goes. */
export interface Digest {
  para: string
  /** Name of the account. */
  conta: string
  groups: DigestGroup[]
  /** The place of the last match in it. */
  lastSeq: number
}

/** What alerts have found and nobody was mailed yet, on a connection that may write. */
export function createDigestStore(db: DatabaseSync) {
  const waiting = db.prepare(
    `SELECT q.address_id AS addressId, q.alerta_id AS alertaId, a.frequencia, a.hora, q.data, q.edicao,
       min(q.matched_at) AS first, max(q.matched_at) AS last, e.mailed_at AS mailedAt
     FROM alert_mail_queue q JOIN alerts a ON a.id = q.alerta_id
       JOIN alert_addresses e ON e.id = q.address_id
     GROUP BY q.alerta_id, q.address_id, q.data, q.edicao`,
  )
  const address = db.prepare(
    `SELECT e.email, c.nome FROM alert_addresses e JOIN accounts c ON c.id = e.conta_id
     WHERE e.id = ?`,
  )
  const alert = db.prepare('SELECT nome, consulta FROM alerts WHERE id = ?')
  const matches = db.prepare(
    `SELECT q.seq, q.publicacao_id AS id
     FROM alert_mail_queue q LEFT JOIN publications p ON p.id = q.publicacao_id
     WHERE q.address_id = ? AND q.alerta_id = ? AND q.data = ? AND q.edicao = ? ORDER BY p.key`,
  )
  const done = db.prepare(
    `DELETE FROM alert_mail_queue
     WHERE address_id = ? AND alerta_id = ? AND data = ? AND edicao = ? AND seq <= ?`,
  )
  const mailed = db.prepare('UPDATE alert_addresses SET mailed_at = ? WHERE id = ?')
  const outbox = createMailOutbox(db)

  return {
    waiting: (): Waiting[] => waiting.all().map((row) => ({ ...row }) as unknown as Waiting),

    /** What a mail is to hold: all that waits of it, and of each alert the first `most` acts. */
    read({ addressId, waiting }: DueMail, most: number): Digest {
      const { email, nome } = address.get(addressId)! // what waits refers to it
      let lastSeq = 0
      const parts = Map.groupBy(waiting, ({ alertaId }) => alertaId)
      const groups = [...parts].map(([alertaId, editions]): DigestGroup => {
        const found = editions
          .toSorted((a, b) => (a.data < b.data ? -1 : 1))
          .flatMap(({ data, edicao }) => matches.all(addressId, alertaId, data, edicao))
        lastSeq = found.reduce((last, { seq }) => Math.max(last, Number(seq)), lastSeq)
        const { nome, consulta } = alert.get(alertaId)! // as does this
        return {
          alertaId,
          nome: String(nome),
          consulta: String(consulta),
          total: found.length,
          publicacoes: found.slice(0, most).map(({ id }) => String(id)),
        }
      })
      return { para: String(email), conta: String(nome), groups, lastSeq }
    },

    /** Hands a mail to the outbox; what it holds waits no more. */
    finish(
      { addressId, scope, waiting }: DueMail,
      lastSeq: number,
      mail: NewMail,
      now: Date,
    ): void {
      transaction(db, () => {
        outbox.enqueue(mail, now)
        for (const { alertaId, data, edicao } of waiting)
          done.run(addressId, alertaId, data, edicao, BigInt(lastSeq))
        if (scope.frequencia === 'imediata') mailed.run(BigInt(now.getTime()), addressId)
      })
    },
  }
}
