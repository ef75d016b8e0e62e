import type { DatabaseSync } from 'node:sqlite'
import type { ClaimedMail, MailOutbox, MailQueue, MailSummary } from '../mail/mail.ts'
import { transaction } from './database.ts'

/** Leaves messages to be sent, on a connection that may write. */
export function createMailOutbox(db: DatabaseSync): MailOutbox {
  const insert = db.prepare(
    `INSERT INTO mails (once, para, message, criado_em, due_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (once) DO NOTHING`,
  )
  return {
    enqueue({ once, para, message }, now) {
      insert.run(once, para, JSON.stringify(message), now.toISOString(), BigInt(now.getTime()))
    },
  }
}

/** What is to be sent, on a connection that may write. */
export function createMailQueue(db: DatabaseSync): MailQueue {
  const due = db.prepare('SELECT 1 FROM mails WHERE due_at <= ? LIMIT 1')
  const claim = db.prepare(
    `UPDATE mails SET due_at = ?2, tentativas = tentativas + 1
     WHERE seq IN (SELECT seq FROM mails WHERE due_at <= ?1 ORDER BY due_at LIMIT ?3)
     RETURNING seq, once, para, message, criado_em, tentativas`,
  )
  const settle = db.prepare(
    `UPDATE mails SET due_at = ?3, sent_at = ?4, ultimo_erro = ?5, tentativas = tentativas - ?6
     WHERE seq = ?1 AND tentativas = ?2`,
  )
  // What was said to people is not kept: texts of mails hold names, and links that act.
  const forget = db.prepare(
    `UPDATE mails SET message = json_object('kind', message ->> 'kind') WHERE seq = ?`,
  )
  return {
    claim(now, until, limit) {
      const at = BigInt(now.getTime())
      if (due.get(at) === undefined) return []
      const rows = transaction(db, () => claim.all(at, BigInt(until.getTime()), BigInt(limit)))
      return rows
        .map(
          ({ message, ...row }) =>
            ({ ...row, message: JSON.parse(String(message)) }) as ClaimedMail,
        )
        .sort((a, b) => a.seq - b.seq)
    },
    settle({ seq, tentativas }, settlement, now) {
      transaction(db, () => {
        const { kind } = settlement
        const again = kind === 'retry' ? settlement.at : kind === 'released' ? now : null
        const { changes } = settle.run(
          BigInt(seq),
          BigInt(tentativas),
          again && BigInt(again.getTime()),
          kind === 'sent' ? now.toISOString() : null,
          kind === 'sent' ? null : settlement.error,
          kind === 'released' ? 1n : 0n,
        )
        if (again === null && Number(changes) === 1) forget.run(BigInt(seq))
      })
    },
  }
}

/** How the outbox fares. */
export function createMailReader(db: DatabaseSync): { summary(): MailSummary } {
  const counts = db.prepare(
    `SELECT count(*) FILTER (WHERE due_at IS NOT NULL) AS aguardando,
            min(criado_em) FILTER (WHERE due_at IS NOT NULL) AS mais_antigo_em,
            count(sent_at) AS enviados,
            count(*) FILTER (WHERE due_at IS NULL AND sent_at IS NULL) AS abandonados,
            (SELECT ultimo_erro FROM mails WHERE ultimo_erro IS NOT NULL
             ORDER BY seq DESC LIMIT 1) AS ultimo_erro
     FROM mails`,
  )
  return { summary: () => ({ ...counts.get() }) as unknown as MailSummary }
}
