import { textOf } from '../lib/address.ts'
import { type Day, isDay } from '../lib/dates.ts'

/** The target of a mail's link: an alert, and an action. */
export interface Arrival {
  /** `alr_…` */
  alerta?: string
  /** `buscar`: run its search; `pausar`: ask whether to pause it. */
  acao?: 'buscar' | 'pausar'
  /** The period of the search. */
  data_inicio?: Day
  data_fim?: Day
}

/** Reads an address; invalid parts are ignored. */
export function readArrival(values: Record<string, unknown>): Arrival {
  const alerta = textOf(values['alerta'])
  const acao = (['buscar', 'pausar'] as const).find((one) => one === textOf(values['acao']))
  const first = textOf(values['data_inicio'])
  const last = textOf(values['data_fim'])
  return {
    ...(alerta ? { alerta } : {}),
    ...(alerta && acao ? { acao } : {}),
    ...(first && isDay(first) ? { data_inicio: first } : {}),
    ...(last && isDay(last) ? { data_fim: last } : {}),
  }
}
