import type { AuditCommands } from './audit/commands.ts'
import type { AlertCommands } from './alerts/commands.ts'
import type { ListCommands } from './lists/commands.ts'
import type { BulletinCommands } from './bulletins/commands.ts'
import type { DaybookCommands } from './daybook/commands.ts'
import type { FolderCommands } from './folders/commands.ts'
import type { HubCommands } from './hub/commands.ts'
import type { KeyCommands } from './keys/commands.ts'
import type { OperationCommands } from './operation/commands.ts'
import type { PeopleCommands } from './people/commands.ts'
import type { WebhookCommands } from './webhooks/commands.ts'
import type { ReplayCommands } from './webhooks/replays.ts'

/**
 * Commands of the API to the service, by subject. Each is executed completely, or refused without
 * any change.
 */
export interface Commands {
  alerts: AlertCommands
  audit: AuditCommands
  bulletins: BulletinCommands
  daybook: DaybookCommands
  folders: FolderCommands
  hub: HubCommands
  keys: KeyCommands
  lists: ListCommands
  operation: OperationCommands
  people: PeopleCommands
  webhooks: WebhookCommands
  replays: ReplayCommands
}
