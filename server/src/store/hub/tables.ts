import type { HubMode } from '../../service/hub/hub-store.ts'
import { bytes, int, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

/** Who is sent a feed when it changes. */
export const hubSubscriptions = table('hub_subscriptions', {
  subject: text,
  chave_id: text,
  topic: bytes,
  callback: bytes,
  secret: nullable(bytes),
  ends_at: int,
  sent: text,
  failures: int,
  due_at: nullable(int),
})

/** What was asked of the hub, and is not confirmed yet. */
export const hubRequests = table('hub_requests', {
  subject: text,
  chave_id: text,
  topic: bytes,
  callback: bytes,
  secret: nullable(bytes),
  mode: word<HubMode>(),
  lease_seconds: int,
  seen: text,
  due_at: int,
})

/** What of the gazette's changes subscriptions were told of. */
export const hubProgress = table('hub_progress', { id: int, seen: text, seen_at: int })
