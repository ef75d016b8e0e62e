import type { SituacaoEndereco } from '../monitor/address.ts'
import type { AlertFilters, Canais } from '../monitor/alert.ts'
import type { Webhook } from '../webhooks/webhook.ts'
import type { AlertDesk } from './alert-desk.ts'
import type { Aviso } from './schemas/aviso.ts'

/** The contract of `avisos`: never more than this. */
export const MOST_NOTICES = 10

/** What the owner of such an alert should know. */
export async function alertNotices(
  desk: AlertDesk,
  conta_id: string,
  filtros: Partial<AlertFilters>,
  canais: Canais,
): Promise<Aviso[]> {
  const known = new Map(desk.addresses(conta_id).map((of) => [of.email, of.situacao]))
  const channels = channelNotices(
    canais,
    (id) => desk.webhook(conta_id, id),
    (email) => known.get(email) ?? null,
  )
  return [...channels, ...(await desk.filterNotices(filtros))].slice(0, MOST_NOTICES)
}

function channelNotices(
  { webhooks, emails }: Canais,
  webhookOf: (id: string) => Webhook | null,
  situacaoOf: (email: string) => SituacaoEndereco | null,
): Aviso[] {
  if (webhooks.length === 0 && emails.length === 0) return [withoutChannel]
  return [
    ...webhooks.flatMap((id, index) => webhookNotices(webhookOf(id), `canais.webhooks[${index}]`)),
    ...emails.flatMap((email, index) =>
      situacaoOf(email) === 'confirmado'
        ? []
        : [unconfirmed(email, situacaoOf(email), `canais.emails[${index}]`)],
    ),
  ]
}

const withoutChannel: Aviso = {
  codigo: 'alerta_sem_canal',
  campo: 'canais',
  mensagem:
    'O alerta não tem webhook nem e-mail: o que ele encontrar só estará em /eventos?tipo=alerta.match.',
  sugestoes: [],
}

function webhookNotices(webhook: Webhook | null, campo: string): Aviso[] {
  if (webhook === null)
    return [
      {
        codigo: 'webhook_inexistente',
        campo,
        mensagem: 'Este webhook foi excluído.',
        sugestoes: [],
      },
    ]
  const { id, ativo, eventos } = webhook
  const deaf: Aviso = {
    codigo: 'webhook_sem_alerta',
    campo,
    mensagem: `O webhook ${id} não recebe alerta.match: acrescente-o aos eventos dele.`,
    sugestoes: [],
  }
  const inactive: Aviso = {
    codigo: 'webhook_inativo',
    campo,
    mensagem: `O webhook ${id} está inativo: enquanto estiver, nada lhe é enviado.`,
    sugestoes: [],
  }
  return [...(eventos.includes('alerta.match') ? [] : [deaf]), ...(ativo ? [] : [inactive])]
}

function unconfirmed(email: string, situacao: SituacaoEndereco | null, campo: string): Aviso {
  const why =
    situacao === 'descadastrado'
      ? 'quem o usa pediu para não receber mais; pedimos de novo a confirmação, no máximo uma vez por dia'
      : 'falta a confirmação de quem o usa, por um link que lhe enviamos'
  return {
    codigo: 'email_nao_confirmado',
    campo,
    mensagem: `Nada será enviado a ${email} por ora: ${why}.`,
    sugestoes: [],
  }
}
