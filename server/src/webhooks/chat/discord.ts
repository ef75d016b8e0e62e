import { clipped } from '../../lib/text/clipped.ts'
import { gathered } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** Of an embed, by Discord's reference; together, with the description escaped, they stay below its 6,000. */
const MOST = { author: 256, title: 256, description: 2_000, footer: 1_000 }
const MOST_TOGETHER = 6_000

/** A message of a webhook: one embed; nobody is mentioned, whatever the text has. */
export function discordMessage({ label, title, url, place, text }: ChatMessage): object {
  return {
    allowed_mentions: { parse: [] },
    embeds: [
      {
        author: { name: clipped(label, MOST.author) },
        title: clipped(title || '(sem título)', MOST.title),
        ...(url !== null && { url }),
        ...(text !== '' && { description: escaped(clipped(text, MOST.description)) }),
        footer: { text: clipped(place, MOST.footer) },
      },
    ],
  }
}

/** One embed for each event. */
export function gatheredForDiscord(messages: ChatMessage[]): object {
  return gathered(
    messages,
    ({ heading, items }) => ({
      content: escaped(heading),
      allowed_mentions: { parse: [] },
      embeds: items.map(({ title, url, place, text }) => ({
        title,
        ...(url !== null && { url }),
        description: escaped(text),
        footer: { text: place },
      })),
    }),
    ({ embeds }) =>
      embeds.reduce(
        (sum, { title, description, footer }) =>
          sum + title.length + description.length + footer.text.length,
        0,
      ) <= MOST_TOGETHER,
  )
}

/** The signs of its Markdown, so that a text shows as it is; each becomes two. */
function escaped(text: string): string {
  return text.replaceAll(/[\\*_~`|>#[\]()-]/g, String.raw`\$&`)
}
