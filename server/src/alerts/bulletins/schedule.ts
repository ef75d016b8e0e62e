import {
  brasiliaDate,
  brasiliaInstant,
  dateOfDay,
  dayNumber,
  lastDayOfMonth,
} from '../../lib/time/dates.ts'
import { type Weekday, weekdayOf } from '../../lib/time/weekdays.ts'

export const BULLETIN_FREQUENCIES = ['diaria', 'semanal', 'mensal'] as const
type BulletinFrequency = (typeof BULLETIN_FREQUENCIES)[number]

/** When a bulletin goes out. */
export interface Schedule {
  frequencia: BulletinFrequency
  /** The hour in Brasília, 0 to 23. */
  hora: number
  /** Of a weekly one. */
  dias: Weekday[]
  /** Of a monthly one, 1 to 31; a shorter month has it on its last day. */
  dia_do_mes: number
}

/** Every day at this hour. */
export function dailyAt(hora: number): Schedule {
  return { frequencia: 'diaria', hora, dias: [], dia_do_mes: 1 }
}

/** The first moment after `now` at which it goes out. */
export function nextIssue(schedule: Schedule, now: Date): Date {
  for (let day = dayNumber(brasiliaDate(now)); ; day++) {
    const at = issueOn(schedule, dateOfDay(day))
    if (at > now && goesOutOn(schedule, day)) return at
  }
}

/** The last moment until `now` at which it went out, of those from `due` on. */
export function lastIssue(schedule: Schedule, due: Date, now: Date): Date {
  const next = nextIssue(schedule, due)
  return next > now ? due : lastIssue(schedule, next, now)
}

/** When it goes out on a day of its own. */
export function issueOn({ hora }: Pick<Schedule, 'hora'>, data: string): Date {
  return brasiliaInstant(data, `${String(hora).padStart(2, '0')}:00`)
}

/** The first of the days whose editions the issue of `data` tells: that after the issue before it. */
export function firstDayOf(schedule: Schedule, data: string): string {
  let day = dayNumber(data)
  while (!goesOutOn(schedule, day - 1)) day--
  return dateOfDay(day)
}

function goesOutOn({ frequencia, dias, dia_do_mes }: Schedule, day: number): boolean {
  switch (frequencia) {
    case 'diaria':
      return true
    case 'semanal':
      return dias.includes(weekdayOf(dateOfDay(day)))
    case 'mensal': {
      const data = dateOfDay(day)
      const last = lastDayOfMonth(data.slice(0, 7))
      const wanted = `${data.slice(0, 7)}-${String(dia_do_mes).padStart(2, '0')}`
      return data === (wanted < last ? wanted : last)
    }
  }
}
