import type { Channels, Frequency } from '../../alerts/alert.ts'
import type { EmptyNoticeStore, Searched } from '../../alerts/empty-notice-store.ts'
import type { StandingFilter } from '../../monitor/standing-filter.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { int, json, present, row, text, word } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { withItems } from './seeking-alerts.ts'
import { digestKey } from './digests.ts'
import { alerts } from './tables.ts'

const askingRow = row({
  id: text,
  nome: text,
  consulta: text,
  frequencia: word<Frequency>(),
  hora: int,
  filtros: json<Pick<StandingFilter, 'secoes'>>(),
  since: text,
  mailbox_id: text,
  email: text,
  canais: json<Channels>(),
  conta: text,
})
const itemsRow = alerts.pick('termos', 'listas')
const mailboxRow = row({ email: text })

/** Notices of no matches, on a writing connection. */
export function createEmptyNoticeStore(sql: Sql): EmptyNoticeStore {
  return {
    async asking() {
      const rows = await sql.all(
        askingRow,
        `SELECT a.id, a.nome, a.consulta, a.frequencia, a.hora, a.filtros,
           coalesce(a.watching_since, a.atualizado_em) AS since,
           e.id AS mailbox_id, e.email, a.canais, c.nome AS conta
         FROM alerts a JOIN alert_addresses e ON e.conta_id = a.conta_id
           JOIN accounts c ON c.id = a.conta_id
         WHERE a.ativo = $1 AND a.avisar_vazio = $1 AND e.situacao = 'confirmado'
         ORDER BY a.id, e.id`,
        [true],
      )
      return rows
        .filter(({ canais, email }) => canais.emails.includes(email))
        .map(({ id, filtros, since, mailbox_id, ...of }) => ({
          alertaId: id,
          nome: of.nome,
          consulta: of.consulta,
          frequencia: of.frequencia,
          hora: of.hora,
          secoes: filtros.secoes,
          since,
          mailboxId: mailbox_id,
          conta: of.conta,
        }))
    },
    isTold: async (mailboxId, reason) =>
      (await sql.one(present, 'SELECT 1 FROM mails WHERE once = $1', [
        digestKey(mailboxId) + reason,
      ])) !== null,
    hasFound: (alertaId, searched) => hasFound(sql, alertaId, searched),
    itemCount: (alertaId) =>
      sql.snapshot(async (view) => {
        const alert = await view.one(
          itemsRow,
          `SELECT ${itemsRow.columns} FROM alerts WHERE id = $1`,
          [alertaId],
        )
        const [seeking] = await withItems(view, alert === null ? [] : [alert])
        return seeking?.termos.length ?? 0
      }),
    tell: ({ mailboxId, reason, message }, now) =>
      sql.transaction(async (tx) => {
        const mailbox = await tx.one(
          mailboxRow,
          `SELECT email FROM alert_addresses WHERE id = $1 AND situacao = 'confirmado'`,
          [mailboxId],
        )
        if (mailbox === null) return
        const once = digestKey(mailboxId) + reason
        await enqueueMail(tx, { once, para: mailbox.email, message }, now)
      }),
  }
}

async function hasFound(sql: SqlReader, alertaId: string, searched: Searched): Promise<boolean> {
  const found =
    'data' in searched
      ? await sql.one(
          present,
          `SELECT 1 FROM alert_matches m JOIN publications p ON p.id = m.publicacao_id
           WHERE m.alerta_id = $1 AND p.data_publicacao = $2 AND p.edicao = $3 LIMIT 1`,
          [alertaId, searched.data, searched.numero],
        )
      : await sql.one(
          present,
          `SELECT 1 FROM alert_matches
           WHERE alerta_id = $1 AND matched_at > $2 AND matched_at <= $3 LIMIT 1`,
          [alertaId, searched.after, searched.until],
        )
  return found !== null
}
