import type { Clock } from '../../lib/clock.ts'
import type { Api } from '../api.ts'
import { webhookCollection } from './collection.ts'
import { deliveries } from './deliveries.ts'
import { deliverySchemas } from './delivery-schema.ts'
import type { WebhookDeps } from './deps.ts'
import { reenvioSchema } from './replay-schema.ts'
import { replays } from './replays.ts'
import { retry } from './retry.ts'
import { webhookSchemas as recordSchemas } from './schema.ts'
import { secret } from './secret.ts'
import { sendTest } from './send-test.ts'
import { statisticsSchemas } from './statistics-schema.ts'
import { statistics } from './statistics.ts'
import { webhook } from './webhook.ts'

export const webhookSchemas = [
  ...recordSchemas,
  ...deliverySchemas,
  ...statisticsSchemas,
  reenvioSchema,
]

/** Everything under /webhooks. */
export function webhookRoutes(api: Api, deps: WebhookDeps & { clock: Clock }): void {
  webhookCollection(api, deps)
  webhook(api, deps)
  secret(api, deps)
  sendTest(api, deps)
  replays(api, deps)
  deliveries(api, deps)
  retry(api, deps)
  statistics(api, deps)
}
