import { Type } from 'typebox'
import { type Calendar, calendarOf } from '../../lib/time/icalendar.ts'
import type { Answer } from '../answer.ts'

/** A calendar as a file that calendar programs open, or read again from its address. */
export function calendarAnswer(description: string): Answer<Calendar> {
  return {
    status: 200,
    schema: { description, content: { 'text/calendar': { schema: Type.String() } } },
    send: (reply, calendar) =>
      reply
        .header('Content-Disposition', 'attachment; filename="arauto.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendarOf(calendar)),
  }
}
