import { Type } from 'typebox'
import { ATTEMPT_ERRORS } from '../../webhooks/attempt-error.ts'
import {
  type Delivery,
  type DeliveryAttempt,
  DELIVERY_ORIGINS,
  DELIVERY_STATUSES,
} from '../../webhooks/delivery.ts'
import { EVENT_TYPES } from '../../webhooks/message/delivery-request.ts'
import { date, instant, moment, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { SECTION_CODES } from '../../gazette/publication.ts'
import { pageParameters } from '../schemas/paging.ts'
import { webhookExample, webhookParams } from './schema.ts'

export const deliveryExample: Delivery = {
  id: 'dlv_01JQ7Z3V5N8M2K4T6W9X1Y0DEF',
  evento_id: 'evt_01JQ7Z3V5N8M2K4T6W9X1Y0GHJ',
  webhook_id: webhookExample.id,
  tipo: 'publicacao.nova',
  origem: 'automatica',
  status: 'entregue',
  tentativas: 1,
  ultimo_status_http: 200,
  ultimo_erro: null,
  ultima_duracao_ms: 180,
  criado_em: '2024-03-15T12:00:00.000Z',
  proxima_tentativa_em: null,
  concluido_em: '2024-03-15T12:00:00.180Z',
  publicacao: {
    id: 'pub_7XK2M4Q9R1T5V8WY',
    titulo: 'PORTARIA Nº 1.234, DE 14 DE MARÇO DE 2024',
    secao: '1',
    data_publicacao: '2024-03-15',
  },
  edicao: null,
}

const publicacaoEntregueSchema = named(
  'PublicacaoEntregue',
  Type.Object(
    {
      id: Type.String({
        description: 'Identificador da publicação.',
        examples: [deliveryExample.publicacao!.id],
      }),
      titulo: Type.String({
        description: 'Título, como foi enviado.',
        examples: [deliveryExample.publicacao!.titulo],
      }),
      secao: oneOf(SECTION_CODES, { description: 'Seção.', examples: ['1'] }),
      data_publicacao: date('Data de publicação.'),
    },
    { description: 'A publicação de que trata uma entrega.' },
  ),
)

const edicaoEntregueSchema = named(
  'EdicaoEntregue',
  Type.Object(
    {
      numero: Type.String({ description: 'Número da edição.', examples: ['52'] }),
      data: date('Data da edição.'),
    },
    { description: 'A edição de que trata uma entrega.' },
  ),
)

const erro = Type.Union([oneOf(ATTEMPT_ERRORS, {}), Type.Null()], {
  description:
    'Por que a última tentativa falhou; `null` se teve sucesso ou não houve. `status_http`: a resposta não foi 2xx. `redirecionamento`: foi 3xx, e redirecionamentos não são seguidos. `tempo_esgotado`: não houve resposta em 5 s. `endereco_recusado`: o nome leva a um endereço que não é público. As demais dizem em que ponto a conexão falhou.',
  examples: [null],
})

const fields = {
  id: Type.String({
    description: 'Identificador da entrega, também no cabeçalho X-Service-Delivery.',
    examples: [deliveryExample.id],
  }),
  evento_id: Type.String({
    description: 'Identificador do evento, o mesmo em toda entrega dele.',
    examples: [deliveryExample.evento_id],
  }),
  webhook_id: Type.String({
    description: 'O webhook que a recebe.',
    examples: [deliveryExample.webhook_id],
  }),
  tipo: oneOf(EVENT_TYPES, {
    description: 'Tipo do evento.',
    examples: [deliveryExample.tipo],
  }),
  origem: oneOf(DELIVERY_ORIGINS, {
    description:
      '`automatica`: o evento aconteceu. `teste`: pedida em `/test`. `reenvio`: pedida em `/reenviar`.',
    examples: [deliveryExample.origem],
  }),
  status: oneOf(DELIVERY_STATUSES, {
    description:
      '`pendente`: espera a próxima tentativa; a primeira, até quando o `envio` do webhook diz. `enviando`: há uma tentativa em curso. `entregue`: o destinatário respondeu 2xx. `falhou`: esgotou as tentativas. `suspensa`: o webhook está inativo. `cancelada`: o webhook foi excluído.',
    examples: [deliveryExample.status],
  }),
  tentativas: Type.Integer({
    description: 'Quantas tentativas já houve.',
    examples: [deliveryExample.tentativas],
  }),
  ultimo_status_http: nullable(
    Type.Integer({
      description: 'Status HTTP da última tentativa; `null` se não houve resposta.',
      examples: [deliveryExample.ultimo_status_http],
    }),
  ),
  ultimo_erro: erro,
  ultima_duracao_ms: nullable(
    Type.Integer({
      description: 'Quanto durou a última tentativa, em milissegundos; `null` se não houve.',
      examples: [deliveryExample.ultima_duracao_ms],
    }),
  ),
  criado_em: instant('Quando foi criada.'),
  proxima_tentativa_em: nullable(instant('Quando será a próxima tentativa; `null` se não haverá.')),
  concluido_em: nullable(instant('Quando terminou; `null` se ainda não.')),
  publicacao: Type.Union([ref(publicacaoEntregueSchema), Type.Null()], {
    description: 'A publicação de que trata; `null` se é uma edição.',
    examples: [deliveryExample.publicacao],
  }),
  edicao: Type.Union([ref(edicaoEntregueSchema), Type.Null()], {
    description: 'A edição de que trata; `null` se é uma publicação.',
    examples: [null],
  }),
}

export const entregaSchema = named(
  'Entrega',
  Type.Object(fields, { description: 'Entrega: um evento a um webhook.' }),
)

export const attemptExample: DeliveryAttempt = {
  numero: 1,
  iniciada_em: '2024-03-15T12:00:00.000Z',
  duracao_ms: 180,
  status_http: 200,
  erro: null,
  ip: '203.0.113.7',
  resposta: 'recebido',
}

const tentativaSchema = named(
  'Tentativa',
  Type.Object(
    {
      numero: Type.Integer({
        description: 'Número da tentativa, a partir de 1, também no cabeçalho X-Service-Attempt.',
        examples: [attemptExample.numero],
      }),
      iniciada_em: instant('Quando começou.'),
      duracao_ms: Type.Integer({
        description: 'Quanto durou, em milissegundos.',
        examples: [attemptExample.duracao_ms],
      }),
      status_http: nullable(
        Type.Integer({
          description: 'Status HTTP da resposta; `null` se não houve.',
          examples: [attemptExample.status_http],
        }),
      ),
      erro: Type.Union([oneOf(ATTEMPT_ERRORS, {}), Type.Null()], {
        description: 'Por que falhou; `null` se teve sucesso.',
        examples: [attemptExample.erro],
      }),
      ip: nullable(
        Type.String({
          description: 'Endereço IP que atendeu; `null` se não houve conexão.',
          examples: [attemptExample.ip],
        }),
      ),
      resposta: nullable(
        Type.String({
          description:
            'Começo do corpo da resposta, até 4 KiB, guardado por 30 dias; `null` se vazio ou comprimido.',
          examples: [attemptExample.resposta],
        }),
      ),
    },
    { description: 'Tentativa: uma requisição HTTP de uma entrega.' },
  ),
)

export const requestExample = {
  cabecalhos: {
    'Content-Type': 'application/json',
    'X-Service-Event': deliveryExample.tipo,
    'X-Service-Delivery': deliveryExample.id,
    'webhook-id': deliveryExample.evento_id,
  },
  corpo: `{"id":"${deliveryExample.evento_id}","tipo":"publicacao.nova"}`,
  entregas: [deliveryExample.id],
}

const requisicaoSchema = named(
  'RequisicaoEntrega',
  Type.Object(
    {
      cabecalhos: Type.Record(Type.String(), Type.String(), {
        description:
          'Cabeçalhos iguais em toda tentativa. Os outros mudam com o momento do envio: X-Service-Attempt, X-Service-Timestamp e as assinaturas.',
        examples: [requestExample.cabecalhos],
      }),
      corpo: Type.String({
        description:
          'O corpo, byte a byte, que é assinado e enviado em toda tentativa. Num canal de mensagens, a mensagem da última tentativa, que pode contar várias entregas.',
        examples: [requestExample.corpo],
      }),
      entregas: Type.Array(Type.String(), {
        description:
          'As entregas que o corpo conta, esta entre elas: uma, ou as que foram juntas numa mensagem de um canal.',
        examples: [requestExample.entregas],
      }),
    },
    { description: 'O que se envia ao destinatário.' },
  ),
)

export const entregaDetalheSchema = named(
  'EntregaDetalhe',
  Type.Object(
    {
      ...fields,
      historico: Type.Array(ref(tentativaSchema), {
        description: 'As tentativas, da primeira à última.',
      }),
      requisicao: ref(requisicaoSchema),
    },
    { description: 'Entrega com suas tentativas e o que é enviado.' },
  ),
)

export const paginaEntregasSchema = named(
  'PaginaEntregas',
  Type.Object(
    {
      total: Type.Integer({
        description: 'Quantas entregas há ao todo; é exato.',
        examples: [1],
      }),
      pagina: Type.Integer({ description: 'Página atual.', examples: [1] }),
      limite: Type.Integer({ description: 'Entregas por página.', examples: [20] }),
      total_paginas: Type.Integer({ description: 'Quantas páginas há.', examples: [1] }),
      resultados: Type.Array(ref(entregaSchema), { description: 'As entregas desta página.' }),
    },
    { description: 'Uma página de entregas, da mais nova à mais antiga.' },
  ),
)

export const deliverySchemas = [
  publicacaoEntregueSchema,
  edicaoEntregueSchema,
  tentativaSchema,
  requisicaoSchema,
  entregaSchema,
  entregaDetalheSchema,
  paginaEntregasSchema,
]

export const deliveryParameters = Type.Object({
  status: Type.Optional(
    oneOf(DELIVERY_STATUSES, { description: 'Só as deste status.', examples: ['falhou'] }),
  ),
  tipo: Type.Optional(
    oneOf(EVENT_TYPES, {
      description: 'Só as deste tipo de evento.',
      examples: ['publicacao.nova'],
    }),
  ),
  desde: Type.Optional(moment('Só as criadas a partir deste momento ou dia, inclusive.')),
  ate: Type.Optional(moment('Só as criadas até este momento ou dia, inclusive.')),
  ...pageParameters('Entregas por página.'),
})

/** The path parameters of a delivery, behind /webhooks. */
export const deliveryParams = Type.Object({
  ...webhookParams.properties,
  delivery_id: Type.String({
    description: 'Identificador da entrega.',
    examples: [deliveryExample.id],
  }),
})

/** The body of POST /webhooks/{webhook_id}/test. */
export const testBody = Type.Object(
  {
    tipo: oneOf(EVENT_TYPES, { description: 'O evento a enviar.', examples: ['publicacao.nova'] }),
  },
  { additionalProperties: false, description: 'O que enviar.' },
)
