import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'

/** What the routes of webhooks need from the service. */
export interface WebhookDeps {
  queries: Pick<Queries, 'webhooks' | 'filters'>
  commands: Pick<Commands, 'webhooks'>
}
