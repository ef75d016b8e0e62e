import { EVENT_TYPES, type EventType } from '../../webhooks/message/delivery-request.ts'
import { payloads } from '../events/payload-schema.ts'
import { eventExample } from '../events/schema.ts'
import { webhookExample } from '../webhooks/schema.ts'

/** The headers of every delivery: section 6.3 of the contract. */
const HEADERS: [name: string, description: string, example: string][] = [
  ['X-Service-Event', 'Tipo do evento.', 'publicacao.nova'],
  ['X-Service-Delivery', 'A entrega, a mesma em toda tentativa.', 'dlv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
  ['X-Service-Attempt', 'Número da tentativa, a partir de 1.', '1'],
  ['X-Service-Timestamp', 'Quando foi enviada, em segundos Unix.', '1710504000'],
  [
    'X-Service-Signature',
    '`sha256=` e o HMAC-SHA256, em hexadecimal, de `X-Service-Timestamp`, um ponto e o corpo, com o segredo do webhook.',
    'sha256=f6b14f52d0f3f9c1b5a1e5d0c6f3a2b1c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9',
  ],
]

/** The `webhooks` of the OpenAPI document: the requests that receivers get. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(EVENT_TYPES.map((tipo) => [tipo, { post: receive(tipo) }]))
}

function receive(tipo: EventType): object {
  const { schema, description, dados } = payloads[tipo]
  const { id, criado_em } = eventExample
  const example = { id, tipo, criado_em, webhook_id: webhookExample.id, dados }
  return {
    operationId: `receber${schema.$id.replace('Evento', '')}`,
    tags: ['Webhooks'],
    summary: `Recebe ${tipo}`,
    description,
    parameters: HEADERS.map(([name, description, value]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
      example: name === 'X-Service-Event' ? tipo : value,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { $ref: `#/components/schemas/${schema.$id}` }, example },
      },
    },
    responses: {
      '2XX': { description: 'Recebido, em até 5 s; qualquer outra resposta é repetida.' },
    },
  }
}
