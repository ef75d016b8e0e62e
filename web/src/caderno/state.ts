import { textOf } from '../lib/address.ts'
import { type Day, isDay } from '../lib/dates.ts'

/** The address of the daybook. */
export interface DaybookState {
  /** Absent: the newest day with an edition. */
  data?: Day
  /** What was saved, of any day, in place of a day. */
  ver?: 'guardados'
  /** Of what was saved, if not the first. */
  pagina?: number
}

/** Reads an address; invalid parts are ignored. */
export function readDaybook(values: Record<string, unknown>): DaybookState {
  const data = textOf(values['data'])
  const pagina = Number(textOf(values['pagina']))
  return {
    ...(data && isDay(data) ? { data } : {}),
    ...(textOf(values['ver']) === 'guardados' ? { ver: 'guardados' as const } : {}),
    ...(Number.isInteger(pagina) && pagina > 1 ? { pagina } : {}),
  }
}
