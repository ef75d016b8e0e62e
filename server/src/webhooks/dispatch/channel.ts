import { type ChatService, chatServiceOf } from '../chat/service.ts'
import type { Receiver } from './delivery-queue.ts'

const known = new WeakMap<Receiver, ChatService | null>()

/** The chat service whose channel this receiver is; null: none. Read from its address once. */
export function channelOf(receiver: Receiver): ChatService | null {
  let service = known.get(receiver)
  if (service === undefined) known.set(receiver, (service = chatServiceOf(receiver.url)))
  return service
}
