import { type AccountState, configurationOf } from '../../configuration/account-state.ts'
import type { Configuration } from '../../configuration/configuration.ts'
import { asActiveAs } from '../imported/as-active-as.ts'

/** What a file declares, as active as people have made it since. */
export function togetherWithActive(
  { listas, webhooks, alertas, boletins }: Configuration,
  account: AccountState,
  isSwitchedOn: boolean,
): Configuration {
  const now = configurationOf(account)
  return {
    listas,
    webhooks,
    alertas: alertas.map((alert) => asActiveAs(now.alertas, alert, isSwitchedOn)),
    boletins: boletins.map((bulletin) => asActiveAs(now.boletins, bulletin, isSwitchedOn)),
  }
}
