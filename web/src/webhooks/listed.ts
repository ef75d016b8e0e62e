import type { Entrega } from '../api/schema.ts'
import { EVENTS } from '../api/webhooks.ts'
import { textOf } from '../lib/address.ts'

export const STATUSES: Entrega['status'][] = [
  'pendente',
  'entregue',
  'falhou',
  'suspensa',
  'cancelada',
]

/** The listed deliveries of a webhook, and the open one, as in the address. */
export interface Listed {
  estado?: Entrega['status'] | undefined
  evento?: Entrega['tipo'] | undefined
  pagina?: number | undefined
  /** `dlv_…` */
  entrega?: string | undefined
}

/** Reads an address; invalid parts are ignored. */
export function readListed(values: Record<string, unknown>): Listed {
  const estado = STATUSES.find((one) => one === textOf(values['estado']))
  const evento = EVENTS.find((one) => one === textOf(values['evento']))
  const pagina = Number(textOf(values['pagina']))
  const entrega = textOf(values['entrega'])
  return {
    ...(estado ? { estado } : {}),
    ...(evento ? { evento } : {}),
    ...(Number.isInteger(pagina) && pagina > 1 ? { pagina } : {}),
    ...(entrega ? { entrega } : {}),
  }
}
