import type { AuditEntry } from '../../access/audit.ts'

/** Commands for the audit trail alone; other changes store their own entries. */
export interface AuditCommands {
  /** Records an export of acts. */
  exported(detalhes: AuditEntry['detalhes']): Promise<void>
  /** Sets for how many days entries are kept. */
  keepFor(days: number): Promise<void>
}
