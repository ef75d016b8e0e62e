import type { Operation } from '../operation.ts'
import { createWebhook, listWebhooks } from './collection.ts'
import { deliverySchemas } from './delivery-schema.ts'
import { listDeliveries, readDelivery } from './deliveries.ts'
import { putWebhook } from './put.ts'
import { readPushKey } from './push-key.ts'
import { beginReplay, listReplays } from './replays.ts'
import { reenvioSchema } from './replay-schema.ts'
import { retryDelivery } from './retry.ts'
import { webhookSchemas as recordSchemas } from './schema.ts'
import { rotateSecret } from './secret.ts'
import { sendTest } from './send-test.ts'
import { statisticsSchemas } from './statistics-schema.ts'
import { readStatistics } from './statistics.ts'
import { changeWebhook, readWebhook, removeWebhook } from './webhook.ts'

export const webhookSchemas = [
  ...recordSchemas,
  ...deliverySchemas,
  ...statisticsSchemas,
  reenvioSchema,
]

/** Everything under /webhooks, and what browsers need to become one. */
export const webhookOperations: Operation[] = [
  createWebhook,
  listWebhooks,
  putWebhook,
  readWebhook,
  changeWebhook,
  removeWebhook,
  rotateSecret,
  readPushKey,
  sendTest,
  beginReplay,
  listReplays,
  listDeliveries,
  readDelivery,
  retryDelivery,
  readStatistics,
]
