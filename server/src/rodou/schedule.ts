import type { Schedule } from '../alerts/bulletins/schedule.ts'
import { WEEKDAYS } from '../lib/time/weekdays.ts'

/** When a bulletin goes out instead of a DAG; what is not the same is told. */
export interface FoundSchedule {
  schedule: Pick<Schedule, 'frequencia' | 'hora'> & Partial<Schedule>
  notes: string[]
}

/** Ro-DOU's own load is at 06:59 of every day. */
const AFTER_LOAD: FoundSchedule = { schedule: { frequencia: 'diaria', hora: 7 }, notes: [] }

const PRESETS = new Map([
  ['@hourly', '0 * * * *'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@weekly', '0 0 * * 0'],
  ['@monthly', '0 0 1 * *'],
])

/** @param id of the DAG, which says the minute where it has no schedule */
export function scheduleOf(
  id: string,
  { schedule, dataset }: { schedule: string | null; dataset: string | null },
): FoundSchedule {
  if (schedule === null && dataset !== null) return AFTER_LOAD
  const found = ofCron(schedule === null ? defaultCron(id) : schedule.trim())
  if (dataset === null || schedule === null) return found
  const twice =
    'com schedule e dataset juntos, o Ro-DOU manda dois e-mails por dia. Importado o schedule: um só.'
  return { ...found, notes: [...found.notes, twice] }
}

function defaultCron(id: string): string {
  const sum = Array.from(id).reduce((total, character) => total + character.codePointAt(0)!, 0)
  return `${sum % 60} 5 * * *`
}

function ofCron(written: string): FoundSchedule {
  const cron = PRESETS.get(written) ?? written
  const [minutes, hours, days, months, weekdays, more] = cron.split(/\s+/).map(readField)
  if (!minutes || !hours || !days || !months || !weekdays || more !== undefined)
    return {
      schedule: { frequencia: 'diaria', hora: 8 },
      notes: [`"${written}" não é uma agenda que se saiba ler. Importado como diário, às 8h.`],
    }
  const isShort = (values: unknown[], all: number) => values.length < all
  const sunday = weekdays.map((day) => day % 7)
  const on = { hora: hourOf(minutes, hours), dias: daysOf(sunday) }
  const several = notesOfRuns(minutes, hours, on.hora)
  const daily = (why: string): FoundSchedule => ({
    schedule: { frequencia: 'diaria', hora: on.hora },
    notes: [...several, `"${written}" ${why} Importado como diário, às ${on.hora}h.`],
  })
  const isMonthly = isShort(days, 31)
  const isWeekly = isShort(on.dias, 7)
  if (isShort(months, 12)) return daily('só vale em alguns meses, o que um boletim não sabe.')
  if (isMonthly && (isWeekly || days.length > 1))
    return daily('combina dias de um modo que um boletim não tem.')
  if (isMonthly)
    return {
      schedule: { frequencia: 'mensal', hora: on.hora, dia_do_mes: days[0]! }, // exactly one
      notes: several,
    }
  return isWeekly
    ? { schedule: { frequencia: 'semanal', ...on }, notes: several }
    : { schedule: { frequencia: 'diaria', hora: on.hora }, notes: several }
}

function notesOfRuns(minutes: number[], hours: number[], hora: number): string[] {
  const runs = minutes.length * hours.length
  if (runs > 1)
    return [
      `o Ro-DOU roda ${runs} vezes por dia. O boletim sai uma, às ${hora}h, com tudo. Para ser avisado na hora, dê ao alerta canais seus, com frequência imediata.`,
    ]
  if (minutes[0] === 0) return []
  const isEarlier = hora === hours[0]
  const rest = isEarlier ? ', antes do Ro-DOU; o que chega depois vem no seguinte' : ''
  return [`o boletim sai em horas inteiras: às ${hora}h${rest}.`]
}

/** The first whole hour after the last run of a day, so that nothing is missed that Ro-DOU had; the last one has none. */
function hourOf(minutes: number[], hours: number[]): number {
  const last = Math.max(...hours) + (Math.max(...minutes) > 0 ? 1 : 0)
  return Math.min(last, 23)
}

function daysOf(numbers: number[]) {
  return WEEKDAYS.filter((_day, index) => numbers.includes(index))
}

/** First and last value of each field, in its order. */
const BOUNDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** The values of a field, in order; null: it is none. */
function readField(text: string, place: number): number[] | null {
  const bounds = BOUNDS[place]
  if (bounds === undefined) return null
  const [first, end] = bounds
  const last = place === 4 && text.includes('*') ? 6 : end
  const found = new Set<number>()
  for (const part of text.split(',')) {
    const [, from, to, step] = /^(\*|\w+)(?:-(\w+))?(?:\/(\d{1,2}))?$/.exec(part) ?? []
    if (from === undefined) return null
    const low = from === '*' ? first : numberOf(from, place)
    const high = to !== undefined ? numberOf(to, place) : from === '*' || step ? last : low
    const by = step === undefined ? 1 : Number(step)
    if (low === null || high === null || by === 0 || low < first || high > end || low > high)
      return null
    for (let value = low; value <= high; value += by) found.add(value)
  }
  return [...found].toSorted((a, b) => a - b)
}

function numberOf(text: string, place: number): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const name = text.toUpperCase()
  const names = place === 3 ? MONTHS : place === 4 ? DAYS : []
  const index = names.indexOf(name)
  return index < 0 ? null : index + (place === 3 ? 1 : 0)
}
