import type { StoredAddress } from '../monitor/address.ts'
import type { AlertFilters, AlertPatch, AlertRequest, StoredAlert } from '../monitor/alert.ts'
import type { Once } from '../store/idempotency.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import type { Webhook } from '../webhooks/webhook.ts'
import type { AlertView } from './schemas/alerta.ts'
import type { Aviso } from './schemas/aviso.ts'

/**
 * What the API needs of alerts. `once`: what is to be kept of the answer to a request with an
 * Idempotency-Key; null for one without.
 */
export interface AlertDesk {
  /** What the owner of such filters should know. */
  filterNotices(filtros: Partial<AlertFilters>): Promise<Aviso[]>

  create(conta_id: string, request: AlertRequest, once: Once | null): Promise<Outcome<AlertView>>
  patch(conta_id: string, id: string, patch: AlertPatch): Promise<Outcome<AlertView>>
  remove(conta_id: string, id: string): Promise<Outcome<null>>
  /** Hands acts of the past to the alert's channels, but for those that it had found before. */
  deliver(
    conta_id: string,
    id: string,
    publicacoes: string[],
    shown: object,
    once: Once | null,
  ): Promise<Outcome<unknown>>

  // Lookups by primary key or a short index, on the calling thread.
  find(conta_id: string, id: string): StoredAlert | null
  view(alert: StoredAlert): AlertView
  /** Oldest first. */
  list(conta_id: string): AlertView[]
  addresses(conta_id: string): StoredAddress[]
  /** Null when the account has no such webhook. */
  webhook(conta_id: string, id: string): Webhook | null
}

/** What comes by the links of mails. */
export interface AddressDesk {
  /** The address that a confirmation link is of, and the account that asks; null: unknown, used or too old. */
  asked(token: string): { email: string; conta: string } | null
  /** The address; null as for {@link asked}. */
  confirm(token: string): Promise<string | null>
  /** The address that the link of a mail is of; null when it is of none. */
  reader(token: string): string | null
  /** No more mails to that address. Null as for {@link reader}. */
  leave(token: string): Promise<string | null>
}
