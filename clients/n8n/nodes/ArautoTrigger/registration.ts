import { randomBytes } from 'node:crypto'
import type { Arauto, CorpoCriarWebhook, Webhook } from 'arauto-client'
import type { IDataObject, IHookFunctions } from 'n8n-workflow'
import { texts } from '../shared/fields.ts'

/** The node's state between activations; n8n stores it with the workflow. */
interface Registration {
  webhookId?: string
  /** The secret that deliveries are signed with. */
  secret?: string
}

/** The node's webhook at the service. */
export function registrationOf(data: IDataObject): Registration {
  return data
}

/**
 * Whether the webhook of an earlier activation still exists; it is updated to the node's present
 * parameters.
 */
export async function renew(context: IHookFunctions, arauto: Arauto): Promise<boolean> {
  const { webhookId = '', secret } = registrationOf(context.getWorkflowStaticData('node'))
  if (secret === undefined || (await find(arauto, webhookId)) === undefined) return false
  await arauto.webhooks.alterar(webhookId, { ...wanted(context), ativo: true })
  await join(arauto, webhookId, chosenAlerts(context))
  return true
}

export async function register(context: IHookFunctions, arauto: Arauto): Promise<void> {
  const body = wanted(context)
  // Deletes webhooks whose secret was lost: we would refuse their deliveries.
  for (const { id, url } of await arauto.webhooks.listar())
    if (url === body.url) await arauto.webhooks.excluir(id)
  // We choose the secret: the service returns one of its own only once, and a lost answer would
  // lose it.
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const { id } = await arauto.webhooks.criar({ ...body, secret })
  const kept: Registration = { webhookId: id, secret }
  Object.assign(context.getWorkflowStaticData('node'), kept)
  await join(arauto, id, chosenAlerts(context))
}

export async function unregister(context: IHookFunctions, arauto: Arauto): Promise<void> {
  const kept = registrationOf(context.getWorkflowStaticData('node'))
  const webhook = await find(arauto, kept.webhookId ?? '')
  if (webhook !== undefined) {
    // Only then may it be in alerts; the key may lack their scope otherwise.
    if (webhook.eventos.includes('alerta.match')) await leaveAll(arauto, webhook.id)
    await arauto.webhooks.excluir(webhook.id)
  }
  delete kept.webhookId
  delete kept.secret
}

async function find({ webhooks }: Arauto, id: string): Promise<Webhook | undefined> {
  return (await webhooks.listar()).find((each) => each.id === id)
}

/** The webhook that the node's parameters describe. */
function wanted(context: IHookFunctions): CorpoCriarWebhook {
  const filters = context.getNodeParameter('filters', {}) as IDataObject
  return {
    nome: `n8n: ${context.getWorkflow().name ?? context.getNode().name}`.slice(0, 100),
    url: context.getNodeWebhookUrl('default') ?? '',
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
function chosenRows(context: IHookFunctions): RowFilter {
  const events = texts(context.getNodeParameter('events'))
  if (!events.includes('linha.nova') && !events.includes('linha.prazo')) return null
  const given = context.getNodeParameter('rows', null)
  return (typeof given === 'string' ? JSON.parse(given) : given) as RowFilter
}

type RowFilter = NonNullable<NonNullable<CorpoCriarWebhook['filtros']>['linhas']> | null

function chosenAlerts(context: IHookFunctions): string[] {
  const isAsked = texts(context.getNodeParameter('events')).includes('alerta.match')
  return isAsked ? texts(context.getNodeParameter('alerts', [])) : []
}

/** Adds this webhook to the channels of the alerts. */
async function join({ alertas }: Arauto, webhookId: string, ids: string[]): Promise<void> {
  for (const id of ids) {
    const { webhooks } = (await alertas.obter(id)).canais
    if (webhooks.includes(webhookId)) continue
    await alertas.alterar(id, { canais: { webhooks: [...webhooks, webhookId] } })
  }
}

async function leaveAll({ alertas }: Arauto, webhookId: string): Promise<void> {
  for (const { id, canais } of await alertas.listar()) {
    const others = canais.webhooks.filter((each) => each !== webhookId)
    if (others.length < canais.webhooks.length)
      await alertas.alterar(id, { canais: { webhooks: others } })
  }
}
