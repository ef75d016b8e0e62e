import { detailOf } from '../../lib/errors/problem.ts'
import { isBrowser } from '../../webhooks/browser/subscription.ts'
import { ownedOf, readOwnedWebhook } from './owned.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import {
  DEFAULT_GRACE_HOURS,
  rotationBody,
  rotationSchema,
  secretExample,
  webhookExample,
  webhookParams,
} from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

const BROWSER_KEYS = detailOf(
  'webhook_id',
  'é um navegador: só ele troca as próprias chaves',
  'Nele, desligue e ligue de novo os avisos.',
)

export const rotateSecret = operation({
  id: 'trocarSegredo',
  at: 'POST /webhooks/{webhook_id}/secret',
  tag: 'Webhooks',
  summary: 'Troca o segredo sem interromper as entregas',
  description:
    'Durante a carência as entregas levam as duas assinaturas, para que o destinatário possa ser atualizado a qualquer momento dela. Uma troca pedida durante outra toma o lugar dela.',
  access: 'webhooks',
  params: webhookParams,
  body: rotationBody,
  exists: readOwnedWebhook,
  async check(_body, call, { queries }) {
    const webhook = await queries.webhooks.find(ownedOf(call))
    return webhook !== null && isBrowser(webhook.url) ? [BROWSER_KEYS] : []
  },
  answer: data('A troca.', ref(rotationSchema), {
    webhook_id: webhookExample.id,
    secret: secretExample,
    vigente_em: '2024-03-16T12:00:00.000Z',
  }),
  async handle(call, { commands }) {
    const { carencia_horas = DEFAULT_GRACE_HOURS, ...chosen } = call.body ?? {}
    const rotation = { ...chosen, carencia_horas }
    return doneOf(await commands.webhooks.rotateSecret(ownedOf(call), rotation, call.once()))
  },
})
