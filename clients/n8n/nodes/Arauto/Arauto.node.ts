import {
  type IDataObject,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  NodeApiError,
  NodeConnectionTypes,
  NodeOperationError,
} from 'n8n-workflow'
import { connect, refusalOf } from '../shared/connection.ts'
import type { Operation } from './operation.ts'
import * as alert from './resources/alert.ts'
import * as publication from './resources/publication.ts'
import * as row from './resources/row.ts'
import * as webhook from './resources/webhook.ts'

const RESOURCES: Record<string, { operations: Record<string, Operation> }> = {
  alert,
  publication,
  row,
  webhook,
}

/** Searches and reads publications, lists rows of tables; manages alerts and webhooks. */
export class Arauto implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Arauto',
    name: 'arauto',
    icon: { light: 'file:../../icons/arauto.svg', dark: 'file:../../icons/arauto.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: 'Search and monitor the Diário Oficial da União',
    defaults: { name: 'Arauto' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'arautoApi', required: true }],
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: [
          { name: 'Alert', value: 'alert' },
          { name: 'Publication', value: 'publication' },
          { name: 'Row', value: 'row', description: 'What acts say, as tables' },
          { name: 'Webhook', value: 'webhook' },
        ],
        default: 'publication',
      },
      ...alert.fields,
      ...publication.fields,
      ...row.fields,
      ...webhook.fields,
    ],
  }

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const given: INodeExecutionData[] = []
    for (const [item] of this.getInputData().entries()) {
      try {
        given.push(...(await perform(this, item)))
      } catch (error) {
        const [response, options] = refusalOf(error)
        if (!this.continueOnFail())
          throw new NodeApiError(this.getNode(), response, { ...options, itemIndex: item })
        given.push({ json: { error: options.message }, pairedItem: { item } })
      }
    }
    return [given]
  }
}

async function perform(context: IExecuteFunctions, item: number): Promise<INodeExecutionData[]> {
  const read = (name: string): unknown => context.getNodeParameter(name, item)
  const operation = RESOURCES[String(read('resource'))]?.operations[String(read('operation'))]
  if (operation === undefined)
    throw new NodeOperationError(context.getNode(), `No operation: ${String(read('operation'))}`)
  const { items, notices = [] } = await operation(await connect(context), read)
  // Shown beside the result: without them, nobody could trust an empty result.
  for (const { mensagem } of notices)
    context.addExecutionHints({ message: mensagem, type: 'warning', location: 'outputPane' })
  return items.map((each) => ({ json: each as IDataObject, pairedItem: { item } }))
}
