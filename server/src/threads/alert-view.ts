import type { AlertView } from '../http/schemas/alerta.ts'
import type { StoredAddress } from '../monitor/address.ts'
import { type StoredAlert, publicAlert } from '../monitor/alert.ts'

/** An alert as its owner sees it. `addresses`: those of its account. */
export function alertView(alert: StoredAlert, addresses: StoredAddress[]): AlertView {
  const enderecos = addresses
    .filter(({ email }) => alert.canais.emails.includes(email))
    .map(({ email, situacao, confirmado_em }) => ({ email, situacao, confirmado_em }))
  return { ...publicAlert(alert), enderecos }
}
