import { addDays, monthName, shortDate } from './dates.ts'
import { money } from './identifiers.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Random } from './random.ts'

/** The subject of a filler sentence; every kind has its own stock. */
export type ProseKind = 'norm' | 'person' | 'decision' | 'contract' | 'tender' | 'contest'

/** Writes one sentence into an act of `date`, if possible of at most about `room` characters. */
export type Prose = (random: Random, kind: ProseKind, date: string, room: number) => string

type Slot = (random: Random, date: string) => string

const SLOTS: Record<string, Slot> = {
  unit: (random) => random.pick(phrases.units),
  topic: (random) => random.pick(phrases.topics),
  good: (random) => random.pick(phrases.goods),
  service: (random) => random.pick(phrases.services),
  purpose: (random) => random.pick(phrases.purposes),
  city: (random) => random.pick(phrases.cities),
  money,
  days: (random) => String(random.pick([5, 10, 15, 20, 30, 45, 60, 90, 120, 180])),
  months: (random) => String(random.pick([6, 12, 24, 36, 48, 60])),
  day: (random) => String(random.between(5, 25)),
  hour: (random) => `${random.between(8, 17)}h`,
  number: (random) => String(random.between(100, 99_999)),
  year: (_, date) => date.slice(0, 4),
  month: (random, date) => monthName(addDays(date, random.between(30, 300))),
  past: (random, date) => shortDate(addDays(date, -random.between(2, 60))),
  future: (random, date) => shortDate(addDays(date, random.between(10, 60))),
}

/** How much longer than the remaining space the last sentence may be. */
const OVERRUN = 40

/**
 * Sentences of phrases.json with their slots filled; within an act, none repeats before all were used.
 */
export function createSampleProse(): Prose {
  const decks = new Map<ProseKind, string[]>()
  return (random, kind, date, room) => {
    let deck = decks.get(kind)
    if (!deck || deck.length === 0) {
      deck = shuffled(phrases[kind], random)
      decks.set(kind, deck)
    }
    const fitting = deck.findLastIndex((sentence) => sentence.length <= room + OVERRUN)
    const [sentence = ''] = deck.splice(fitting, 1)
    return fillSlots(sentence, random, date)
  }
}

function shuffled(sentences: readonly string[], random: Random): string[] {
  const deck = [...sentences]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const [a = '', b = ''] = [deck[i], deck[j]]
    deck[i] = b
    deck[j] = a
  }
  return deck
}

function fillSlots(template: string, random: Random, date: string): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => SLOTS[name]!(random, date))
}
