import type { CorpoTestarWebhook } from 'arauto-client'
import type { INodeProperties } from 'n8n-workflow'
import { EVENTS } from '../../shared/fields.ts'
import { type Operation, textOf } from '../operation.ts'

const show = { resource: ['webhook'] }

export const fields: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show },
    options: [
      { name: 'Delete', value: 'delete', action: 'Delete a webhook' },
      { name: 'Get', value: 'get', action: 'Get a webhook' },
      {
        name: 'Get Deliveries',
        value: 'deliveries',
        description: 'List what was sent to a webhook, the newest first',
        action: 'Get deliveries of a webhook',
      },
      { name: 'Get Many', value: 'getAll', action: 'Get many webhooks' },
      {
        name: 'Send Test',
        value: 'test',
        description: 'Send a test event now',
        action: 'Send a test to a webhook',
      },
      {
        name: 'Turn On or Off',
        value: 'activate',
        action: 'Turn a webhook on or off',
      },
    ],
    default: 'getAll',
  },
  {
    displayName: 'Webhook ID',
    name: 'webhookId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
    displayOptions: {
      show: { ...show, operation: ['activate', 'delete', 'deliveries', 'get', 'test'] },
    },
  },
  {
    displayName: 'Active',
    name: 'ativo',
    type: 'boolean',
    default: true,
    description: 'Whether the webhook receives deliveries',
    displayOptions: { show: { ...show, operation: ['activate'] } },
  },
  {
    displayName: 'Event',
    name: 'tipo',
    type: 'options',
    options: EVENTS,
    default: 'publicacao.nova',
    displayOptions: { show: { ...show, operation: ['test'] } },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...show, operation: ['deliveries'] } },
  },
]

export const operations: Record<string, Operation> = {
  delete: async ({ webhooks }, read) => {
    const id = textOf(read, 'webhookId')
    await webhooks.excluir(id)
    return { items: [{ id, deleted: true }] }
  },
  get: async ({ webhooks }, read) => ({ items: [await webhooks.obter(textOf(read, 'webhookId'))] }),
  deliveries: async ({ webhooks }, read) => {
    const maxItens = Number(read('limit'))
    return { items: await webhooks.entregas(textOf(read, 'webhookId')).todos({ maxItens }) }
  },
  getAll: async ({ webhooks }) => ({ items: await webhooks.listar() }),
  test: async ({ webhooks }, read) => {
    const tipo = read('tipo') as CorpoTestarWebhook['tipo']
    return { items: [await webhooks.testar(textOf(read, 'webhookId'), { tipo })] }
  },
  activate: async ({ webhooks }, read) => {
    const ativo = read('ativo') === true
    const { avisos, ...webhook } = await webhooks.alterar(textOf(read, 'webhookId'), { ativo })
    return { items: [webhook], notices: avisos }
  },
}
