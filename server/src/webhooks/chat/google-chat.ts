import { clipped } from '../../lib/text/clipped.ts'
import { gathered, fitsBytes } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** A message may have 32,000 bytes; cards show a few lines of a paragraph anyway. */
const MOST_BYTES = 32_000
const MOST = { title: 200, text: 2_500, place: 300 }

/** A message of an incoming webhook: a card, whose texts have no marks of their own. */
export function googleChatMessage({ label, title, url, place, text }: ChatMessage): object {
  const widgets = [
    ...(text === '' ? [] : [{ textParagraph: { text: escaped(clipped(text, MOST.text)) } }]),
    { textParagraph: { text: escaped(clipped(place, MOST.place)) } },
    ...(url === null
      ? []
      : [
          {
            buttonList: {
              buttons: [{ text: 'Ler na Imprensa Nacional', onClick: { openLink: { url } } }],
            },
          },
        ]),
  ]
  const header = {
    title: clipped(title || '(sem título)', MOST.title),
    subtitle: clipped(label, MOST.title),
  }
  return cardOf(header, widgets)
}

/** One paragraph for each event, the title its link. */
export function gatheredForGoogleChat(messages: ChatMessage[]): object {
  return gathered(
    messages,
    ({ heading, items }) => {
      const widgets = items.map(({ title, url, place, text }) => {
        const head =
          url === null ? escaped(title) : `<a href="${escaped(url)}">${escaped(title)}</a>`
        const lines = [head, escaped(place), escaped(text)].filter(Boolean)
        return { textParagraph: { text: lines.join('<br>') } }
      })
      return cardOf({ title: heading }, widgets)
    },
    (card) => fitsBytes(card, MOST_BYTES),
  )
}

function cardOf(header: object, widgets: object[]) {
  return { cardsV2: [{ cardId: 'ato', card: { header, sections: [{ widgets }] } }] }
}

/** Paragraphs of cards take some HTML. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
