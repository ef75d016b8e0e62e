import { brasiliaDate } from '../../lib/time/dates.ts'
import { brasiliaTime, brazilianDate } from '../brasilia-time.ts'
import type { Letter } from '../letter.ts'
import { accountUrl, webhookUrl } from '../links.ts'
import type { WebhookTrouble } from '../message.ts'

/** For the owner of a webhook that fails, or that became inactive. */
export function webhookTrouble(trouble: WebhookTrouble, publicUrl: string): Letter {
  if (trouble.kind === 'webhook_warning') return warning(trouble, publicUrl)
  return trouble.url.endsWith(BROWSER)
    ? browserEnded(trouble, publicUrl)
    : inactive(trouble, publicUrl)
}

/** The end of the address of a browser: webhooks/browser/subscription.ts. */
const BROWSER = '#navegador'

function browserEnded(trouble: WebhookTrouble, publicUrl: string): Letter {
  return {
    subject: `O navegador ${nameOf(trouble)} não mostra mais os avisos dos alertas`,
    blocks: [
      {
        kind: 'paragraph',
        content: [
          'O serviço de notificações desse navegador não aceita mais o que lhe enviamos: a permissão foi tirada, ou o navegador não foi alcançado. Nada mais lhe é enviado.',
        ],
      },
      details(trouble),
      {
        kind: 'paragraph',
        content: [
          'Se ainda o quer, abra “Sua conta” nele e ligue de novo os avisos: o que estava por entregar é enviado. Se não, remova-o ali.',
        ],
      },
      { kind: 'action', text: 'Abrir a conta', url: accountUrl(publicUrl) },
    ],
    footer,
    unsubscribeUrl: null,
  }
}

function warning(trouble: WebhookTrouble, publicUrl: string): Letter {
  const page = webhookUrl(publicUrl, trouble.webhook_id)
  return {
    subject: `Webhook ${nameOf(trouble)} não recebe desde ${dayOf(trouble)}`,
    blocks: [
      {
        kind: 'paragraph',
        content: [
          'As entregas a este webhook estão falhando. O Arauto ainda tentará algumas vezes, cada vez mais espaçadas; se nada for recebido até a última, o webhook ficará inativo.',
        ],
      },
      details(trouble),
      {
        kind: 'paragraph',
        content: [
          'Confira se o endereço está no ar e responde 2xx em até 5 segundos. Depois do conserto, envie um teste.',
        ],
      },
      { kind: 'action', text: 'Ver as falhas e testar', url: page },
      { kind: 'paragraph', content: ['Ou, pela API:'] },
      { kind: 'code', text: testCommand(trouble, publicUrl) },
    ],
    footer,
    unsubscribeUrl: null,
  }
}

function inactive(trouble: WebhookTrouble, publicUrl: string): Letter {
  const { webhook_id } = trouble
  const resource = `${publicUrl}/api/v1/webhooks/${webhook_id}`
  return {
    subject: `Webhook ${nameOf(trouble)} ficou inativo: não recebia desde ${dayOf(trouble)}`,
    blocks: [
      {
        kind: 'paragraph',
        content: [
          'Uma entrega falhou em todas as tentativas, e nenhuma outra foi recebida nesse tempo. O webhook está inativo: nada mais lhe é enviado.',
        ],
      },
      details(trouble),
      {
        kind: 'paragraph',
        content: ['Depois do conserto, reative-o. O que estava por entregar volta à fila.'],
      },
      { kind: 'action', text: 'Reativar', url: webhookUrl(publicUrl, webhook_id) },
      { kind: 'paragraph', content: ['Ou, pela API:'] },
      {
        kind: 'code',
        text: `curl -X PATCH ${resource} \\\n  -H "X-API-Key: ar_…" -H "Content-Type: application/json" \\\n  -d '{"ativo": true}'`,
      },
      {
        kind: 'paragraph',
        content: [
          'O que aconteceu enquanto ele esteve inativo não se perdeu: por 90 dias, pode ser reenviado na mesma página, em “Reenviar desde…”, ou pela API, por POST /api/v1/webhooks/{id}/reenviar.',
        ],
      },
    ],
    footer,
    unsubscribeUrl: null,
  }
}

const footer = [
  'Você recebe este aviso porque seu e-mail é o da conta que criou o webhook. Ele faz parte do serviço enquanto o webhook existir.',
]

function details(trouble: WebhookTrouble) {
  const { webhook_id, url, since, falhas_consecutivas, ultimo_status_http, ultimo_erro } = trouble
  const answer =
    ultimo_status_http === null
      ? `nenhuma (${REASONS[ultimo_erro ?? ''] ?? 'motivo desconhecido'})`
      : `HTTP ${ultimo_status_http}`
  return {
    kind: 'list' as const,
    items: [
      [`Webhook: ${nameOf(trouble)} (${webhook_id})`],
      [`Endereço: ${url}`],
      [`Falha desde: ${brasiliaTime(since)}`],
      [`Tentativas seguidas sem sucesso: ${falhas_consecutivas}`],
      [`Última resposta: ${answer}`],
    ],
  }
}

/** Why there was no answer: the classes of webhooks/attempt-error.ts. */
const REASONS: Record<string, string> = {
  dns: 'o nome do endereço não foi encontrado',
  endereco_recusado: 'o nome aponta para uma rede interna',
  conexao_recusada: 'nada atende nessa porta',
  conexao_interrompida: 'a conexão caiu',
  tempo_esgotado: 'os 5 segundos se esgotaram',
  certificado_invalido: 'o certificado venceu ou não é de confiança',
  tls: 'não foi possível estabelecer a conexão segura',
  resposta_invalida: 'o que veio não é HTTP',
  redirecionamento: 'o endereço redireciona',
  status_http: 'a resposta foi de erro',
  rede: 'a rede falhou',
}

function testCommand({ webhook_id }: WebhookTrouble, publicUrl: string): string {
  return `curl -X POST ${publicUrl}/api/v1/webhooks/${webhook_id}/test \\\n  -H "X-API-Key: ar_…" -H "Content-Type: application/json" \\\n  -d '{"tipo": "publicacao.nova"}'`
}

function dayOf({ since }: WebhookTrouble): string {
  return brazilianDate(brasiliaDate(new Date(since)))
}

/** The owner's name for it, else its host. */
function nameOf({ nome, url }: WebhookTrouble): string {
  return nome ? `“${nome}”` : (URL.parse(url)?.host ?? url)
}
