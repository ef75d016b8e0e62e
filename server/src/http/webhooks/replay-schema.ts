import { Type } from 'typebox'
import type { Replay } from '../../webhooks/replay.ts'
import { instant, moment, named, nullable, oneOf } from '../schemas/field.ts'
import { webhookExample } from './schema.ts'

/** The body of POST /webhooks/{webhook_id}/reenviar. */
export const replayBody = Type.Object(
  {
    desde: moment('Começo do período, inclusive.'),
    ate: moment('Fim do período, inclusive.'),
  },
  { additionalProperties: false, description: 'O período a reenviar.' },
)

export const reenvioSchema = named(
  'Reenvio',
  Type.Object(
    {
      id: Type.String({
        description: 'Identificador do reenvio.',
        examples: ['ree_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
      }),
      webhook_id: Type.String({ description: 'O webhook.', examples: [webhookExample.id] }),
      status: oneOf(['pendente', 'concluido', 'cancelado'], {
        description:
          '`pendente`: está sendo feito, aos poucos. `concluido`: todas as entregas foram criadas. `cancelado`: o webhook ficou inativo ou foi excluído.',
        examples: ['pendente'],
      }),
      desde: instant('Começo do período.'),
      ate: instant('Fim do período.'),
      eventos: Type.Integer({
        description: 'Eventos do período, dos tipos que o webhook recebe, antes dos filtros.',
        examples: [4210],
      }),
      examinados: Type.Integer({
        description: 'Quantos deles já foram comparados com os filtros.',
        examples: [0],
      }),
      criadas: Type.Integer({
        description:
          'Entregas criadas. As que já existiam, com qualquer resultado, não são criadas de novo.',
        examples: [0],
      }),
      criado_em: instant('Quando foi pedido.'),
      concluido_em: nullable(instant('Quando terminou; `null` se ainda não.')),
    },
    { description: 'Reenvio: as entregas de um período que não foram feitas.' },
  ),
)

export const replayExample: Replay = {
  id: 'ree_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  webhook_id: webhookExample.id,
  status: 'pendente',
  desde: '2024-03-14T03:00:00.000Z',
  ate: '2024-03-15T02:59:59.999Z',
  eventos: 4210,
  examinados: 0,
  criadas: 0,
  criado_em: '2024-03-15T12:00:00.000Z',
  concluido_em: null,
}
