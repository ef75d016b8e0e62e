import { expect, test } from 'vitest'
import { WATCHED_TABLES } from '../src/http/webhooks/row-filter-schema.ts'
import { testData } from '../src/service/webhooks/test-data.ts'
import { EVENT_TYPES, deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { type JsonSchema, openapi, schemaErrors } from './_openapi.ts'

interface Receiving {
  operationId: string
  requestBody: { content: Record<string, { schema: JsonSchema; example: object }> }
}

/** The documented body of an event. */
function described(tipo: string) {
  const webhooks = (openapi as unknown as { webhooks: Record<string, { post: Receiving }> })
    .webhooks
  return webhooks[tipo]!.post.requestBody.content['application/json']!
}

const HEAD = { id: 'evt_1', criado_em: '2024-03-15T12:00:00.000Z' }

/** What a receiver parses from the bytes that it gets. */
function received(tipo: (typeof EVENT_TYPES)[number], dados: object): unknown {
  const body = deliveryBody({ ...HEAD, tipo }, 'wh_1', Buffer.from(JSON.stringify(dados)))
  return JSON.parse(body.toString())
}

test.each(EVENT_TYPES)('%s is sent as the document says', async (tipo) => {
  const { schema, example } = described(tipo)
  expect(schemaErrors(schema, example)).toEqual([])
  for (const tabela of WATCHED_TABLES) {
    const reason = { termos: ['ato'], leitura: 0, ignorar_assinatura: false }
    const dados = await testData({ newest: async () => null }, tipo, reason, tabela)
    expect(schemaErrors(schema, received(tipo, dados))).toEqual([])
  }
  expect(schemaErrors(schema, received(tipo, {}))).not.toEqual([])
})
