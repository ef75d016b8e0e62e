import { clipped } from '../../lib/text/clipped.ts'
import { fitsBytes, gathered } from './gathered.ts'
import type { ChatMessage } from './message.ts'

/** What the page's service worker (web/public/avisos.js) shows, and the screen that it opens. */
interface BrowserNote {
  titulo: string
  texto: string
  abrir: string
}

/** Push services take 4,096 bytes: so much is left when encrypted. */
const MOST_BYTES = 3_993
/** In UTF-16 units, each of which may become six bytes. */
const MOST = { title: 120, place: 160, text: 240, together: 450 }

const ID = /^[\w-]{1,64}$/

/** A notification about one event, which opens its act. */
export function browserNote(message: ChatMessage): BrowserNote {
  const { label, title, place, text } = message
  return {
    titulo: clipped(title || '(sem título)', MOST.title),
    texto: [clipped(`${label} · ${place}`, MOST.place), clipped(text, MOST.text)]
      .filter(Boolean)
      .join('\n'),
    abrir: message.act === null ? '/edicoes' : screenOf(message.act),
  }
}

/** About several: they open the daybook, which has all that alerts found in a day. */
export function gatheredForBrowser(messages: ChatMessage[]): BrowserNote {
  const fits = (note: BrowserNote) => fitsBytes(note, MOST_BYTES)
  const note = gathered(
    messages,
    ({ heading, items }) => ({
      titulo: heading,
      texto: items.map(({ title, place }) => [title, place].join(' · ')).join('\n'),
      abrir: togetherIn(messages),
    }),
    fits,
  )
  return fits(note) ? note : { ...note, texto: clipped(note.texto, MOST.together) }
}

function togetherIn(messages: ChatMessage[]): string {
  const [first] = messages
  const isCommon = (field: 'act' | 'day') => messages.every((one) => one[field] === first?.[field])
  if (first?.act && isCommon('act')) return screenOf(first.act)
  const isFound = messages.every(({ alert }) => alert !== null)
  return first?.day && isFound && isCommon('day') ? `/caderno?data=${first.day}` : '/alertas'
}

function screenOf(act: string): string {
  return ID.test(act) ? `/publicacao/${act}` : '/alertas'
}
