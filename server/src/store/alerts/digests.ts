import type { DueMail, Waiting } from '../../alerts/digest.ts'
import type { FoundRow } from '../../alerts/found-row.ts'
import type { Digest, DigestAct, DigestGroup, DigestStore } from '../../alerts/digest-store.ts'
import type { Frequency } from '../../alerts/alert.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { int, json, nullable, row, text, word } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { withItems } from './seeking-alerts.ts'
import { alertAddresses, alerts } from './tables.ts'

const waitingRow = row({
  mailbox_id: text,
  alerta_id: text,
  frequencia: word<Frequency>(),
  hora: int,
  data: text,
  edicao: text,
  first_at: int,
  last_at: int,
  mailed_at: nullable(int),
})
const noteMailed = alertAddresses.pick('id', 'mailed_at').update('id')
const ownerRow = row({ email: text, conta: text })
const alertRow = alerts.pick('nome', 'consulta', 'termos', 'listas', 'leitura', 'filtros')
const matchRow = row({
  seq: int,
  publicacao_id: text,
  termos: json<string[]>(),
  linha: nullable(json<FoundRow>()),
})

/** Matches of alerts that were not mailed yet. */
export function createDigestStore(sql: Sql): DigestStore {
  return {
    async waiting() {
      const rows = await sql.all(
        waitingRow,
        `SELECT q.address_id AS mailbox_id, q.alerta_id, a.frequencia, a.hora, q.data, q.edicao,
           min(q.matched_at) AS first_at, max(q.matched_at) AS last_at, e.mailed_at
         FROM alert_mail_queue q JOIN alerts a ON a.id = q.alerta_id
           JOIN alert_addresses e ON e.id = q.address_id
         GROUP BY q.alerta_id, q.address_id, q.data, q.edicao, a.frequencia, a.hora, e.mailed_at`,
      )
      return rows.map(
        ({ mailbox_id, alerta_id, frequencia, first_at, last_at, mailed_at, ...of }): Waiting => ({
          mailboxId: mailbox_id,
          alertaId: alerta_id,
          first: first_at,
          last: last_at,
          mailedAt: mailed_at,
          // What is of no edition waits for none.
          frequencia: frequencia === 'edicao' && of.edicao === '' ? 'imediata' : frequencia,
          ...of,
        }),
      )
    },
    read: ({ mailboxId, waiting }, most) =>
      sql.snapshot(async (view) => {
        const owner = await view.one(
          ownerRow,
          `SELECT e.email, c.nome AS conta
           FROM alert_addresses e JOIN accounts c ON c.id = e.conta_id WHERE e.id = $1`,
          [mailboxId],
        )
        const groups: DigestGroup[] = []
        let lastSeq = 0
        for (const [alertaId, editions] of Map.groupBy(waiting, ({ alertaId }) => alertaId)) {
          const found = await readMatches(view, mailboxId, editions)
          const alert = await view.one(
            alertRow,
            `SELECT ${alertRow.columns} FROM alerts WHERE id = $1`,
            [alertaId],
          )
          if (alert === null || found.length === 0) continue
          lastSeq = found.reduce((last, { seq }) => Math.max(last, seq), lastSeq)
          const publicacoes = actsOf(found.slice(0, most))
          const { termos: _items, listas: _lists, ...of } = alert
          const [seeking] = await withItems(view, [alert])
          const itens = seeking!.termos.length // one for each alert
          groups.push({ alertaId, ...of, itens, total: found.length, publicacoes })
        }
        if (owner === null || groups.length === 0) return null
        return { para: owner.email, conta: owner.conta, groups, lastSeq }
      }),
    async finish(due, digest, message, now) {
      const { mailboxId, scope } = due
      const { para, lastSeq } = digest
      const once = `${digestKey(mailboxId)}${scope.frequencia} ${lastSeq}`
      try {
        await sql.transaction(async (tx) => {
          await take(tx, due, digest)
          await enqueueMail(tx, { once, para, message }, now)
          if (scope.frequencia === 'imediata')
            await noteMailed(tx, { id: mailboxId, mailed_at: now.getTime() })
        })
      } catch (error) {
        if (!(error instanceof Taken)) throw error
      }
    },
  }
}

/** The acts of matches, each once. */
function actsOf(found: ReturnType<typeof matchRow>[]): DigestAct[] {
  const byAct = Map.groupBy(found, ({ publicacao_id }) => publicacao_id)
  return [...byAct].map(([id, of]) => ({
    id,
    termos: of[0]!.termos,
    linhas: of.flatMap(({ linha }) => linha ?? []),
  }))
}

/** Removes the mail's matches from the queue. */
class Taken extends Error {
  override readonly name = 'Taken'
}

/** The `once` of every alert mail to a mailbox begins with this. */
export function digestKey(mailboxId: string): string {
  return `alertas ${mailboxId} `
}

/** The matches of one alert, edition by edition, in gazette order. */
async function readMatches(
  view: SqlReader,
  mailboxId: string,
  editions: DueMail['waiting'],
): Promise<ReturnType<typeof matchRow>[]> {
  const found = []
  for (const { alertaId, data, edicao } of editions.toSorted((a, b) => (a.data < b.data ? -1 : 1)))
    found.push(
      await view.all(
        matchRow,
        `SELECT q.seq, q.publicacao_id, q.termos, q.linha
         FROM alert_mail_queue q LEFT JOIN publications p ON p.id = q.publicacao_id
         WHERE q.address_id = $1 AND q.alerta_id = $2 AND q.data = $3 AND q.edicao = $4
         ORDER BY p.key NULLS FIRST, q.seq`,
        [mailboxId, alertaId, data, edicao],
      ),
    )
  return found.flat()
}

/** Removes the mail's matches from the queue. @throws Taken if not all of them are there */
async function take(tx: Sql, { mailboxId, waiting }: DueMail, digest: Digest): Promise<void> {
  let taken = 0
  for (const { alertaId, data, edicao } of waiting)
    taken += await tx.run(
      `DELETE FROM alert_mail_queue
       WHERE address_id = $1 AND alerta_id = $2 AND data = $3 AND edicao = $4 AND seq <= $5`,
      [mailboxId, alertaId, data, edicao, digest.lastSeq],
    )
  if (taken !== digest.groups.reduce((sum, { total }) => sum + total, 0)) throw new Taken()
}
