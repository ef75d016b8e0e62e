import { type AlertMatch, isHeard } from '../alerts/alert.ts'
import { eventData } from './event-data.ts'
import type { Consequences, NewDelivery } from './fan-out-store.ts'
import type { FullEvent } from './full-event.ts'
import type { Recipient, Subscriptions } from './subscriptions.ts'

/** Some events with their consequences, in the making. */
export interface Batch extends Consequences {
  /** How many events were examined. */
  events: number
  unheard: Map<string, number>
}

/** The consequences of an event for one account. */
export interface Concern {
  recipients: Recipient[]
  heard: AlertMatch[]
  /** Ids of alerts without a channel. */
  unheard: string[]
}

/** The body of a delivery. `dados`: JSON, as UTF-8. */
export type DeliveryBody = (event: FullEvent, webhookId: string, dados: Uint8Array) => Uint8Array

/** `turnOf`: the account whose turn it is; null: everybody's. */
export function newBatch(turnOf: string | null, upTo: number): Batch {
  return { events: 0, found: [], unheard: new Map(), waiting: [], turnOf, upTo }
}

/** The subscribers that an event concerns, by account. */
export function concernsOf(event: FullEvent, subscriptions: Subscriptions): Map<string, Concern> {
  const found = new Map<string, Concern>()
  const of = (conta_id: string) => {
    const concern = found.get(conta_id) ?? { recipients: [], heard: [], unheard: [] }
    found.set(conta_id, concern)
    return concern
  }
  for (const recipient of subscriptions.recipients(event))
    of(recipient.conta_id).recipients.push(recipient)
  for (const match of subscriptions.matches(event)) {
    const { heard, unheard } = of(match.alert.conta_id)
    // A match becomes an event of its own, which webhooks get in a later step.
    if (isHeard(match.alert)) heard.push(match)
    else unheard.push(match.alert.id)
  }
  return found
}

/** How much of a batch a concern takes. */
export function sizeOf({ recipients, heard }: Concern): number {
  return recipients.length + heard.length
}

/** Makes what accounts get of one event; all of them share what its data costs. */
export function deliveriesOf(event: FullEvent, body: DeliveryBody) {
  const dados = eventData(event)
  const { id: evento_id, tipo } = event

  function delivery(recipient: Recipient): NewDelivery {
    const { id: webhook_id, termos, leitura, ignorar_assinatura } = recipient
    const reason = { termos, leitura, ignorar_assinatura }
    const data = Buffer.from(JSON.stringify(dados(reason)))
    return { evento_id, tipo, webhook_id, body: body(event, webhook_id, data) }
  }

  return {
    addTo({ found, unheard }: Batch, concern: Concern): void {
      for (const recipient of concern.recipients) found.push(delivery(recipient))
      for (const match of concern.heard) found.push(match)
      for (const id of concern.unheard) unheard.set(id, (unheard.get(id) ?? 0) + 1)
    },
  }
}
