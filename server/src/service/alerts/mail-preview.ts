import { compose } from '../../mail/compose.ts'
import type { AlertMatches } from '../../mail/message.ts'
import { renderText } from '../../mail/render-text.ts'
import type { AlertView } from '../../alerts/alert.ts'
import { readQuery } from '../../search/reading/reading.ts'
import { type ActToMail, matchedAct } from '../mail/matched-act.ts'

/** An alert whose mail is previewed. */
export interface MailToPreview extends Pick<
  AlertView,
  'nome' | 'consulta' | 'leitura' | 'frequencia'
> {
  /** Name of the account. */
  conta: string
  /** The newest of the acts to show. */
  publicacoes: string[]
  /** The number of acts that it found on the day of the newest. */
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
  const { nome, consulta, leitura, frequencia, conta, publicUrl } = mail
  const isAtOnce = frequencia === 'imediata'
  const found = await Promise.all(mail.publicacoes.slice(0, isAtOnce ? 1 : undefined).map(find))
  const acts = found.filter((act) => act !== null)
  const newest = acts[0]
  if (newest === undefined) return null
  const { query } = readQuery(consulta, leitura)
  const shown = acts
    .filter(({ data_publicacao }) => data_publicacao === newest.data_publicacao)
    .map((act) => matchedAct(act, query))
  const total = isAtOnce ? 1 : Math.max(mail.total, shown.length)
  const message: AlertMatches = {
    kind: 'alert_matches',
    scope:
      frequencia === 'edicao'
        ? { frequencia, data: newest.data_publicacao, numero: newest.edicao }
        : frequencia === 'diaria'
          ? { frequencia, data: newest.data_publicacao }
          : { frequencia },
    conta,
    groups: [{ alerta_id: '…', nome, consulta, total, acts: shown }],
    late: [],
    unsubscribeToken: '…',
  }
  const letter = compose(message, publicUrl)
  return { assunto: letter.subject, texto: renderText(letter) }
}
