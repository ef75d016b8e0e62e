import type { AlertMatch } from '../../alerts/alert.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { shownSituacao } from '../archive/publication-rows.ts'
import { eventIdOf, foundRowEventId } from '../push/event-id.ts'
import { publications } from '../archive/tables.ts'
import { events } from '../push/tables.ts'
import { present } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { alertMatches } from './tables.ts'

const actRow = publications.pick(
  'data_publicacao',
  'edicao',
  'versao',
  'situacao',
  'em_parte',
  'retirada_em',
)
const insertMatch = alertMatches.insert('ON CONFLICT (alerta_id, publicacao_id) DO NOTHING')
const insertEvent = events.pick('id', 'tipo', 'criado_em', 'dados', 'conta_id').insert()

type Act = ReturnType<typeof actRow>

/**
 * Records that an alert has found an act, or a row of one, inside the caller's transaction: the event from which
 * deliveries follow, a place in the next mail to each confirmed mailbox, and one in each of its bulletins.
 * @returns False, without writing anything, when the alert had found it before; a row is known by its event, as long
 * as that is kept.
 */
export async function recordMatch(tx: Sql, match: AlertMatch, now: Date): Promise<boolean> {
  const { alert, publicacao, row } = match
  const act = await tx.one(actRow, `SELECT ${actRow.columns} FROM publications WHERE id = $1`, [
    publicacao,
  ])
  const evento =
    row === null
      ? await eventIdOf(tx, ['alerta.match', alert.id, publicacao])
      : foundRowEventId(alert.id, row.linha_id)
  if (row !== null && (await isThere(tx, evento))) return false
  const inserted = await insertMatch(tx, {
    alerta_id: alert.id,
    publicacao_id: publicacao,
    evento_id: evento,
    matched_at: now.getTime(),
    data: act?.data_publicacao ?? '',
  })
  if (row === null && inserted === 0) return false
  await insertEvent(tx, {
    id: evento,
    tipo: 'alerta.match',
    criado_em: now.toISOString(),
    dados: JSON.stringify(dataOf(match, act)),
    conta_id: alert.conta_id,
  })
  if (act !== null) {
    await queueMails(tx, match, act, now)
    await queueBulletins(tx, match)
  }
  return true
}

async function isThere(tx: Sql, evento: string): Promise<boolean> {
  return (await tx.one(present, 'SELECT 1 FROM events WHERE id = $1', [evento])) !== null
}

/** What the event keeps. */
function dataOf({ alert, publicacao, termos, versao, nova, row }: AlertMatch, act: Act | null) {
  const { id, nome, consulta, leitura, filtros, canais } = alert
  return {
    alerta: { id, nome },
    consulta,
    termos,
    leitura,
    ignorar_assinatura: filtros.ignorar_assinatura,
    webhooks: canais.webhooks,
    publicacao,
    versao: versao ?? act?.versao ?? null,
    situacao: act === null ? 'publicada' : shownSituacao(act),
    nova,
    ...(row !== null && { tabela: row.tabela, linha_lida: row.linha, prazo: row.prazo }),
  }
}

/** A day that comes near is news of today, and of no edition. */
async function queueMails(
  tx: Sql,
  { alert: { id, conta_id, canais }, publicacao, termos, row }: AlertMatch,
  act: Act,
  now: Date,
): Promise<void> {
  if (canais.emails.length === 0) return
  const isOfEdition = row === null || row.prazo === null
  await tx.run(
    `INSERT INTO alert_mail_queue
       (address_id, alerta_id, publicacao_id, termos, linha, data, edicao, matched_at)
     SELECT id, $1, $2, $8, $9, $3, $4, $5 FROM alert_addresses
     WHERE conta_id = $6 AND situacao = 'confirmado' AND ${tx.dialect.isAnyOf('email', '$7')}`,
    [
      id,
      publicacao,
      isOfEdition ? act.data_publicacao : brasiliaDate(now),
      isOfEdition ? act.edicao : '',
      now.getTime(),
      conta_id,
      canais.emails,
      JSON.stringify(termos),
      row && JSON.stringify(row),
    ],
  )
}

async function queueBulletins(tx: Sql, { alert, publicacao, termos, row }: AlertMatch) {
  if (alert.boletins.length === 0) return
  await tx.run(
    `INSERT INTO bulletin_queue (boletim_id, alerta_id, publicacao_id, termos, linha)
     SELECT id, $1, $2, $3, $5 FROM bulletins WHERE ${tx.dialect.isAnyOf('id', '$4')}`,
    [alert.id, publicacao, JSON.stringify(termos), alert.boletins, row && JSON.stringify(row)],
  )
}
