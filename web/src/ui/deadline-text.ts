import type { PrazoDoAto } from '../api/schema.ts'
import type { Words } from '../words/pt/index.ts'
import type { Format } from '../words/format.ts'

/** When something is due: `2 dez, 9h`, `3 dez a 20 dez`, `15 dias`, `a partir de 12 mai, 8h`. */
export function deadlineTime(
  { data, hora, desde, dias, dias_uteis, calculada }: PrazoDoAto,
  said: Words['deadlines'],
  format: Format,
): string {
  const at = hora === null ? '' : `, ${said.hour(...hourOf(hora))}`
  const days = dias === null ? '' : said.days(dias, dias_uteis)
  if (data !== null) {
    const day = `${format.day(data)}${at}`
    if (calculada) return said.counted(days, day)
    return desde === null || desde === data ? day : said.between(format.day(desde), day)
  }
  return desde === null ? days : said.since(`${format.day(desde)}${at}`)
}

function hourOf(time: string): [hour: number, minute: string] {
  return [Number(time.slice(0, 2)), time.slice(3)]
}
