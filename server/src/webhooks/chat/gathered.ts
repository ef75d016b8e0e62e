import { clipped } from '../../lib/text/clipped.ts'
import type { ChatMessage } from './message.ts'

/** What one message says of several events, in no service's form yet. All texts are plain. */
export interface GatheredMessage {
  /** What they have in common, and how many they are. */
  heading: string
  items: GatheredItem[]
}

/** As in {@link ChatMessage}; of what is not common to all, `place` has the label, too. */
type GatheredItem = Pick<ChatMessage, 'title' | 'url' | 'place' | 'text'>

/** How long the texts of an item may be, in UTF-16 units: as much of each as a message has room for. */
const ROOMS = [
  { title: 150, place: 120, text: 400, url: 300 },
  { title: 150, place: 120, text: 150, url: 300 },
  { title: 150, place: 120, text: 0, url: 300 },
  { title: 90, place: 90, text: 0, url: 250 },
  { title: 60, place: 40, text: 0, url: 0 },
]
const MOST_HEADING = 140

/** The message that `write` makes with the most text that `fits`; with the least, anything does. */
export function gathered<Written>(
  messages: ChatMessage[],
  write: (message: GatheredMessage) => Written,
  fits: (written: Written) => boolean,
): Written {
  const [first, ...rooms] = ROOMS.map((room) => () => write(within(messages, room)))
  let written = first!() // there are rooms
  for (const next of rooms) {
    if (fits(written)) return written
    written = next()
  }
  return written
}

/** Whether a JSON body has at most so many bytes. */
export function fitsBytes(written: object, bytes: number): boolean {
  return Buffer.byteLength(JSON.stringify(written)) <= bytes
}

function within(messages: ChatMessage[], room: (typeof ROOMS)[number]): GatheredMessage {
  const label = commonLabel(messages)
  return {
    heading: clipped(
      `${messages.length} avisos${label === null ? '' : ` · ${label}`}`,
      MOST_HEADING,
    ),
    items: messages.map((message) => ({
      title: clipped(message.title || '(sem título)', room.title),
      url: message.url !== null && message.url.length <= room.url ? message.url : null,
      place: clipped(
        label === null ? `${message.label} · ${message.place}` : message.place,
        room.place,
      ),
      text: room.text === 0 ? '' : clipped(message.text, room.text),
    })),
  }
}

function commonLabel(messages: ChatMessage[]): string | null {
  const labels = new Set(messages.map(({ label }) => label))
  const [label] = labels
  return labels.size === 1 && label !== undefined ? label : null
}
