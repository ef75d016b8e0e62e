import { chatMessageOf } from './message.ts'
import { chatServiceOf } from './service.ts'

/**
 * The bytes that an address gets for a delivery: those of the delivery, or of the same in the form of the chat
 * service whose channel it is. The same at every attempt.
 */
export function sentBody(url: string, body: Uint8Array): Uint8Array {
  const service = chatServiceOf(url)
  if (service === null) return body
  return Buffer.from(JSON.stringify(service.write(chatMessageOf(body), new URL(url))))
}
