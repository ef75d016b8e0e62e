import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarOf } from './icalendar.ts'

/** What the parser of another library reads. */
function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events, event: events[0]! }
}

const opening: CalendarEvent = {
  uid: 'pub_1-abertura@arauto.exemplo',
  revised: new Date('2026-11-19T06:12:00.500Z'),
  revision: 0,
  title: 'Abertura: Pregão 90041/2026',
  description: 'Às 9h, como impresso.',
  url: 'https://arauto.exemplo/publicacao/pub_1?termo=limpeza&b=1',
  when: { day: '2026-12-02', time: '09:00' },
  cancelled: false,
}

const calendar = (...events: CalendarEvent[]) =>
  calendarOf({ name: 'Licitações', source: 'https://arauto.exemplo/feed.ics', events })

test('a moment has the clocks of Brasília, and all that it is known by', () => {
  const { event } = read(calendar(opening))
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-02T12:00:00.000Z')
  expect(event.startDate.zone.tzid).toBe('America/Sao_Paulo')
  expect([event.uid, event.summary, event.description]).toEqual([
    opening.uid,
    opening.title,
    opening.description,
  ])
  expect(event.component.getFirstPropertyValue('url')).toBe(opening.url)
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-19T06:12:00Z')
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
})

test('a moment of a year with daylight saving time is that of its day', () => {
  const { event } = read(calendar({ ...opening, when: { day: '2018-12-20', time: '12:00' } }))
  expect(event.startDate.toJSDate().toISOString()).toBe('2018-12-20T14:00:00.000Z')
})

test('days are whole, and the last of several is one of them', () => {
  const day = read(calendar({ ...opening, when: { day: '2026-12-31' } })).event
  expect(day.startDate.isDate).toBe(true)
  expect([String(day.startDate), String(day.endDate)]).toEqual(['2026-12-31', '2027-01-01'])
  const days = read(
    calendar({ ...opening, when: { day: '2026-12-03', until: '2026-12-20' } }),
  ).event
  expect([String(days.startDate), String(days.endDate)]).toEqual(['2026-12-03', '2026-12-21'])
})

test('a later revision has a greater number, and what is off is cancelled', () => {
  const before = read(calendar(opening)).event
  const revised = new Date('2026-11-20T06:12:00Z')
  const after = read(calendar({ ...opening, revised, cancelled: true })).event
  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBeGreaterThan(before.sequence)
  expect(after.sequence).toBeLessThan(2 ** 31)
  expect(after.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('without events it is a calendar, with the one component that it must have', () => {
  const { calendar: read_, events } = read(calendar())
  expect(events).toEqual([])
  expect(read_.getAllSubcomponents()).toHaveLength(1)
  expect(read_.getFirstPropertyValue('x-wr-calname')).toBe('Licitações')
})

test('any text comes back as it was, but for signs that no calendar may have', () => {
  const kept = (plain: string) =>
    plain
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/(?![\t\n\u{80}-\u{9F}])\p{Cc}|\p{Cs}/gu, '\u{FFFD}')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (description) => {
      const { event } = read(calendar({ ...opening, title: description, description }))
      expect([event.summary, event.description]).toEqual([kept(description), kept(description)])
    }),
  )
})

test('lines have at most 75 octets, end in CRLF, and no sign is cut in two', () => {
  const signs = fc.string({
    unit: fc.constantFrom('a', 'ç', '€', '𝄞', ',', '\n', '\r'),
    maxLength: 300,
  })
  fc.assert(
    fc.property(signs, (description) => {
      const ics = calendar({ ...opening, description })
      const lines = ics.split('\r\n')
      expect(lines.pop()).toBe('')
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n\p{Cs}]/u)
      }
    }),
  )
})
