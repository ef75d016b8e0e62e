import { compose } from '../../mail/compose.ts'
import type { AlertMatches, MatchedAct } from '../../mail/message.ts'
import { renderText } from '../../mail/render-text.ts'
import type { MatchedPublication } from '../../alerts/alert-store.ts'
import type { AlertView } from '../../alerts/alert.ts'
import { mailedRow } from '../mail/mailed-row.ts'
import { type ActToMail, foundAct } from '../mail/matched-act.ts'

/** An alert whose mail is previewed. */
export interface MailToPreview extends Pick<
  AlertView,
  'nome' | 'consulta' | 'leitura' | 'filtros' | 'frequencia'
> {
  /** Name of the account. */
  conta: string
  /** How many items it seeks. */
  itens: number
  /** The acts to show, of its newest day; the newest first. */
  publicacoes: MatchedPublication[]
  /** The number of acts that it found on that day. */
  total: number
  /** The public address of the service. */
  publicUrl: string
}

/** With the names of the wire. */
export interface MailPreview {
  assunto: string
  texto: string
}

/**
 * The mail that the newest acts would have caused: one act for immediate mails, else the acts of
 * one day; null: no act is left.
 */
export async function previewMail(
  mail: MailToPreview,
  find: (id: string) => Promise<ActToMail | null>,
): Promise<MailPreview | null> {
  const { nome, consulta, itens, frequencia, filtros, conta, publicUrl } = mail
  const isAtOnce = frequencia === 'imediata'
  const shown: MatchedAct[] = []
  for (const { id, termos, linhas } of mail.publicacoes.slice(0, isAtOnce ? 1 : undefined)) {
    const act = await find(id)
    if (act === null) continue
    const rows = linhas && { linhas: linhas.map((row) => mailedRow({ ...row, prazo: null })) }
    shown.push({ ...foundAct(act, mail, termos), ...rows })
  }
  const newest = shown[0]
  if (newest === undefined) return null
  const isOfRows = filtros.linhas !== null
  const total = isOfRows ? rowsIn(shown) : isAtOnce ? 1 : Math.max(mail.total, shown.length)
  const sought = filtros.linhas && { linhas: filtros.linhas }
  const message: AlertMatches = {
    kind: 'alert_matches',
    scope:
      frequencia === 'edicao'
        ? { frequencia, data: newest.data_publicacao, numero: newest.edicao }
        : frequencia === 'diaria'
          ? { frequencia, data: newest.data_publicacao }
          : { frequencia },
    conta,
    groups: [{ alerta_id: '…', nome, consulta, itens, ...sought, total, acts: shown }],
    late: [],
    unsubscribeToken: '…',
  }
  const letter = compose(message, publicUrl)
  return { assunto: letter.subject, texto: renderText(letter) }
}

function rowsIn(acts: MatchedAct[]): number {
  return acts.reduce((sum, { linhas }) => sum + (linhas?.length ?? 0), 0)
}
