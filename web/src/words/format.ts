import { type Day, daysBetween, inBrasilia, today, weekdayOf } from '../lib/dates.ts'

/** The words for dates. */
export interface DateWords {
  months: string[]
  monthsShort: string[]
  /** Sunday first. */
  weekdays: string[]
  weekdaysShort: string[]
  /** `9 de novembro de 2026` */
  long(day: number, month: string, year: string): string
  /** `19 nov, 8h12` */
  clock(hour: number, minute: string): string
}

export interface Format {
  /** `19 nov 2026` */
  date(day: Day): string
  /** `19 nov` */
  dayMonth(day: Day): string
  /** `19 nov`; with the year when it is not this one. */
  day(day: Day): string
  /** `qui 19 nov`; with the year when it is not this one. */
  weekdayDate(day: Day): string
  /** `há 9 meses`, for past days. */
  ago(day: Day, today: Day): string
  /** `segunda-feira, 9 de novembro de 2026` */
  longDate(day: Day): string
  /** `nov` or `jan 26` */
  month(day: Day): string
  /** `nov 2026` */
  monthYear(day: Day): string
  /** `19 nov, 8h12`, in Brasília; with the year when it is not this one. */
  moment(iso: string): string
  /** `8h12` */
  time(iso: string): string
  /** `1.284` */
  number(value: number): string
  /** `+40`, `-3`, `0` */
  signed(value: number): string
  /** `99,8%`, for a share between 0 and 1. */
  percent(share: number): string
  /** `R$ 4.812.600,00` */
  money(value: number): string
  /** `R$ 4,8 mi` */
  roughMoney(value: number): string
  /** `4.812.600,00`, in a column that names the currency */
  amount(value: number): string
  /** `0,96` */
  share(value: number): string
  /** `640 KB`, `2,4 MB` */
  bytes(count: number): string
  /** `184 ms`, `2,4 s` */
  duration(ms: number): string
}

/** From this share of a unit on, a size is shown as 1 of it, instead of 1,000 of the unit below. */
const NEARLY = 0.9995
const BYTES = [
  { size: 1e9, name: 'GB' },
  { size: 1e6, name: 'MB' },
  { size: 1e3, name: 'KB' },
]

/** The first unit that an age reaches, else days; never rounded up. */
const AGES = [
  { from: 731, days: 365.25, name: 'year' },
  { from: 61, days: 30.44, name: 'month' },
  { from: 21, days: 7, name: 'week' },
] as const
const AGE_IN_DAYS = { days: 1, name: 'day' } as const

export function createFormat(locale: string, words: DateWords): Format {
  const numbers = new Intl.NumberFormat(locale)
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const reais = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const rough = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const hundredths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const parts = (day: Day) => {
    const [year = '', month = '1', date = '1'] = day.split('-')
    return { year, month: Number(month) - 1, date: Number(date) }
  }
  const dayMonth = (day: Day) => {
    const { date, month } = parts(day)
    return `${date} ${words.monthsShort[month]}`
  }
  const date = (day: Day) => `${dayMonth(day)} ${parts(day).year}`
  const shortest = (day: Day) =>
    parts(day).year === parts(today()).year ? dayMonth(day) : date(day)
  const ages = new Intl.RelativeTimeFormat(locale)
  const time = (iso: string) => {
    const { hour, minute } = inBrasilia(iso)
    return words.clock(hour, String(minute).padStart(2, '0'))
  }
  return {
    date,
    dayMonth,
    day: shortest,
    weekdayDate: (day) => `${words.weekdaysShort[weekdayOf(day)]} ${shortest(day)}`,
    ago(day, now) {
      const days = daysBetween(day, now)
      const unit = AGES.find(({ from }) => days >= from) ?? AGE_IN_DAYS
      return ages.format(-Math.floor(days / unit.days), unit.name)
    },
    longDate(day) {
      const { date, month, year } = parts(day)
      return `${words.weekdays[weekdayOf(day)]}, ${words.long(date, words.months[month] ?? '', year)}`
    },
    month(day) {
      const { month, year } = parts(day)
      const name = words.monthsShort[month] ?? ''
      return month === 0 ? `${name} ${year.slice(2)}` : name
    },
    monthYear(day) {
      const { month, year } = parts(day)
      return `${words.monthsShort[month] ?? ''} ${year}`
    },
    moment(iso) {
      return `${shortest(inBrasilia(iso).day)}, ${time(iso)}`
    },
    time,
    number: (value) => numbers.format(value),
    signed: (value) => signed.format(value),
    percent: (share) => shares.format(share),
    money: (value) => reais.format(value),
    roughMoney: (value) => rough.format(value),
    amount: (value) => hundredths.format(value),
    share: (value) => hundredths.format(value),
    bytes(count) {
      const unit = BYTES.find(({ size }) => count >= size * NEARLY) ?? { size: 1, name: 'B' }
      const shown = count / unit.size
      return `${(shown < 10 ? tenths : whole).format(shown)} ${unit.name}`
    },
    duration: (ms) => (ms < 1_000 ? `${numbers.format(ms)} ms` : `${tenths.format(ms / 1_000)} s`),
  }
}
