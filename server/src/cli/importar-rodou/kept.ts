import { type AccountState, configurationOf } from '../../configuration/account-state.ts'
import type {
  Configuration,
  DeclaredAlert,
  DeclaredBulletin,
} from '../../configuration/configuration.ts'
import type { TranslatedFile } from '../../rodou/dag.ts'
import { isImportedKey } from '../../rodou/wording.ts'
import { asActiveAs, currentOf } from '../imported/as-active-as.ts'

/** What all files declare together. What people have made of it since stays: a file says nothing about it. */
export function togetherWithKept(
  translated: TranslatedFile[],
  account: AccountState,
  isSwitchedOn: boolean,
): Configuration {
  const now = configurationOf(account)
  const all = translated.map(({ configuration }) => configuration)
  return {
    listas: all.flatMap(({ listas }) => listas),
    webhooks: all
      .flatMap(({ webhooks }) => webhooks)
      .map((webhook) => asActiveAs(now.webhooks, webhook, isSwitchedOn)),
    alertas: all
      .flatMap(({ alertas }) => alertas)
      .map((alert) => asHeardAs(currentOf(now.alertas, alert), alert)),
    boletins: translated
      .flatMap(({ configuration, blocos }) =>
        configuration.boletins.map((bulletin) =>
          withRefused(currentOf(now.boletins, bulletin), bulletin, blocos),
        ),
      )
      .map((bulletin) => asActiveAs(now.boletins, bulletin, isSwitchedOn)),
  }
}

/** People give an alert channels of its own, and say when those are told. */
function asHeardAs(before: DeclaredAlert | undefined, alert: DeclaredAlert): DeclaredAlert {
  if (before === undefined) return alert
  const { frequencia, hora, avisar_vazio } = before
  const { webhooks: wanted = [] } = alert.canais ?? {}
  const { webhooks: had = [], emails = [] } = before.canais ?? {}
  const kept = had.filter((name) => wanted.includes(name) || !isImportedKey(name))
  const webhooks = [...kept, ...wanted.filter((name) => !kept.includes(name))]
  return {
    ...alert,
    canais: { webhooks, emails },
    ...(frequencia && { frequencia }),
    ...(hora !== undefined && { hora }),
    ...(avisar_vazio !== undefined && { avisar_vazio }),
  }
}

/** An alert whose search is refused now stays in its bulletin: without it, the acts that wait would be lost. */
function withRefused(
  before: DeclaredBulletin | undefined,
  bulletin: DeclaredBulletin,
  blocos: string[],
): DeclaredBulletin {
  const known = new Set([...bulletin.alertas, ...(before?.alertas ?? [])])
  return { ...bulletin, alertas: blocos.filter((chave) => known.has(chave)) }
}
