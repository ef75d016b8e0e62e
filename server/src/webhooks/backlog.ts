/** What waits in the push pipeline. */
export interface Backlog {
  /** Events that nobody was told of yet. */
  events: number
  /** Deliveries that have a next attempt. */
  pending: number
  /** For how long the earliest of them has been due, in seconds; 0: none is. */
  overdue: number
  /** Mails in the outbox. */
  mails: number
}
