import { clipped } from '../../lib/text/clipped.ts'
import { gathered, fitsBytes } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** The whole message may have 28 KB; a unit of UTF-16 takes at most three bytes, and an escaped one six. */
const MOST_BYTES = 28 * 1_024
const MOST = { title: 500, text: 2_500, place: 500 }

const CARD = { $schema: 'http://adaptivecards.io/schemas/adaptive-card.json', type: 'AdaptiveCard' }
const SMALL = { isSubtle: true, size: 'Small' }
const LARGE = { weight: 'Bolder', size: 'Medium' }

/** A message with an Adaptive Card, as channels and flows take it. */
export function teamsMessage({ label, title, url, place, text }: ChatMessage): object {
  const blocks = [
    block(escaped(clipped(label, MOST.place)), SMALL),
    block(escaped(clipped(title || '(sem título)', MOST.title)), LARGE),
    ...(text === '' ? [] : [block(escaped(clipped(text, MOST.text)), {})]),
    block(escaped(clipped(place, MOST.place)), SMALL),
  ]
  const read = { type: 'Action.OpenUrl', title: 'Ler na Imprensa Nacional', url }
  return messageOf(blocks, url === null ? [] : [read])
}

/** Some lines for each event, the title its link. */
export function gatheredForTeams(messages: ChatMessage[]): object {
  return gathered(
    messages,
    ({ heading, items }) => {
      const blocks = items.flatMap(({ title, url, place, text }) => [
        block(linked(escaped(title), url), { separator: true }),
        block(escaped(place), SMALL),
        ...(text === '' ? [] : [block(escaped(text), {})]),
      ])
      return messageOf([block(escaped(heading), LARGE), ...blocks], [])
    },
    (message) => fitsBytes(message, MOST_BYTES),
  )
}

function messageOf(body: object[], actions: object[]) {
  const content = { ...CARD, version: '1.4', body, actions }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, content }] }
}

/** Brackets in an address would end it. */
function linked(text: string, url: string | null): string {
  return url === null ? text : `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

function block(text: string, look: object): object {
  return { type: 'TextBlock', wrap: true, text, ...look }
}

/** The signs of its Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\*_[\]`]/g, String.raw`\$&`)
}
