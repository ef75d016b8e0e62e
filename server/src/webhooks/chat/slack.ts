import { shortened } from './shortened.ts'
import type { ChatMessage } from './message.ts'

/** Of a header, of a section, and of a line of context, by the reference of Block Kit. */
const MOST = { header: 150, section: 3_000, context: 300 }

/** A message of an incoming webhook: blocks, and a plain text for notifications. */
export function slackMessage({ label, title, url, place, text }: ChatMessage): object {
  const link = url === null ? [] : [section(`<${escaped(url)}|Ler na Imprensa Nacional>`)]
  return {
    text: escaped(shortened(`${label}: ${title}`, MOST.section / 6)),
    unfurl_links: false,
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: shortened(title || '(sem título)', MOST.header) },
      },
      ...(text === '' ? [] : [section(escaped(shortened(text, MOST.section / 6)))]),
      ...link,
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: escaped(shortened(`${label} · ${place}`, MOST.context)) },
        ],
      },
    ],
  }
}

function section(text: string) {
  return { type: 'section', text: { type: 'mrkdwn', text } }
}

/** The three signs that begin links, mentions and entities; each may become five. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
