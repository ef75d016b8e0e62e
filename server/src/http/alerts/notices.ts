import { type Notice, noticeData } from '../../service/notice.ts'
import type { AlertView, Channels } from '../../alerts/alert.ts'
import type { Mailbox } from '../../alerts/mailbox.ts'
import type { ChannelWebhook, KnownChannels } from '../../service/alerts/queries.ts'

/** The contract limits `avisos` to this many. */
export const MOST_NOTICES = 10

/** Notices for the owner of an alert: first about its channels, then about its filters. */
export function alertNotices(
  { canais, boletins }: Pick<AlertView, 'canais' | 'boletins'>,
  known: KnownChannels,
  ofFilters: Notice[],
): Notice[] {
  const isAlone = boletins.length === 0 && !hasChannel(canais)
  return [...(isAlone ? [withoutChannel] : channelNotices(canais, known)), ...ofFilters].slice(
    0,
    MOST_NOTICES,
  )
}

function hasChannel({ webhooks, emails }: Channels): boolean {
  return webhooks.length + emails.length > 0
}

function channelNotices({ webhooks, emails }: Channels, known: KnownChannels): Notice[] {
  const webhookOf = new Map(known.webhooks.map((webhook) => [webhook.id, webhook]))
  const stateOf = new Map(known.mailboxes.map(({ email, situacao }) => [email, situacao]))
  return [
    ...webhooks.flatMap((id, index) =>
      webhookNotices(id, webhookOf.get(id), `canais.webhooks[${index}]`),
    ),
    ...emails.flatMap((email, index) => {
      const situacao = stateOf.get(email) ?? null
      return situacao === 'confirmado'
        ? []
        : [unconfirmedNotice(email, situacao, `canais.emails[${index}]`)]
    }),
  ]
}

const withoutChannel: Notice = {
  codigo: 'alerta_sem_canal',
  campo: 'canais',
  mensagem:
    'O alerta não tem webhook nem e-mail: do que ele encontrar só se guarda o número, em encontrados_sem_canal.',
  sugestoes: [],
  dados: noticeData(),
}

function webhookNotices(id: string, webhook: ChannelWebhook | undefined, campo: string): Notice[] {
  const dados = noticeData({ valor: id })
  if (webhook === undefined)
    return [
      {
        codigo: 'webhook_inexistente',
        campo,
        mensagem: 'Este webhook foi excluído.',
        sugestoes: [],
        dados,
      },
    ]
  const { ativo, eventos } = webhook
  const deaf: Notice = {
    codigo: 'webhook_sem_alerta',
    campo,
    mensagem: `O webhook ${id} não recebe alerta.match: acrescente-o aos eventos dele.`,
    sugestoes: [],
    dados,
  }
  const inactive: Notice = {
    codigo: 'webhook_inativo',
    campo,
    mensagem: `O webhook ${id} está inativo: enquanto estiver, nada lhe é enviado.`,
    sugestoes: [],
    dados,
  }
  return [...(eventos.includes('alerta.match') ? [] : [deaf]), ...(ativo ? [] : [inactive])]
}

export function unconfirmedNotice(
  email: string,
  situacao: Mailbox['situacao'] | null,
  campo: string,
): Notice {
  const why =
    situacao === 'descadastrado'
      ? 'quem o usa pediu para não receber mais; pedimos de novo a confirmação, no máximo uma vez por dia'
      : 'falta a confirmação de quem o usa, por um link que lhe enviamos'
  return {
    codigo: 'email_nao_confirmado',
    campo,
    mensagem: `Nada será enviado a ${email} por ora: ${why}.`,
    sugestoes: [],
    dados: noticeData({ valor: email, situacao: situacao ?? 'pendente' }),
  }
}
