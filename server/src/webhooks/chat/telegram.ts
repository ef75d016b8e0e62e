import { clipped } from '../../lib/text/clipped.ts'
import type { ChatMessage } from './message.ts'

/** A message may have 4,096 characters after its entities are read. */
const MOST = { label: 200, title: 500, text: 2_500, place: 500 }

/** A `sendMessage` of the bot in the address, to the `chat_id` of its query. Without marks, nothing can break them. */
export function telegramMessage({ label, title, url, place, text }: ChatMessage, to: URL): object {
  const parts = [
    clipped(label, MOST.label),
    clipped(title, MOST.title),
    clipped(text, MOST.text),
    clipped(place, MOST.place),
    url ?? '',
  ]
  return {
    chat_id: to.searchParams.get('chat_id') ?? '',
    text: parts.filter((part) => part !== '').join('\n\n'),
    link_preview_options: { is_disabled: true },
  }
}
