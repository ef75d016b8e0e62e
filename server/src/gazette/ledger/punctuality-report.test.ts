import { describe, expect, test } from 'vitest'
import { legsOf, monthsOf, reportMoments } from './punctuality-report.ts'
import type { SectionMoments } from './section-moments.ts'

const FRIDAY = '2024-03-15'
const UNSEEN: SectionMoments = {
  data: FRIDAY,
  pub_name: 'DO1',
  estado: 'completa',
  offeredAt: null,
  unofferedAt: null,
  begunAt: null,
  wholeAt: null,
  firstDeliveredAt: null,
  lastDeliveredAt: null,
  lastSentAt: null,
}

/** A moment of that Friday in Brasília. */
const at = (time: string, day = FRIDAY) => new Date(`${day}T${time}-03:00`)

describe('legs', () => {
  test('nothing is said of what was not observed', () => {
    const nothing = {
      coleta: null,
      primeira_entrega: null,
      ultima_saida: null,
      ultima_entrega: null,
    }
    expect(legsOf(UNSEEN)).toEqual(nothing)
    expect(legsOf({ ...UNSEEN, begunAt: at('02:00:00'), wholeAt: at('02:00:10') })).toEqual(nothing)
  })

  test('a collection counts from the last look that did not find the file', () => {
    const seen = { ...UNSEEN, offeredAt: at('01:35:00'), wholeAt: at('01:35:09') }
    expect(legsOf({ ...seen, unofferedAt: at('01:30:00') }).coleta).toBe(309)
    // That look was on the day before, and the file is of this day.
    expect(legsOf({ ...seen, unofferedAt: at('20:00:00', '2024-03-14') }).coleta).toBe(5_709)
  })

  test('a service that was down all night is not told to be punctual', () => {
    const late = { ...UNSEEN, offeredAt: at('09:00:00'), wholeAt: at('09:00:10') }
    expect(legsOf(late).coleta).toBe(9 * 3_600 + 10)
  })

  test('days that a new installation catches up on were not collected late', () => {
    const old = {
      ...UNSEEN,
      offeredAt: at('09:00:00', '2024-04-02'),
      wholeAt: at('09:00:10', '2024-04-02'),
    }
    expect(legsOf(old).coleta).toBeNull()
    // Somebody looked at that day in time, and the source had nothing.
    expect(legsOf({ ...old, unofferedAt: at('09:00:00', '2024-04-01') }).coleta).toBe(86_410)
  })

  test('a file that was imported by hand before the source was seen to offer it was not collected', () => {
    const byHand = { ...UNSEEN, offeredAt: at('03:00:00'), wholeAt: at('02:00:00') }
    expect(legsOf(byHand).coleta).toBeNull()
  })

  test('what left before the section was whole took no time after that', () => {
    const legs = legsOf({
      ...UNSEEN,
      begunAt: at('02:00:00'),
      wholeAt: at('02:00:10'),
      firstDeliveredAt: at('02:00:02'),
      lastSentAt: at('02:00:09'),
      lastDeliveredAt: at('02:10:10'),
    })
    expect(legs).toMatchObject({ primeira_entrega: 2, ultima_saida: 0, ultima_entrega: 600 })
  })
})

test('months count all sections, and figures those that were measured', () => {
  const took = (seconds: number, day: string): SectionMoments => ({
    ...UNSEEN,
    data: day,
    unofferedAt: at('01:00:00', day),
    offeredAt: at('01:00:00', day),
    wholeAt: new Date(at('01:00:00', day).getTime() + seconds * 1_000),
  })
  const march = Array.from({ length: 20 }, (_, n) =>
    took(n + 1, `2024-03-${String(n + 1).padStart(2, '0')}`),
  )
  const [newest, oldest, ...more] = monthsOf([...march, { ...UNSEEN, data: '2024-02-29' }])
  expect(more).toEqual([])
  expect(newest).toMatchObject({
    mes: '2024-03',
    edicoes: 20,
    coleta: { medidas: 20, p50: 10, p99: 20 },
  })
  expect(oldest).toMatchObject({
    mes: '2024-02',
    edicoes: 1,
    coleta: { medidas: 0, p50: null, p99: null },
  })
})

test('the newest day comes first, and extra editions last in it', () => {
  const one = (data: string, pub_name: string) => ({ ...UNSEEN, data, pub_name })
  const shown = reportMoments([one('2024-03-14', 'DO1'), one(FRIDAY, 'DO1E'), one(FRIDAY, 'DO2')])
  expect(shown.map(({ data, secao, secao_base }) => [data, secao, secao_base])).toEqual([
    [FRIDAY, '2', '2'],
    [FRIDAY, 'extra', '1'],
    ['2024-03-14', '1', '1'],
  ])
})
