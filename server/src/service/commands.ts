import type { KeyStore } from '../access/key-store.ts'
import type { AlertCommands } from './alerts/commands.ts'
import type { WebhookCommands } from './webhooks/commands.ts'
import type { ReplayCommands } from './webhooks/replays.ts'

/** What the API asks the service to do, by subject: each is done whole, or refused and nothing is changed. */
export interface Commands {
  alerts: AlertCommands
  keys: Pick<KeyStore, 'recordUse'>
  webhooks: WebhookCommands
  replays: ReplayCommands
}
