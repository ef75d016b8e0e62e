import { Type } from 'typebox'
import { MOST as MOST_AT_ONCE } from '../../webhooks/dispatch/lane.ts'
import { EVENT_TYPES } from '../../webhooks/message/delivery-request.ts'
import type { WebhookView } from '../../service/webhooks/view.ts'
import { receiptExample, receiptSchema } from '../schemas/receipt.ts'
import { instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { ownersKey } from '../schemas/owners-key.ts'
import { readingVersion } from '../schemas/reading.ts'
import { givenRowFilter, keptRowFilter } from './row-filter-schema.ts'
import { givenSendingTimes, keptSendingTimes, sendingTimesSchema } from './sending-time-schema.ts'
import {
  MAX_VALUES,
  STANDING_FILTER,
  standingFilter,
  standingFilterExample,
  standingFilterPatch,
} from '../schemas/standing-filter.ts'

/** The same limit as in a search. */
export const MAX_TERMO = 4_000
const MAX_NOME = 100
const MIN_SECRET = 8
const MAX_SECRET = 512

export const webhookExample: WebhookView = {
  id: 'wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  chave: null,
  nome: 'Licitações para o CRM',
  url: 'https://receptor.exemplo.com.br/arauto',
  eventos: ['publicacao.nova', 'edicao.publicada'],
  filtros: {
    termos: ['"pregão eletrônico"', 'licitação NAO dispensa'],
    linhas: null,
    ...standingFilterExample,
  },
  leitura: 1,
  max_simultaneas: null,
  envio: null,
  ativo: true,
  motivo_inativacao: null,
  falhas_consecutivas: 0,
  criado_em: '2024-03-15T12:00:00.000Z',
  atualizado_em: '2024-03-15T12:00:00.000Z',
  inativado_em: null,
  conferido_ate: receiptExample,
}
export const secretExample = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

const nome = nullable(
  Type.String({
    minLength: 1,
    maxLength: MAX_NOME,
    description: 'Como você o chama, para o reconhecer entre outros; `null` se de nada.',
    examples: ['Licitações para o CRM'],
  }),
)
const url = Type.String({
  description:
    'Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha.',
  examples: [webhookExample.url],
})
const eventos = Type.Array(oneOf(EVENT_TYPES, {}), {
  minItems: 1,
  maxItems: 10,
  description:
    'Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação.',
  examples: [webhookExample.eventos],
})
const termos = Type.Array(Type.String({ maxLength: MAX_TERMO }), {
  maxItems: MAX_VALUES,
  description:
    'Consultas, na linguagem de `termo` da busca: basta que uma delas encontre a publicação. Vazio: não filtra.',
  examples: [webhookExample.filtros.termos],
})
const max_simultaneas = nullable(
  Type.Integer({
    minimum: 1,
    maximum: MOST_AT_ONCE,
    description:
      'Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde.',
    examples: [4],
  }),
)
const ativo = Type.Boolean({
  description: 'Se recebe entregas.',
  examples: [webhookExample.ativo],
})
const secret = Type.String({
  minLength: MIN_SECRET,
  maxLength: MAX_SECRET,
  description:
    'Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez.',
  examples: [secretExample],
})

/** How long the old secret still signs, by default. */
export const DEFAULT_GRACE_HOURS = 24

/** The path parameters behind /webhooks. */
export const webhookParams = Type.Object({
  webhook_id: Type.String({
    description: 'Identificador do webhook.',
    examples: [webhookExample.id],
  }),
})

const STRICT = { additionalProperties: false }

const filtrosSchema = named(
  'Filtros',
  Type.Object(
    { termos, linhas: keptRowFilter, ...standingFilter },
    {
      description: `O que deixa passar: um dos \`termos\`, ${STANDING_FILTER}. A \`linha.nova\` só se aplicam \`linhas\` e \`literal\`; a \`edicao.publicada\`, \`secoes\`; a \`alerta.match\`, nenhum.`,
    },
  ),
)

const record = {
  id: Type.String({ description: 'Identificador do webhook.', examples: [webhookExample.id] }),
  chave: ownersKey,
  nome,
  url,
  eventos,
  filtros: ref(filtrosSchema),
  leitura: readingVersion('`termos` e `orgaos`'),
  max_simultaneas,
  envio: keptSendingTimes,
  ativo,
  motivo_inativacao: Type.Union(
    [oneOf(['manual', 'falhas', 'endereco_perdido'], {}), Type.Null()],
    {
      description:
        'Por que está inativo: `manual`, a pedido; `falhas`, porque uma entrega falhou em todas as tentativas e nenhuma outra teve sucesso; `endereco_perdido`, porque o endereço de um canal ou navegador se perdeu com a chave que o cifrava; `url` só diz o servidor e, se havia, a palavra depois de `#`: dê o endereço de novo. `null` se está ativo.',
      examples: [null],
    },
  ),
  falhas_consecutivas: Type.Integer({
    description: 'Tentativas que falharam desde a última resposta 2xx.',
    examples: [webhookExample.falhas_consecutivas],
  }),
  criado_em: instant('Quando foi criado.'),
  atualizado_em: instant('Quando mudou pela última vez.'),
  inativado_em: nullable(instant('Quando ficou inativo; `null` se está ativo.')),
  conferido_ate: receiptSchema,
}

/** Section 2.7 of the contract, without the secret. */
export const webhookSchema = named(
  'Webhook',
  Type.Object(record, { description: 'Webhook: um endereço que recebe eventos.' }),
)

export const webhookCriadoSchema = named(
  'WebhookCriado',
  Type.Object(
    {
      ...record,
      secret: nullable(
        Type.String({
          description:
            'O segredo que criamos, mostrado só desta vez; `null` se você enviou o seu, ou se o webhook já existia.',
          examples: [secretExample],
        }),
      ),
    },
    { description: 'Webhook recém-criado.' },
  ),
)

/** The filters of a webhook, in a body. */
const FILTERS = {
  ...STRICT,
  description: 'Que publicações interessam; o que falta não filtra.',
  examples: [webhookExample.filtros],
}

/** What bodies may say of a whole webhook. */
const newWebhookFields = {
  nome: Type.Optional(nome),
  url,
  eventos,
  filtros: Type.Optional(
    Type.Partial(Type.Object({ termos, linhas: givenRowFilter, ...standingFilter }), FILTERS),
  ),
  max_simultaneas: Type.Optional(max_simultaneas),
  envio: Type.Optional(givenSendingTimes),
  ativo: Type.Optional(ativo),
  secret: Type.Optional(secret),
}

/** The body of POST /webhooks. */
export const newWebhookBody = Type.Object(
  { ...newWebhookFields, chave: Type.Optional(ownersKey) },
  { ...STRICT, description: 'O webhook a criar.' },
)

/** The body of PUT /webhooks/chave/{chave}. */
export const wholeWebhookBody = Type.Object(newWebhookFields, {
  ...STRICT,
  description:
    'O webhook inteiro: o que falta recebe o padrão, menos `ativo` e `secret`, que ficam como estão.',
})

/** The body of PATCH /webhooks/{webhook_id}: a JSON merge patch. */
export const webhookPatchBody = Type.Object(
  {
    nome: Type.Optional(nome),
    url: Type.Optional(url),
    eventos: Type.Optional(eventos),
    filtros: Type.Optional(
      nullable(
        Type.Object(
          {
            termos: Type.Optional(nullable(termos)),
            linhas: Type.Optional(givenRowFilter),
            ...standingFilterPatch,
          },
          FILTERS,
        ),
      ),
    ),
    max_simultaneas: Type.Optional(max_simultaneas),
    envio: Type.Optional(givenSendingTimes),
    ativo: Type.Optional(ativo),
    secret: Type.Optional(secret),
    chave: Type.Optional(ownersKey),
  },
  {
    ...STRICT,
    description:
      'O que muda (JSON Merge Patch, RFC 7396): listas são substituídas, e `linhas` e `envio` também, inteiros; o que falta fica como está, `null` em `filtros` ou num de seus campos o esvazia, e em `chave`, `nome`, `max_simultaneas` ou `envio` os tira.',
  },
)

/** The body of POST /webhooks/{webhook_id}/secret. */
export const rotationBody = nullable(
  Type.Object(
    {
      secret: Type.Optional(secret),
      carencia_horas: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 168,
          default: DEFAULT_GRACE_HOURS,
          description:
            'Por quantas horas `X-Service-Signature` ainda é assinada com o segredo antigo; 0 troca na hora.',
          examples: [24],
        }),
      ),
    },
    { ...STRICT, description: 'A troca do segredo; sem corpo, um segredo novo e 24 horas.' },
  ),
)

export const rotationSchema = named(
  'TrocaSegredo',
  Type.Object(
    {
      webhook_id: Type.String({ description: 'O webhook.', examples: [webhookExample.id] }),
      secret: nullable(
        Type.String({
          description: 'O segredo novo, mostrado só desta vez; `null` se você enviou o seu.',
          examples: [secretExample],
        }),
      ),
      vigente_em: instant(
        'Quando o segredo novo passa a assinar sozinho. Até lá, `X-Service-Signature` é do antigo, `X-Service-Signature-Next` do novo, e `webhook-signature` traz as duas.',
      ),
    },
    { description: 'Troca do segredo de um webhook.' },
  ),
)

export const webhookSchemas = [
  filtrosSchema,
  sendingTimesSchema,
  webhookSchema,
  webhookCriadoSchema,
  rotationSchema,
]
