import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../lib/time/weekdays.ts'
import {
  SENDING_FREQUENCIES,
  type SendingTimes,
  resumedRetries,
  sendingTime,
  sendingTimesOf,
  silentUntil,
} from './sending-time.ts'

const PLAIN = 'https://receptor.exemplo.com.br/'
const CHANNEL = 'https://hooks.slack.com/services/T0/B0/x'
const anyDays = fc.option(fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }))
const night = { de: '22:00', ate: '07:00' }

/** An instant by Brasília's clocks, three hours behind. */
const at = (time: string) => new Date(`2026-03-16T${time}-03:00`)
const sent = (envio: Partial<SendingTimes> | null, time: string, url = PLAIN) =>
  sendingTime({ url, envio: sendingTimesOf(envio) }, at(time)).toISOString()
const iso = (moment: string) => new Date(`${moment}-03:00`).toISOString()

describe('what comes is sent', () => {
  test.each<[Partial<SendingTimes> | null, string, string]>([
    [null, '03:12:05', '2026-03-16T03:12:05'],
    [{ frequencia: 'diaria', hora: 9 }, '08:59:59', '2026-03-16T09:00:00'],
    [{ frequencia: 'diaria', hora: 9 }, '09:00:00', '2026-03-16T09:00:00'],
    [{ frequencia: 'diaria', hora: 9 }, '09:00:01', '2026-03-17T09:00:00'],
    [{ frequencia: 'diaria' }, '05:00:00', '2026-03-16T08:00:00'],
    [{ juntar_minutos: 15 }, '10:01:00', '2026-03-16T10:15:00'],
    [{ juntar_minutos: 15 }, '10:15:00', '2026-03-16T10:15:00'],
    [{ juntar_minutos: 45 }, '10:01:00', '2026-03-16T10:30:00'],
    [{ juntar_minutos: 120 }, '09:30:00', '2026-03-16T10:00:00'],
    [{ juntar_minutos: 7 }, '23:59:30', '2026-03-17T00:00:00'],
    [{ horario_silencioso: night }, '21:59:59', '2026-03-16T21:59:59'],
    [{ horario_silencioso: night }, '22:00:00', '2026-03-17T07:00:00'],
    [{ horario_silencioso: night }, '00:30:00', '2026-03-16T07:00:00'],
    [{ horario_silencioso: night }, '07:00:00', '2026-03-16T07:00:00'],
    [{ horario_silencioso: { de: '12:00', ate: '13:30' } }, '12:45:00', '2026-03-16T13:30:00'],
    [{ juntar_minutos: 60, horario_silencioso: night }, '21:30:00', '2026-03-16T21:59:50'],
    [{ juntar_minutos: 60, horario_silencioso: night }, '21:59:55', '2026-03-16T21:59:55'],
    [{ juntar_minutos: 120, dias: ['seg'] }, '23:10:00', '2026-03-16T23:59:50'],
    [{ frequencia: 'edicao' }, '08:00:00', '2026-03-16T10:00:00'],
    [{ dias: ['seg'] }, '23:59:59', '2026-03-16T23:59:59'],
    [{ dias: ['ter', 'qua'] }, '10:00:00', '2026-03-17T00:00:00'],
    [{ dias: ['qui'], horario_silencioso: night }, '23:00:00', '2026-03-19T07:00:00'],
    [{ frequencia: 'diaria', hora: 9, dias: ['sex'] }, '09:00:00', '2026-03-20T09:00:00'],
    [{ frequencia: 'diaria', hora: 9, dias: ['seg'] }, '09:00:01', '2026-03-23T09:00:00'],
    [{ frequencia: 'edicao', dias: ['ter'] }, '08:00:00', '2026-03-17T00:00:00'],
    [
      { frequencia: 'diaria', hora: 23, horario_silencioso: night },
      '20:00:00',
      '2026-03-17T07:00:00',
    ],
  ])('%j, at %s: %s', (envio, time, then) => {
    expect(sent(envio, time)).toBe(iso(then))
  })

  test('at the same hours every day, however long the periods are', () => {
    const days = fc.integer({ min: 1, max: 400 })
    const juntar_minutos = fc.integer({ min: 1, max: 120 })
    const ms = fc.integer({ min: 0, max: 86_399_999 })
    fc.assert(
      fc.property(juntar_minutos, days, ms, (minutes, later, time) => {
        const envio = sendingTimesOf({ juntar_minutos: minutes })
        const goes = (now: number) => sendingTime({ url: PLAIN, envio }, new Date(now)).getTime()
        const now = at('00:00:00').getTime() + time
        expect(goes(now + later * 86_400_000) - goes(now)).toBe(later * 86_400_000)
        expect(goes(now) - now).toBeLessThan(minutes * 60_000)
      }),
    )
  })

  test('to a channel with what comes within the same seconds', () => {
    expect(sent(null, '10:00:01', CHANNEL)).toBe(iso('2026-03-16T10:00:10'))
    expect(sent(null, '10:00:09', CHANNEL)).toBe(iso('2026-03-16T10:00:10'))
    expect(sent({ dias: ['seg'] }, '23:59:55', CHANNEL)).toBe(iso('2026-03-16T23:59:55'))
  })

  test('never before its time, never in a silence, and never before what came earlier', () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    const time = (minutes: number) =>
      [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')
    const silence = fc
      .uniqueArray(minute, { minLength: 2, maxLength: 2 })
      .map(([de = 0, ate = 1]) => ({ de: time(de), ate: time(ate) }))
    const times = fc.record({
      frequencia: fc.constantFrom(...SENDING_FREQUENCIES),
      hora: fc.integer({ min: 0, max: 23 }),
      juntar_minutos: fc.option(fc.integer({ min: 1, max: 120 })),
      dias: anyDays,
      horario_silencioso: fc.option(silence),
    })
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        times,
        fc.tuple(moment, moment),
        fc.constantFrom(PLAIN, CHANNEL),
        (given, [a, b], url) => {
          const envio = sendingTimesOf(given)
          const [first, second] = a <= b ? [a, b] : [b, a]
          const [goes, follows] = [first, second].map((now) => sendingTime({ url, envio }, now))
          expect(goes! >= first && follows! >= goes!).toBe(true)
          expect(silentUntil(envio, goes!)).toBeNull()
          // Of one day a week, all of it silent but its first minutes, the sending waits for the next week's.
          expect(goes!.getTime() - first.getTime()).toBeLessThanOrEqual(15 * 24 * 3_600_000)
        },
      ),
    )
  })
})

test('what a silence put off goes sooner without it, never before now, and never in the next silence', () => {
  const time = fc
    .integer({ min: 0, max: 1_439 })
    .map((minutes) =>
      [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':'),
    )
  const hours = fc
    .uniqueArray(time, { minLength: 2, maxLength: 2 })
    .map(([de = '00:00', ate = '00:01']) => ({ de, ate }))
  const silence = fc.option(fc.record({ dias: anyDays, horario_silencioso: fc.option(hours) }))
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      silence,
      silence,
      moment,
      fc.integer({ min: 0, max: 24 * 60 }),
      (a, b, now, wait) => {
        const [before, after] = [sendingTimesOf(a), sendingTimesOf(b)]
        const retry = new Date(now.getTime() + wait * 60_000)
        const until = silentUntil(before, retry)
        for (const { was, dueAt } of resumedRetries(before, after, now)) {
          expect(dueAt >= now.getTime() && dueAt < was).toBe(true)
          expect(silentUntil(after, new Date(dueAt))).toBeNull()
        }
        if (until !== null && after === null)
          expect(resumedRetries(before, after, now).map(({ was }) => was)).toContain(
            until.getTime(),
          )
      },
    ),
  )
  expect(resumedRetries(null, null, new Date())).toEqual([])
})

test('at once is nothing to keep', () => {
  expect(sendingTimesOf({ frequencia: 'imediata', hora: 9 })).toBeNull()
  expect(sendingTimesOf({})).toBeNull()
  expect(sendingTimesOf({ dias: [...WEEKDAYS] })).toBeNull()
})
