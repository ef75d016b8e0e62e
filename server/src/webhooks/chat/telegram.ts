import { clipped } from '../../lib/text/clipped.ts'
import { gathered } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** A message may have 4,096 characters after its entities are read. */
const MOST_CHARACTERS = 4_096
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

/** One paragraph for each event. The titles are links by their places in the text: again without marks. */
export function gatheredForTelegram(messages: ChatMessage[], to: URL): object {
  return gathered(
    messages,
    ({ heading, items }) => {
      const entities: object[] = []
      let text = heading
      for (const { title, url, place, text: words } of items) {
        text += '\n\n'
        if (url !== null)
          entities.push({ type: 'text_link', offset: text.length, length: title.length, url })
        text += [title, place, words].filter(Boolean).join('\n')
      }
      const chat_id = to.searchParams.get('chat_id') ?? ''
      return { chat_id, text, entities, link_preview_options: { is_disabled: true } }
    },
    ({ text }) => text.length <= MOST_CHARACTERS,
  )
}
