import { randomBytes } from 'node:crypto'
import type { Arauto, Webhook } from 'arauto-client'
import type { IDataObject, IHookFunctions } from 'n8n-workflow'
import { joinAlerts, settleAlerts, wanted } from '../shared/subscription.ts'

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
  await arauto.webhooks.alterar(webhookId, { ...wantedHere(context), ativo: true })
  await joinAlerts(context, arauto, webhookId)
  return true
}

export async function register(context: IHookFunctions, arauto: Arauto): Promise<void> {
  const body = wantedHere(context)
  // Deletes webhooks whose secret was lost: we would refuse their deliveries.
  for (const { id, url } of await arauto.webhooks.listar())
    if (url === body.url) await arauto.webhooks.excluir(id)
  // We choose the secret: the service returns one of its own only once, and a lost answer would
  // lose it.
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const { id } = await arauto.webhooks.criar({ ...body, secret })
  const kept: Registration = { webhookId: id, secret }
  Object.assign(context.getWorkflowStaticData('node'), kept)
  await joinAlerts(context, arauto, id)
}

export async function unregister(context: IHookFunctions, arauto: Arauto): Promise<void> {
  const kept = registrationOf(context.getWorkflowStaticData('node'))
  const webhook = await find(arauto, kept.webhookId ?? '')
  if (webhook !== undefined) {
    // Only then may it be in alerts; the key may lack their scope otherwise.
    if (webhook.eventos.includes('alerta.match')) await settleAlerts(arauto, webhook.id, [])
    await arauto.webhooks.excluir(webhook.id)
  }
  delete kept.webhookId
  delete kept.secret
}

async function find({ webhooks }: Arauto, id: string): Promise<Webhook | undefined> {
  return (await webhooks.listar()).find((each) => each.id === id)
}

/** The webhook that the node describes, delivering to the node's address. */
function wantedHere(context: IHookFunctions): ReturnType<typeof wanted> {
  return wanted(context, context.getNodeWebhookUrl('default') ?? '')
}
