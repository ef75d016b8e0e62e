import { Type } from 'typebox'
import { ATTEMPT_ERRORS } from '../../webhooks/attempt-error.ts'
import { STATISTICS_PERIODS, type Statistics } from '../../webhooks/statistics.ts'
import { instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { attemptExample, deliveryExample } from './delivery-schema.ts'
import { webhookExample } from './schema.ts'

const rate = (of: string) =>
  nullable(
    Type.Number({
      description: `Parte das ${of} que teve sucesso, de 0 a 1; \`null\` se não houve nenhuma.`,
      examples: [0.99],
    }),
  )

const entregas = named(
  'ContagemEntregas',
  Type.Object(
    {
      entregues: Type.Integer({
        description: 'Entregas que terminaram com uma resposta 2xx.',
        examples: [99],
      }),
      falhas: Type.Integer({
        description: 'Entregas que esgotaram as tentativas.',
        examples: [1],
      }),
      taxa_sucesso: rate('entregas'),
    },
    {
      description:
        'Entregas que terminaram; a que termina de novo, a pedido, conta de novo. Testes não contam.',
    },
  ),
)

const tentativas = named(
  'ContagemTentativas',
  Type.Object(
    {
      sucessos: Type.Integer({ description: 'Tentativas com resposta 2xx.', examples: [99] }),
      falhas: Type.Integer({ description: 'As demais.', examples: [1] }),
      taxa_sucesso: rate('tentativas'),
    },
    { description: 'Tentativas que terminaram. Testes não contam.' },
  ),
)

const tempo = named(
  'TempoResposta',
  Type.Object(
    {
      media_ms: nullable(
        Type.Integer({
          description: 'Média, em milissegundos; `null` se nada foi respondido.',
          examples: [120],
        }),
      ),
      p95_ms: nullable(
        Type.Integer({
          description:
            'Tempo em que vieram 95 % das respostas, em milissegundos, por faixas; `null` se nada foi respondido.',
          examples: [340],
        }),
      ),
    },
    { description: 'Quanto o destinatário leva para responder, com qualquer status.' },
  ),
)

const hora = named(
  'HoraEstatisticas',
  Type.Object(
    {
      hora: instant('Início da hora.'),
      entregas: ref(entregas),
      tentativas: ref(tentativas),
      tempo_resposta: ref(tempo),
    },
    { description: 'O que houve em uma hora.' },
  ),
)

const grupo = named(
  'ErrosRecentes',
  Type.Object(
    {
      erro: oneOf(ATTEMPT_ERRORS, {
        description: 'Classe do erro, como em `erro` de uma tentativa.',
        examples: ['tempo_esgotado'],
      }),
      quantidade: Type.Integer({ description: 'Quantos deles.', examples: [1] }),
      ultimo_em: instant('Quando foi o mais novo.'),
      ultimo_status_http: nullable(
        Type.Integer({
          description: 'Status HTTP do mais novo; `null` se não houve resposta.',
          examples: [503],
        }),
      ),
      ultima_entrega_id: Type.String({
        description: 'Entrega em que houve o mais novo.',
        examples: [deliveryExample.id],
      }),
    },
    { description: 'Erros recentes de uma classe.' },
  ),
)

export const estatisticasSchema = named(
  'Estatisticas',
  Type.Object(
    {
      webhook_id: Type.String({ description: 'O webhook.', examples: [webhookExample.id] }),
      periodo: oneOf(STATISTICS_PERIODS, { description: 'O período pedido.', examples: ['24h'] }),
      desde: instant('Começo da primeira hora do período.', '2024-03-14T13:00:00.000Z'),
      ate: instant('Fim do período: o momento da resposta.'),
      entregas: ref(entregas),
      tentativas: ref(tentativas),
      tempo_resposta: ref(tempo),
      horas: Type.Array(ref(hora), {
        description: 'Hora a hora, da mais antiga à atual; as que nada tiveram vêm com zeros.',
      }),
      erros_recentes: Type.Array(ref(grupo), {
        description:
          'As últimas 20 tentativas do período que falharam, por classe de erro, da mais frequente à menos.',
      }),
    },
    { description: 'Como vão as entregas de um webhook.' },
  ),
)

export const statisticsSchemas = [entregas, tentativas, tempo, hora, grupo, estatisticasSchema]

const rates = {
  entregas: { entregues: 99, falhas: 1, taxa_sucesso: 0.99 },
  tentativas: { sucessos: 99, falhas: 6, taxa_sucesso: 0.943 },
  tempo_resposta: { media_ms: 120, p95_ms: 340 },
}

export const statisticsExample: Statistics = {
  webhook_id: webhookExample.id,
  periodo: '24h',
  desde: '2024-03-14T13:00:00.000Z',
  ate: '2024-03-15T12:30:00.000Z',
  ...rates,
  horas: [{ hora: '2024-03-15T12:00:00.000Z', ...rates }],
  erros_recentes: [
    {
      erro: 'status_http',
      quantidade: 6,
      ultimo_em: attemptExample.iniciada_em,
      ultimo_status_http: 503,
      ultima_entrega_id: deliveryExample.id,
    },
  ],
}
