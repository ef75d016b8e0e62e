import type { AuditEntry } from '../../access/audit.ts'

/** What is told of the trail's own accord: of what changes nothing else. */
export interface AuditCommands {
  /** That somebody takes acts out of the archive. */
  exported(detalhes: AuditEntry['detalhes']): Promise<void>
  /** For how many days the trail is kept from now on. */
  keepFor(days: number): Promise<void>
}
