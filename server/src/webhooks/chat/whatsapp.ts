import { clipped } from '../../lib/text/clipped.ts'
import { gathered } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** A text message may have 4,096 characters. */
const MOST_CHARACTERS = 4_096
const MOST = { label: 200, title: 500, text: 2_500, place: 500, url: 300 }

/** Where the fragment of an address has the number that messages go to. */
export const WHATSAPP_NUMBER = /#whatsapp=(\d{8,15})$/

/** What providers of WhatsApp take: the number, and a text. */
export function whatsappMessage({ label, title, url, place, text }: ChatMessage, to: URL): object {
  const parts = [
    clipped(label, MOST.label),
    clipped(title, MOST.title),
    clipped(text, MOST.text),
    clipped(place, MOST.place),
    url !== null && url.length <= MOST.url ? url : '',
  ]
  return messageTo(to, parts.filter(Boolean).join('\n\n'))
}

/** One paragraph for each event. */
export function gatheredForWhatsapp(messages: ChatMessage[], to: URL): object {
  return gathered(
    messages,
    ({ heading, items }) => {
      const paragraphs = items.map(({ title, url, place, text }) =>
        [title, place, text, url].filter(Boolean).join('\n'),
      )
      return messageTo(to, [heading, ...paragraphs].join('\n\n'))
    },
    ({ message }) => message.length <= MOST_CHARACTERS,
  )
}

function messageTo(to: URL, message: string) {
  return { phone: WHATSAPP_NUMBER.exec(to.hash)?.[1] ?? '', message }
}
