import { describe, expect, test } from 'vitest'
import { type TestDay, allTaken, at, factsOf, taken } from './_facts.ts'
import type { Facts } from './facts.ts'
import { type Step, planNext } from './plan.ts'

const FRIDAY = '2026-03-20'
const SATURDAY = '2026-03-21'
const SINCE = '2026-02-20'

/** The list of dates came just now, so that no plan asks for it. */
function plan(now: string, days: Record<string, TestDay>, source: Partial<Facts['source']> = {}) {
  return words(planNext(at(now), factsOf(days, { listedAt: at(now), ...source }), SINCE))
}

function words(step: Step): string {
  switch (step.kind) {
    case 'wait':
      return `wait until ${brasilia.format(step.until).replace(',', '')}`
    case 'dates':
      return 'dates'
    case 'look':
      return `look at ${step.data}`
    case 'fetch':
      return `fetch ${step.data} ${step.pubName}`
  }
}

const brasilia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

describe('today', () => {
  const looked = (when: string, more: TestDay = {}): Record<string, TestDay> => ({
    [FRIDAY]: { offered: true, lookedAt: at(when), ...more },
  })
  const twoIn = { DO1: taken(`${FRIDAY} 01:25`), DO2: taken(`${FRIDAY} 01:25`) }

  test.each([
    ['not before half past midnight', `${FRIDAY} 00:10`, {}, `wait until ${FRIDAY} 00:30`],
    ['from then on', `${FRIDAY} 00:30`, {}, `look at ${FRIDAY}`],
    [
      'every five minutes',
      `${FRIDAY} 00:33`,
      looked(`${FRIDAY} 00:30`),
      'wait until 2026-03-20 00:35',
    ],
    [
      'until all three sections are in',
      `${FRIDAY} 09:05`,
      looked(`${FRIDAY} 09:00`, { sections: twoIn }),
      `look at ${FRIDAY}`,
    ],
    [
      'then every thirty, for extras and corrections',
      `${FRIDAY} 09:05`,
      looked(`${FRIDAY} 09:00`, { sections: allTaken(`${FRIDAY} 01:25`) }),
      `wait until ${FRIDAY} 09:30`,
    ],
    [
      'until midnight; the next day begins at half past',
      `${FRIDAY} 23:50`,
      looked(`${FRIDAY} 23:45`, { sections: allTaken(`${FRIDAY} 01:25`) }),
      `wait until ${SATURDAY} 00:15`,
    ],
    [
      'every hour on a Saturday',
      `${SATURDAY} 10:20`,
      { [SATURDAY]: { lookedAt: at(`${SATURDAY} 10:00`) } },
      `wait until ${SATURDAY} 11:00`,
    ],
    [
      'every hour on a holiday',
      '2026-04-21 10:20',
      { '2026-04-21': { lookedAt: at('2026-04-21 10:00') } },
      'wait until 2026-04-21 11:00',
    ],
    [
      'the date is that of Brasília, not of UTC',
      `${FRIDAY} 22:00`,
      looked(`${FRIDAY} 21:10`, { sections: allTaken(`${FRIDAY} 01:25`) }),
      `look at ${FRIDAY}`,
    ],
    [
      'a look that failed is tried again when it is due',
      `${FRIDAY} 02:00`,
      looked(`${FRIDAY} 01:00`, { failures: 2, retryAt: at(`${FRIDAY} 02:04`) }),
      `wait until ${FRIDAY} 02:04`,
    ],
  ])('%s', (_, now, days, expected) => {
    expect(plan(now, days)).toBe(expected)
  })
})

describe('files', () => {
  const day = (sections: TestDay['sections'], lookedAt = `${FRIDAY} 09:00`): TestDay => ({
    offered: true,
    lookedAt: at(lookedAt),
    sections: { ...allTaken(`${FRIDAY} 01:25`), ...sections },
  })

  test.each<[string, TestDay, string]>([
    ['one that appeared', day({ DO1E: { listedBytes: 7 } }), `fetch ${FRIDAY} DO1E`],
    [
      'one whose size changed',
      day({ DO2: { ...taken(`${FRIDAY} 01:25`, 100), listedBytes: 101 } }),
      `fetch ${FRIDAY} DO2`,
    ],
    ['none that is as it was', day({}), `wait until ${FRIDAY} 09:30`],
    [
      'none that is no longer listed',
      day({ DO2: { ...taken(`${FRIDAY} 01:25`), listedBytes: null } }),
      `wait until ${FRIDAY} 09:30`,
    ],
    [
      'one that failed, when it is due',
      day({ DO1E: { listedBytes: 7, failures: 1, retryAt: at(`${FRIDAY} 09:12`) } }),
      `wait until ${FRIDAY} 09:12`,
    ],
    [
      'one whose import never ended',
      day({ DO1: { estado: 'parcial', listedBytes: 100 } }),
      `look at ${FRIDAY}`,
    ],
  ])('%s', (_, friday, expected) => {
    expect(plan(`${FRIDAY} 09:05`, { [FRIDAY]: friday })).toBe(expected)
  })

  test('each once more after its day has ended: its size does not show every change', () => {
    const lookedToday = { lookedAt: at(`${SATURDAY} 00:30`) }
    const friday = day({}, `${SATURDAY} 00:30`)
    const days = { [FRIDAY]: friday, [SATURDAY]: lookedToday }
    expect(plan(`${SATURDAY} 00:31`, days)).toBe(`fetch ${FRIDAY} DO1`)
    const again = { ...friday, sections: allTaken(`${SATURDAY} 00:31`) }
    expect(plan(`${SATURDAY} 00:32`, { ...days, [FRIDAY]: again })).toMatch(/^wait/)
  })

  test('each again after three days and after a week, and then no more', () => {
    const taking = (looked: string, takenAt: string) => {
      const facts = { offered: true, lookedAt: at(looked), sections: allTaken(takenAt) }
      const today = { lookedAt: at(looked) }
      return plan(looked, { [FRIDAY]: facts, [looked.slice(0, 10)]: today })
    }
    expect(taking('2026-03-22 12:00', `${SATURDAY} 00:31`)).toMatch(/^wait/)
    expect(taking('2026-03-23 01:00', `${SATURDAY} 00:31`)).toBe(`fetch ${FRIDAY} DO1`)
    expect(taking('2026-03-26 12:00', '2026-03-23 01:01')).toMatch(/^wait/)
    expect(taking('2026-03-27 01:00', '2026-03-23 01:01')).toBe(`fetch ${FRIDAY} DO1`)
    expect(taking('2026-03-29 01:00', '2026-03-27 01:01')).toMatch(/^wait/)
  })

  test('one of the night once more half an hour after each look, until the morning', () => {
    const seen = (takenAt: string, unconfirmedSince = takenAt) => {
      const file = {
        ...taken(`${FRIDAY} ${takenAt}`),
        unconfirmedSince: at(`${FRIDAY} ${unconfirmedSince}`),
      }
      return (now: string) =>
        plan(`${FRIDAY} ${now}`, {
          [FRIDAY]: { ...day({ DO1: file }), lookedAt: at(`${FRIDAY} ${now}`) },
        })
    }
    expect(seen('01:25')('01:54')).toBe(`wait until ${FRIDAY} 01:55`)
    expect(seen('01:25')('01:55')).toBe(`fetch ${FRIDAY} DO1`)
    // A look that came too early, such as that of another collector after a crash.
    expect(seen('01:30', '01:25')('01:57')).toBe(`wait until ${FRIDAY} 02:00`)
    expect(seen('05:45')('06:15')).toMatch(/^wait/)
    expect(seen('09:00')('09:40')).toMatch(/^wait/)
  })

  test('in turns: fewest failures first, then least recently tried', () => {
    const due = (failures: number, retryAt: string) => ({
      listedBytes: 7,
      failures,
      retryAt: at(`${FRIDAY} ${retryAt}`),
    })
    const sections = { DO1: due(2, '09:01'), DO2: due(2, '09:00'), DO3: { listedBytes: 7 } }
    const next = (friday: TestDay) => plan(`${FRIDAY} 09:04`, { [FRIDAY]: friday })
    expect(next(day(sections))).toBe(`fetch ${FRIDAY} DO3`)
    const { DO3: _, ...failing } = sections
    expect(next(day(failing))).toBe(`fetch ${FRIDAY} DO2`)
  })

  test('the newest day first, and its files before another look at the past', () => {
    const days = {
      [SATURDAY]: { lookedAt: at(`${SATURDAY} 09:00`) },
      [FRIDAY]: {
        offered: true,
        lookedAt: at(`${SATURDAY} 09:00`),
        sections: { DO3: { listedBytes: 1 } },
      },
      '2026-03-19': { offered: true },
      '2026-03-18': { offered: true, sections: { DO1: { listedBytes: 1 } } },
    }
    expect(plan(`${SATURDAY} 09:01`, days)).toBe(`fetch ${FRIDAY} DO3`)
  })
})

describe('the past', () => {
  const quiet = { [SATURDAY]: { lookedAt: at(`${SATURDAY} 09:00`) } }
  const now = `${SATURDAY} 09:05`
  const day = (date: string, facts: TestDay) => ({ ...quiet, [date]: { offered: true, ...facts } })

  test.each<[string, Record<string, TestDay>, string]>([
    ['a date never looked at', day('2026-03-02', {}), 'look at 2026-03-02'],
    [
      'none that the source does not list',
      { ...quiet, '2026-03-02': {} },
      'wait until 2026-03-21 10:00',
    ],
    ['none before the first to collect', day('2026-02-19', {}), 'wait until 2026-03-21 10:00'],
    [
      'one looked at before its end',
      day(FRIDAY, { lookedAt: at(`${FRIDAY} 23:59`) }),
      `look at ${FRIDAY}`,
    ],
    [
      'one of the last two days every half hour',
      day(FRIDAY, { lookedAt: at(`${SATURDAY} 08:45`), sections: allTaken(`${SATURDAY} 01:25`) }),
      'wait until 2026-03-21 09:15',
    ],
    [
      'one of them that lacks something, even if the source does not list it yet',
      { ...quiet, [FRIDAY]: { lookedAt: at(`${SATURDAY} 08:30`) } },
      `look at ${FRIDAY}`,
    ],
    [
      'but none that is proved to have no edition',
      {
        ...quiet,
        [FRIDAY]: {
          lookedAt: at(`${SATURDAY} 08:30`),
          sections: Object.fromEntries(
            ['DO1', 'DO2', 'DO3'].map((name) => [name, { estado: 'sem_edicao' as const }]),
          ),
        },
      },
      'wait until 2026-03-21 10:00',
    ],
    [
      'a recent one every six hours',
      day('2026-03-16', { lookedAt: at(`${SATURDAY} 03:30`) }),
      'wait until 2026-03-21 09:30',
    ],
    [
      'an older one that lacks something every day',
      day('2026-03-02', {
        lookedAt: at('2026-03-20 09:04'),
        sections: { DO1: { estado: 'falha' } },
      }),
      'look at 2026-03-02',
    ],
    [
      'an older one that is whole never',
      day('2026-03-02', {
        lookedAt: at('2026-03-03 09:04'),
        sections: allTaken('2026-03-03 01:25'),
      }),
      'wait until 2026-03-21 10:00',
    ],
  ])('%s', (_, days, expected) => {
    expect(plan(now, days)).toBe(expected)
  })
})

describe('the source', () => {
  test('is left alone after a failure', () => {
    const retryAt = at(`${FRIDAY} 02:08`)
    expect(plan(`${FRIDAY} 02:00`, {}, { retryAt })).toBe(`wait until ${FRIDAY} 02:08`)
    expect(plan(`${FRIDAY} 02:08`, {}, { retryAt })).toBe(`look at ${FRIDAY}`)
  })

  test('is asked for its dates at first, after today, and then every six hours', () => {
    const days = { [FRIDAY]: { offered: true, lookedAt: at(`${FRIDAY} 02:00`) } }
    const ask = (listedAt: Date | null) => plan(`${FRIDAY} 02:01`, days, { listedAt })
    expect(plan(`${FRIDAY} 02:01`, {}, { listedAt: null })).toBe(`look at ${FRIDAY}`)
    expect(ask(null)).toBe('dates')
    expect(ask(at('2026-03-19 20:01'))).toBe('dates')
    expect(ask(at('2026-03-19 20:03'))).toBe(`wait until ${FRIDAY} 02:03`)
  })
})
