import { type ChatService, chatServiceOf } from '../chat/service.ts'
import type { Receiver } from './delivery-queue.ts'

/** The chat service whose channel this receiver is; null: none. */
export function channelOf({ url }: Receiver): ChatService | null {
  return chatServiceOf(url)
}
