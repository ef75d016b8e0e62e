import type { Arauto, CorpoCriarWebhook } from 'arauto-client'
import type {
  IDataObject,
  IHookFunctions,
  ILoadOptionsFunctions,
  INodeProperties,
  INodePropertyOptions,
  IPollFunctions,
} from 'n8n-workflow'
import { connect } from './connection.ts'
import { EVENTS, SECTIONS, texts } from './fields.ts'

/* What both triggers ask of a node, and how it becomes a webhook of the service. */

type Context = IHookFunctions | IPollFunctions

export const fields: INodeProperties[] = [
  {
    displayName: 'Events',
    name: 'events',
    type: 'multiOptions',
    options: EVENTS,
    default: ['publicacao.nova'],
    required: true,
  },
  {
    displayName: 'Alert Names or IDs',
    name: 'alerts',
    type: 'multiOptions',
    typeOptions: { loadOptionsMethod: 'getAlerts' },
    default: [],
    description:
      'Alerts that start the workflow. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
    displayOptions: { show: { events: ['alerta.match'] } },
  },
  {
    displayName: 'Rows',
    name: 'rows',
    type: 'json',
    default: '{\n  "tabela": "contratos",\n  "valor_min": 1000000\n}',
    description:
      'Which rows: a table and the filters of its list, as <code>filtros.linhas</code> of the API',
    displayOptions: { show: { events: ['linha.nova', 'linha.prazo'] } },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    description: 'Which publications. Alerts and rows have filters of their own.',
    options: [
      {
        displayName: 'Bodies',
        name: 'orgaos',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Ministério da Saúde',
        description: 'Any of these bodies of the government',
      },
      {
        displayName: 'Queries',
        name: 'termos',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: '"pregão eletrônico" -saúde',
        description: 'What any of these would find in a search',
      },
      {
        displayName: 'Sections',
        name: 'secoes',
        type: 'multiOptions',
        options: SECTIONS,
        default: [],
      },
    ],
  },
]

/** The choices of the field of alerts. */
export async function getAlerts(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
  const { alertas } = await connect(this)
  return (await alertas.listar()).map(({ id, nome }) => ({ name: nome, value: id }))
}

/** The webhook that the node's parameters describe. */
export function wanted(context: Context, url: string): CorpoCriarWebhook {
  const filters = context.getNodeParameter('filters', {}) as IDataObject
  return {
    nome: `n8n: ${context.getWorkflow().name ?? context.getNode().name}`.slice(0, 100),
    url,
    eventos: context.getNodeParameter('events') as CorpoCriarWebhook['eventos'],
    filtros: {
      termos: texts(filters.termos),
      secoes: texts(filters.secoes) as ('1' | '2' | '3' | 'extra')[],
      orgaos: texts(filters.orgaos),
      linhas: chosenRows(context),
    },
  }
}

/** Which rows; the service refuses what is no filter. */
function chosenRows(context: Context): RowFilter {
  const events = texts(context.getNodeParameter('events'))
  if (!events.includes('linha.nova') && !events.includes('linha.prazo')) return null
  const given = context.getNodeParameter('rows', null)
  return (typeof given === 'string' ? JSON.parse(given) : given) as RowFilter
}

type RowFilter = NonNullable<NonNullable<CorpoCriarWebhook['filtros']>['linhas']> | null

/** Makes this webhook a channel of the chosen alerts, and of no others. */
export async function joinAlerts(
  context: Context,
  arauto: Arauto,
  webhookId: string,
): Promise<void> {
  // The key may lack the scope of alerts otherwise.
  if (!texts(context.getNodeParameter('events')).includes('alerta.match')) return
  await settleAlerts(arauto, webhookId, texts(context.getNodeParameter('alerts', [])))
}

/** Makes a webhook a channel of these alerts, and of no others. */
export async function settleAlerts(
  { alertas }: Arauto,
  webhookId: string,
  ids: string[],
): Promise<void> {
  const alerts = await alertas.listar()
  // The service says it best that there is no such alert.
  for (const id of ids) if (!alerts.some((each) => each.id === id)) await alertas.obter(id)
  for (const { id, canais } of alerts) {
    const others = canais.webhooks.filter((each) => each !== webhookId)
    const webhooks = ids.includes(id) ? [...others, webhookId] : others
    if (webhooks.length !== canais.webhooks.length)
      await alertas.alterar(id, { canais: { webhooks } })
  }
}
