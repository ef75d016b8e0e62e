import type { AlertRequest, AlertTerm } from '../alerts/alert.ts'
import type { BulletinRequest } from '../alerts/bulletins/bulletin.ts'
import type { WebhookRequest } from '../webhooks/webhook.ts'

/** The kinds of records that a folder declares, each after those that it refers to. */
export const KINDS = ['listas', 'webhooks', 'alertas', 'boletins'] as const
export type RecordKind = (typeof KINDS)[number]

/**
 * What a folder, or another program's files, declare of an account. Each record has a `chave` and the body that
 * `PUT …/chave/{chave}` takes, but for references: they are the `chave` of what is meant, not its id.
 */
export interface Configuration {
  listas: DeclaredList[]
  webhooks: DeclaredWebhook[]
  alertas: DeclaredAlert[]
  boletins: DeclaredBulletin[]
}

export interface DeclaredList {
  chave: string
  nome: string
  /** Each can be read as a query. */
  itens: AlertTerm[]
}

/**
 * Without its secret, which no file holds. Without `url`, too, it keeps the one that the account has: the address of
 * a chat's channel lets whoever reads it write there.
 */
export type DeclaredWebhook = Declared<Omit<WebhookRequest, 'secret' | 'url'>> & { url?: string }
/** `listas` and `canais.webhooks` are keys. */
export type DeclaredAlert = Declared<AlertRequest>
/** `alertas` are keys. */
export type DeclaredBulletin = Declared<BulletinRequest>

type Declared<Request> = Omit<Request, 'chave'> & { chave: string }

/** What another record is called, where one refers to it: from its key to its id, or back. Null: it is no more. */
type Rename = (kind: RecordKind, name: string) => string | null

type RefersFromAlert = Pick<AlertRequest, 'listas' | 'canais'>

/** An alert with other names for what it refers to. */
export function withAlertReferences<A extends RefersFromAlert>(alert: A, rename: Rename): A {
  const { listas, canais } = alert
  return {
    ...alert,
    ...(listas && { listas: renamed('listas', listas, rename) }),
    ...(canais?.webhooks && {
      canais: { ...canais, webhooks: renamed('webhooks', canais.webhooks, rename) },
    }),
  }
}

/** A bulletin with other names for what it refers to. */
export function withBulletinReferences<B extends Pick<BulletinRequest, 'alertas'>>(
  bulletin: B,
  rename: Rename,
): B {
  return { ...bulletin, alertas: renamed('alertas', bulletin.alertas, rename) }
}

function renamed(kind: RecordKind, names: string[], rename: Rename): string[] {
  return names.flatMap((name) => rename(kind, name) ?? [])
}
