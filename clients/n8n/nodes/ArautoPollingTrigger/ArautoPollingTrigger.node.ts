import type { Arauto, Aviso, Evento, ParametrosListarEventos } from 'arauto-client'
import {
  type IDataObject,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  type IPollFunctions,
  NodeApiError,
  NodeConnectionTypes,
  NodeOperationError,
} from 'n8n-workflow'
import { connect, refusalOf } from '../shared/connection.ts'
import { fields, getAlerts, joinAlerts, wanted } from '../shared/subscription.ts'

/** The most events of one poll; the next one goes on with the rest. */
const MOST = 1000

/** A name that nobody has; nothing is delivered to it, because the webhook is inactive. */
const NOWHERE = 'https://n8n.example.org/'

/** Where the next poll goes on; n8n stores it with the workflow. */
interface Position {
  apos?: string | undefined
}

/** Starts a workflow on events of the gazette, also in an n8n that nobody reaches from outside. */
export class ArautoPollingTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Arauto Polling Trigger',
    name: 'arautoPollingTrigger',
    icon: { light: 'file:../../icons/arauto.svg', dark: 'file:../../icons/arauto.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].join(", ") }}',
    description:
      'Asks what happened in the Diário Oficial da União; n8n needs no address that is reached from outside',
    defaults: { name: 'Arauto Polling Trigger' },
    polling: true,
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'arautoApi', required: true }],
    properties: fields,
  }

  methods = { loadOptions: { getAlerts } }

  async poll(this: IPollFunctions): Promise<INodeExecutionData[][] | null> {
    try {
      const arauto = await connect(this)
      const webhook = await register(this, arauto)
      const events =
        this.getMode() === 'manual'
          ? // Somebody tries the node in the editor: one of the kept events serves.
            await arauto.eventos({ webhook }).todos({ maxItens: 1 })
          : await newEvents(this, arauto, webhook)
      if (events.length === 0) return null
      return [this.helpers.returnJsonArray(events as unknown as IDataObject[])]
    } catch (error) {
      throw new NodeApiError(this.getNode(), ...refusalOf(error))
    }
  }
}

/** An inactive webhook has the node's filters at the service; repeating this changes nothing. */
async function register(context: IPollFunctions, arauto: Arauto): Promise<string> {
  const chave = `n8n-${context.getWorkflow().id}-${context.getNode().id}`.toLowerCase()
  const { id } = await arauto.webhooks.gravar(chave, { ...wanted(context, NOWHERE), ativo: false })
  await joinAlerts(context, arauto, id)
  return id
}

/** Those since the last poll; n8n shows an error beside them if some are no longer kept. */
async function newEvents(
  context: IPollFunctions,
  arauto: Arauto,
  webhook: string,
): Promise<Evento[]> {
  const position = context.getWorkflowStaticData('node') as Position
  const { apos = 'agora' } = position
  let found = await eventsOf(arauto, { webhook, apos, limite: 100 })
  // The service was restored from an older copy: given twice is better than lost.
  if (noticeIn(found, 'cursor_adiante')) found = await eventsOf(arauto, { webhook, limite: 100 })
  const expired = noticeIn(found, 'eventos_expirados')
  // Thrown, it would keep the workflow from going on, and from being activated again.
  if (expired) context.__emitError(new NodeOperationError(context.getNode(), expired.mensagem))
  // Only when all have come: after a failure, the next poll asks for them again.
  position.apos = found.apos
  return found.events
}

interface Found {
  events: Evento[]
  /** Where the next poll goes on. */
  apos: string | undefined
  notices: Aviso[]
}

function noticeIn({ notices }: Found, codigo: Aviso['codigo']): Aviso | undefined {
  return notices.find((notice) => notice.codigo === codigo)
}

async function eventsOf(arauto: Arauto, asked: ParametrosListarEventos): Promise<Found> {
  const found: Found = { events: [], apos: asked.apos, notices: [] }
  for await (const { resultados, proximo, avisos } of arauto.eventos(asked).paginas()) {
    found.events.push(...resultados)
    found.notices.push(...avisos)
    found.apos = proximo
    if (found.events.length >= MOST) break
  }
  return found
}
