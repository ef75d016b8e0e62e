import type { AlertView } from '../alerts/alert.ts'
import type { BulletinView } from '../alerts/bulletins/bulletin.ts'
import type { ListWithItems } from '../alerts/list-store.ts'
import type { ListView } from '../alerts/term-list.ts'
import type { Api } from '../mcp/ask.ts'
import type { Webhook } from '../webhooks/webhook.ts'
import {
  type Configuration,
  type RecordKind,
  withAlertReferences,
  withBulletinReferences,
} from './configuration.ts'

/** What an account has now, oldest first, also without a `chave`. */
export interface AccountState {
  listas: ListWithItems[]
  webhooks: Webhook[]
  alertas: AlertView[]
  boletins: BulletinView[]
}

/** Reads what the account of a key has. The key needs the scopes `alertas` and `webhooks`. */
export async function readAccountState(api: Api): Promise<AccountState> {
  const all = async <Record>(kind: RecordKind) =>
    (await api.ask<Record[]>({ at: `GET /${kind}` })).dados
  const listas: ListWithItems[] = []
  for (const { id } of await all<ListView>('listas'))
    listas.push((await api.ask<ListWithItems>({ at: `GET /listas/${id}` })).dados)
  return {
    listas,
    webhooks: await all('webhooks'),
    alertas: await all('alertas'),
    boletins: await all('boletins'),
  }
}

/**
 * The records of an account that have a `chave`, as a folder would declare them. A reference to what has none
 * stays an id; one to what was deleted is none.
 */
export function configurationOf(account: AccountState): Configuration {
  const keyOf = (kind: RecordKind, id: string) => {
    const named = account[kind].find((record: WithId) => record.id === id)
    return named === undefined ? null : (named.chave ?? id)
  }
  return {
    listas: keyed(account.listas).map(({ chave, nome, itens }) => ({ chave, nome, itens })),
    webhooks: keyed(account.webhooks).map(
      ({
        chave,
        nome,
        url,
        eventos,
        filtros,
        max_simultaneas,
        envio,
        ativo,
        motivo_inativacao,
      }) => ({
        chave,
        nome,
        ...(motivo_inativacao !== 'endereco_perdido' && { url }),
        eventos,
        filtros,
        max_simultaneas,
        envio,
        ativo,
      }),
    ),
    alertas: keyed(account.alertas).map((alert) => {
      const { chave, nome, consulta, termos, listas, filtros, canais } = alert
      const { frequencia, hora, avisar_vazio, ativo } = alert
      const declared = { chave, nome, consulta, termos, listas, filtros, canais }
      const all = { ...declared, frequencia, hora, avisar_vazio, ativo }
      return withAlertReferences(all, keyOf)
    }),
    boletins: keyed(account.boletins).map((bulletin) => {
      const {
        id: _id,
        criado_em: _made,
        atualizado_em: _changed,
        enderecos: _mailboxes,
        proximo_envio_em: _due,
        ...declared
      } = bulletin
      return withBulletinReferences(declared, keyOf)
    }),
  }
}

interface WithId {
  id: string
  chave: string | null
}

/** Those that have a `chave`, in its order. */
export function keyed<R extends WithId>(records: R[]): (R & { chave: string })[] {
  return records
    .filter((record): record is R & { chave: string } => record.chave !== null)
    .toSorted((one, other) => (one.chave < other.chave ? -1 : 1))
}
