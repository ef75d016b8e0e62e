import type { AlertMatch } from '../../alerts/alert.ts'
import { shownSituacao } from '../archive/publication-rows.ts'
import { eventIdOf } from '../push/event-id.ts'
import { publications } from '../archive/tables.ts'
import { events } from '../push/tables.ts'
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

/**
 * Records that an alert has found an act, inside the caller's transaction: the event from which
 * deliveries follow, a place in the next mail to each confirmed mailbox, and one in each of its bulletins.
 * @returns False, without writing anything, when the alert had found the act before.
 */
export async function recordMatch(
  tx: Sql,
  { alert, publicacao, termos, versao, nova }: AlertMatch,
  now: Date,
): Promise<boolean> {
  const { id, conta_id, nome, consulta, leitura, filtros, canais } = alert
  const evento = await eventIdOf(tx, ['alerta.match', id, publicacao])
  const act = await tx.one(actRow, `SELECT ${actRow.columns} FROM publications WHERE id = $1`, [
    publicacao,
  ])
  const inserted = await insertMatch(tx, {
    alerta_id: id,
    publicacao_id: publicacao,
    evento_id: evento,
    matched_at: now.getTime(),
    data: act?.data_publicacao ?? '',
  })
  if (inserted === 0) return false
  const dados = {
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
  }
  await insertEvent(tx, {
    id: evento,
    tipo: 'alerta.match',
    criado_em: now.toISOString(),
    dados: JSON.stringify(dados),
    conta_id,
  })
  if (act !== null && canais.emails.length > 0)
    await tx.run(
      `INSERT INTO alert_mail_queue
         (address_id, alerta_id, publicacao_id, termos, data, edicao, matched_at)
       SELECT id, $1, $2, $8, $3, $4, $5 FROM alert_addresses
       WHERE conta_id = $6 AND situacao = 'confirmado' AND ${tx.dialect.isAnyOf('email', '$7')}`,
      [
        id,
        publicacao,
        act.data_publicacao,
        act.edicao,
        now.getTime(),
        conta_id,
        canais.emails,
        JSON.stringify(termos),
      ],
    )
  if (act !== null && alert.boletins.length > 0)
    await tx.run(
      `INSERT INTO bulletin_queue (boletim_id, alerta_id, publicacao_id, termos)
       SELECT id, $1, $2, $3 FROM bulletins WHERE ${tx.dialect.isAnyOf('id', '$4')}`,
      [id, publicacao, JSON.stringify(termos), alert.boletins],
    )
  return true
}
