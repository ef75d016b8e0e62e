/** What waits in the push pipeline. */
export interface Backlog {
  /** Events that the monitor has not processed yet. */
  events: number
  /** Deliveries with a next attempt. */
  pending: number
  /** How long the earliest of them has been due, in seconds; 0: none is. */
  overdue: number
  /** Mails in the outbox. */
  mails: number
}
