import { textOf } from '../lib/address.ts'
import { type Day, isDay } from '../lib/dates.ts'

/** What a link of a mail is about: an alert, and what to do with it. */
export interface Arrival {
  /** `alr_…` */
  alerta?: string
  /** `buscar`: seek what it seeks; `pausar`: ask whether it should pause. */
  acao?: 'buscar' | 'pausar'
  /** Of what is sought. */
  data_inicio?: Day
  data_fim?: Day
}

/** Reads an address; what cannot be meant is left out. */
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
