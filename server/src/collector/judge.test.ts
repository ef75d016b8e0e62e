import { describe, expect, test } from 'vitest'
import { type TestDay, allTaken, at, factsOf, taken } from './_facts.ts'
import type { Facts } from './facts.ts'
import { judge } from './judge.ts'

// Monday 16 to Monday 23 of March 2026, without holidays.
const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, NEXT] = [
  '2026-03-16',
  '2026-03-17',
  '2026-03-18',
  '2026-03-19',
  '2026-03-20',
  '2026-03-23',
] as const
const LISTED: Partial<Facts['source']> = {
  listedAt: at(`${NEXT} 08:00`),
  oldestOffered: MONDAY,
}

/** Marks by date, as `DO1 pendente: data_ausente`; one line for three equal ones. */
function marks(
  now: string,
  days: Record<string, TestDay>,
  source = LISTED,
  numbers: Record<string, number> = {},
) {
  const byDate = Map.groupBy(
    judge(at(now), factsOf(days, source, numbers), '2026-03-01'),
    ({ data }) => data,
  )
  return Object.fromEntries(
    [...byDate].map(([data, ofDay]) => {
      const lines = ofDay.map(({ pubName, estado, motivo }) => [pubName, `${estado}: ${motivo}`])
      const distinct = new Set(lines.map(([, text]) => text))
      return lines.length === 3 && distinct.size === 1
        ? [data, lines[0]![1]]
        : [data, Object.fromEntries(lines)]
    }),
  )
}

const whole = (date: string): TestDay => ({
  offered: true,
  lookedAt: at(`${NEXT} 07:00`),
  sections: allTaken(`${date} 01:25`),
})
const week = {
  [MONDAY]: whole(MONDAY),
  [TUESDAY]: whole(TUESDAY),
  [WEDNESDAY]: whole(WEDNESDAY),
  [THURSDAY]: whole(THURSDAY),
  [FRIDAY]: whole(FRIDAY),
}

test('nothing is reported when everything is in', () => {
  expect(marks(`${FRIDAY} 12:00`, week)).toEqual({})
})

test('today is pending once the source was asked, and not before', () => {
  expect(marks(`${NEXT} 00:40`, week, { ...LISTED, listedAt: at(`${FRIDAY} 09:00`) })).toEqual({})
  const asked = { ...week, [NEXT]: { lookedAt: at(`${NEXT} 00:35`) } }
  expect(marks(`${NEXT} 00:40`, asked)).toEqual({ [NEXT]: 'pendente: data_ausente' })
})

test('a late section is pending; a listed one is, too, but without a reason', () => {
  const today = {
    offered: true,
    lookedAt: at(`${NEXT} 02:00`),
    sections: { DO1: taken(`${NEXT} 01:25`), DO2: { listedBytes: 1 } },
  }
  expect(marks(`${NEXT} 02:00`, { ...week, [NEXT]: today })).toEqual({
    [NEXT]: { DO2: 'pendente: null', DO3: 'pendente: secao_ausente' },
  })
})

test('a failed look reports nothing: the ledger has the failure already', () => {
  const today = { lookedAt: at(`${NEXT} 02:00`), failures: 1 }
  expect(marks(`${NEXT} 02:06`, { ...week, [NEXT]: today })).toEqual({})
})

describe('a day without an edition', () => {
  const { [FRIDAY]: _, ...until } = week
  const after = { ...until, [NEXT]: whole(NEXT) }
  const said = (numbers: Record<string, number>) =>
    marks(`${NEXT} 08:00`, after, LISTED, numbers)[FRIDAY]

  test('is pending until a later one is in', () => {
    expect(marks('2026-03-22 12:00', until)).toEqual({ [FRIDAY]: 'pendente: data_ausente' })
  })

  test('had none if the numbers around it are consecutive', () => {
    expect(said({ [THURSDAY]: 189, [NEXT]: 190 })).toBe('sem_edicao: data_ausente')
  })

  test.each<[string, Record<string, number>]>([
    ['where they leave a gap', { [THURSDAY]: 189, [NEXT]: 191 }],
    ['where one of them is not known', { [NEXT]: 190 }],
    ['where none is', {}],
    ['where they make no sense', { [THURSDAY]: 190, [NEXT]: 189 }],
    ['where the year between them changed', { '2025-12-31': 249, [NEXT]: 250 }],
  ])('is a fault %s', (_case, numbers) => {
    expect(said(numbers)).toBe('falha: data_ausente')
  })
})

test('days in a row without an edition are a hole in the source', () => {
  const { [WEDNESDAY]: _, [THURSDAY]: __, ...others } = week
  expect(marks('2026-03-22 12:00', others)).toEqual({
    [WEDNESDAY]: 'falha: data_ausente',
    [THURSDAY]: 'falha: data_ausente',
  })
})

test('a missing section on a day with an edition is a fault, not a day without an edition', () => {
  const days = {
    ...week,
    [WEDNESDAY]: { ...whole(WEDNESDAY), sections: { DO2: taken(`${WEDNESDAY} 01:25`) } },
  }
  expect(marks('2026-03-22 12:00', days)).toEqual({
    [WEDNESDAY]: { DO1: 'falha: secao_ausente', DO3: 'falha: secao_ausente' },
  })
})

test('a day with only an extra edition had no regular one', () => {
  const sections = { DO1E: taken(`${FRIDAY} 15:00`) }
  const days = { ...week, [FRIDAY]: { ...whole(FRIDAY), sections }, [NEXT]: whole(NEXT) }
  const numbers = { [THURSDAY]: 53, [NEXT]: 54 }
  expect(marks(`${NEXT} 08:00`, days, LISTED, numbers)).toEqual({
    [FRIDAY]: 'sem_edicao: secao_ausente',
  })
})

test("nothing is reported for dates before the source's list, weekends and holidays", () => {
  const days = { '2026-03-10': whole('2026-03-10'), ...week }
  const said = marks('2026-03-22 12:00', days, { ...LISTED, oldestOffered: '2026-03-13' })
  expect(said).toEqual({ '2026-03-13': 'falha: data_ausente' })
  const easter = { '2026-04-02': whole('2026-04-02'), '2026-04-06': whole('2026-04-06') }
  expect(marks('2026-04-06 23:00', easter, { ...LISTED, oldestOffered: '2026-04-02' })).toEqual({})
})

test('an offered date is not judged before it was looked at', () => {
  const days = { ...week, [WEDNESDAY]: { offered: true } }
  expect(marks('2026-03-22 12:00', days)).toEqual({})
})

test('a section partly imported from elsewhere is still looked for', () => {
  const days = {
    ...week,
    [WEDNESDAY]: {
      ...whole(WEDNESDAY),
      sections: { ...allTaken(`${WEDNESDAY} 01:25`), DO2: { estado: 'parcial' as const } },
    },
  }
  expect(marks('2026-03-22 12:00', days)).toEqual({
    [WEDNESDAY]: { DO2: 'falha: secao_ausente' },
  })
})
