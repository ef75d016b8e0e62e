import { chatMessageOf } from './message.ts'
import { chatServiceOf } from './service.ts'

/**
 * The bytes that an address gets for the deliveries of one request: those of the delivery, which then is the only
 * one, or of all of them in the form of the chat service whose channel it is. The same at every attempt.
 */
export function sentBody(url: string, bodies: readonly Uint8Array[]): Uint8Array {
  const service = chatServiceOf(url)
  const [body = new Uint8Array()] = bodies
  if (service === null) return body
  const to = new URL(url)
  const messages = bodies.map(chatMessageOf)
  const [first] = messages
  const written =
    messages.length > 1 ? service.gather(messages, to) : first && service.write(first, to)
  return Buffer.from(JSON.stringify(written))
}
