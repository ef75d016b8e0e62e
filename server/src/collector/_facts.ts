import { brasiliaInstant } from '../lib/time/dates.ts'
import {
  type DayFacts,
  type Facts,
  type SectionFacts,
  unknownDay,
  unknownSection,
} from './facts.ts'

/** An instant as clocks in Brasília show it: `2026-03-20 01:30`. */
export function at(text: string): Date {
  const [date = '', time = ''] = text.split(' ')
  return brasiliaInstant(date, time)
}

/** A day as a test describes it: what matters to the test, defaults for the rest. */
export interface TestDay extends Partial<Omit<DayFacts, 'sections'>> {
  sections?: Record<string, Partial<SectionFacts>>
}

export function factsOf(
  days: Record<string, TestDay>,
  source: Partial<Facts['source']> = {},
  numbers: Record<string, number> = {},
): Facts {
  return {
    numbers: new Map(Object.entries(numbers)),
    source: { listedAt: null, oldestOffered: null, failures: 0, retryAt: null, ...source },
    days: new Map(
      Object.entries(days).map(([data, { sections = {}, ...day }]) => [
        data,
        { ...unknownDay(), ...day, sections: sectionsOf(sections) },
      ]),
    ),
  }
}

function sectionsOf(sections: Record<string, Partial<SectionFacts>>): DayFacts['sections'] {
  return new Map(
    Object.entries(sections).map(([name, facts]) => [name, { ...unknownSection(), ...facts }]),
  )
}

/** A section that was taken whole at that time, and is listed as it was. */
export function taken(when: string, bytes = 100): Partial<SectionFacts> {
  return { estado: 'completa', listedBytes: bytes, takenBytes: bytes, takenAt: at(when) }
}

/** All three regular sections, taken at that time. */
export function allTaken(when: string): Record<string, Partial<SectionFacts>> {
  return { DO1: taken(when), DO2: taken(when), DO3: taken(when) }
}
