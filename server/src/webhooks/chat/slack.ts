import { clipped } from '../../lib/text/clipped.ts'
import { gathered } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** Block Kit takes 150 characters in a header and 3,000 elsewhere, where each sign may become five. */
const MOST = { header: 150, text: 500, context: 300 }
const MOST_SECTION = 3_000

/** A message of an incoming webhook: blocks, and a plain text for notifications. */
export function slackMessage({ label, title, url, place, text }: ChatMessage): object {
  const link = url === null ? [] : [section(`<${escaped(url)}|Ler na Imprensa Nacional>`)]
  return {
    text: escaped(clipped(`${label}: ${title}`, MOST.text)),
    unfurl_links: false,
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: clipped(title || '(sem título)', MOST.header) },
      },
      ...(text === '' ? [] : [section(escaped(clipped(text, MOST.text)))]),
      ...link,
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: escaped(clipped(`${label} · ${place}`, MOST.context)) }],
      },
    ],
  }
}

/** One section for each event, the title its link. */
export function gatheredForSlack(messages: ChatMessage[]): object {
  return gathered(
    messages,
    ({ heading, items }) => ({
      text: escaped(heading),
      unfurl_links: false,
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: heading } },
        ...items.map(({ title, url, place, text }) => {
          const head = url === null ? escaped(title) : `<${escaped(url)}|${escaped(title)}>`
          return section([head, escaped(place), escaped(text)].filter(Boolean).join('\n'))
        }),
      ],
    }),
    ({ blocks }) => blocks.every(({ text }) => text.text.length <= MOST_SECTION),
  )
}

function section(text: string) {
  return { type: 'section', text: { type: 'mrkdwn', text } }
}

/** The three signs that begin links, mentions and entities; each may become five. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
