import { clipped } from '../../lib/text/clipped.ts'
import type { ChatMessage } from './message.ts'

/** The whole message may have 28 KB; a unit of UTF-16 takes at most three bytes, and an escaped one six. */
const MOST = { title: 500, text: 2_500, place: 500 }

/** A message with an Adaptive Card, as channels and flows take it. */
export function teamsMessage({ label, title, url, place, text }: ChatMessage): object {
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      block(clipped(label, MOST.place), { isSubtle: true, size: 'Small' }),
      block(clipped(title || '(sem título)', MOST.title), { weight: 'Bolder', size: 'Medium' }),
      ...(text === '' ? [] : [block(clipped(text, MOST.text), {})]),
      block(clipped(place, MOST.place), { isSubtle: true, size: 'Small' }),
    ],
    actions:
      url === null ? [] : [{ type: 'Action.OpenUrl', title: 'Ler na Imprensa Nacional', url }],
  }
  const content = { contentType: 'application/vnd.microsoft.card.adaptive', content: card }
  return { type: 'message', attachments: [content] }
}

function block(text: string, look: object): object {
  return { type: 'TextBlock', wrap: true, text: escaped(text), ...look }
}

/** The signs of its Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\*_[\]`]/g, String.raw`\$&`)
}
