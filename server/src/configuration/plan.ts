import { isDeepStrictEqual } from 'node:util'
import type { AlertTerm } from '../alerts/alert.ts'
import { itemChange } from '../alerts/term-list.ts'
import { type AccountState, configurationOf, keyed } from './account-state.ts'
import {
  type Configuration,
  type DeclaredList,
  type DeclaredWebhook,
  type RecordKind,
  KINDS,
} from './configuration.ts'
import { type Stated, statedAlert, statedBulletin, statedList, statedWebhook } from './stated.ts'

/** What becomes of an account by a configuration. */
export interface ConfigurationPlan {
  /** One for each declared record, in an order in which they can be written. */
  steps: PlannedRecord[]
  /** What the account has with a `chave` and nothing declares, in an order in which it can be deleted. */
  outside: Outside[]
  /** The ids of the account's records that have a `chave`. */
  ids: KnownIds
}

/** By kind and `chave`: `listas/servidores`. */
export type KnownIds = ReadonlyMap<`${RecordKind}/${string}`, string>

/** What becomes of a record. */
export type PlannedRecord = { [K in RecordKind]: PlannedOf<K> }[RecordKind]

interface PlannedOf<K extends RecordKind> {
  kind: K
  declared: Configuration[K][number]
  does: 'criar' | 'alterar' | 'igual'
  /** Of one that is to be changed. */
  changes: FieldChange[]
}

interface FieldChange {
  /** `filtros.secoes` */
  campo: string
  antes: unknown
  depois: unknown
}

/** A record that a configuration does not declare. */
export interface Outside {
  kind: RecordKind
  id: string
  chave: string
  nome: string | null
}

/**
 * Compares what is declared with what an account has. References may also name what the account has and the
 * configuration does not: `missingReferences` finds those that name nothing.
 */
export function planConfiguration(
  declared: Configuration,
  account: AccountState,
): ConfigurationPlan {
  const current = configurationOf(account)
  const listas = declared.listas.map((list) => withKeptGroups(list, current.listas))
  const webhooks = declared.webhooks.map((webhook) => withKeptUrl(webhook, current.webhooks))
  return {
    steps: [
      ...stepsOf('listas', { ...declared, listas }, current, statedList),
      ...stepsOf('webhooks', { ...declared, webhooks }, current, statedWebhook),
      ...stepsOf('alertas', declared, current, statedAlert),
      ...stepsOf('boletins', declared, current, statedBulletin),
    ],
    outside: KINDS.toReversed().flatMap((kind) => outsideOf(kind, declared, account)),
    ids: idsIn(account),
  }
}

/** A list without a single group says nothing of groups, as a file of texts: items keep theirs, as by the API's upload. */
function withKeptGroups(list: DeclaredList, known: DeclaredList[]): DeclaredList {
  if (list.itens.some(({ grupo }) => grupo !== null)) return list
  const before = known.find(({ chave }) => chave === list.chave)?.itens ?? []
  const groups = new Map(before.map(({ termo, grupo }) => [termo, grupo]))
  const itens = list.itens.map(({ termo }) => ({ termo, grupo: groups.get(termo) ?? null }))
  return { ...list, itens }
}

/** A webhook that is declared without its address keeps it. */
function withKeptUrl(webhook: DeclaredWebhook, known: DeclaredWebhook[]): DeclaredWebhook {
  const url = webhook.url ?? known.find(({ chave }) => chave === webhook.chave)?.url
  return { ...webhook, ...(url !== undefined && { url }) }
}

/** The keys of the webhooks that neither a folder nor the account gives an address. */
export function webhooksWithoutUrl({ steps }: ConfigurationPlan): string[] {
  return steps.flatMap(({ kind, declared }) =>
    kind === 'webhooks' && declared.url === undefined ? [declared.chave] : [],
  )
}

function stepsOf<K extends RecordKind>(
  kind: K,
  configuration: Configuration,
  current: Configuration,
  state: (declared: Configuration[K][number], current?: Configuration[K][number]) => Stated,
): PlannedOf<K>[] {
  const now = new Map(current[kind].map((record) => [record.chave, record]))
  return configuration[kind].map((declared: Configuration[K][number]) => {
    const before = now.get(declared.chave)
    if (before === undefined) return { kind, declared, does: 'criar', changes: [] }
    const changes = changesOf(state(before), state(declared, before))
    return { kind, declared, does: changes.length === 0 ? 'igual' : 'alterar', changes }
  })
}

function changesOf(before: Stated, after: Stated): FieldChange[] {
  return Object.entries(after)
    .map(([campo, depois]) => ({ campo, antes: before[campo], depois }))
    .filter(({ campo, antes, depois }) => !isSame(campo, antes, depois))
}

/** The order of a list's items says nothing. */
function isSame(campo: string, antes: unknown, depois: unknown): boolean {
  if (campo !== 'itens') return isDeepStrictEqual(antes, depois)
  const { novos, removidos } = itemChange(antes as AlertTerm[], depois as AlertTerm[])
  return novos + removidos === 0
}

function outsideOf(
  kind: RecordKind,
  configuration: Configuration,
  account: AccountState,
): Outside[] {
  const declared = keysOf(kind, configuration)
  return keyed<AccountState[RecordKind][number]>(account[kind])
    .filter(({ chave }) => !declared.has(chave))
    .map(({ id, chave, nome }) => ({ kind, id, chave, nome }))
}

function keysOf(kind: RecordKind, configuration: Configuration): Set<string> {
  return new Set(configuration[kind].map(({ chave }) => chave))
}

function idsIn(account: AccountState): KnownIds {
  return new Map(
    KINDS.flatMap((kind) =>
      keyed<AccountState[RecordKind][number]>(account[kind]).map(
        ({ chave, id }) => [`${kind}/${chave}`, id] as const,
      ),
    ),
  )
}

/** A reference that names nothing. */
export interface MissingReference {
  /** The record that has it, and the field: `canais.webhooks[0]` */
  kind: RecordKind
  chave: string
  campo: string
  /** What it names. */
  of: RecordKind
  named: string
}

/** The references that name nothing declared and, of the account, nothing in `ids`. */
export function missingReferences(
  configuration: Configuration,
  ids: KnownIds = new Map(),
): MissingReference[] {
  const find = (of: RecordKind, campo: string, names: string[] = []) => {
    const declared = keysOf(of, configuration)
    return names.flatMap((named, at) =>
      declared.has(named) || ids.has(`${of}/${named}`)
        ? []
        : [{ campo: `${campo}[${at}]`, of, named }],
    )
  }
  return [
    ...configuration.alertas.flatMap(({ chave, listas, canais }) =>
      [
        ...find('listas', 'listas', listas),
        ...find('webhooks', 'canais.webhooks', canais?.webhooks),
      ].map((found) => ({ kind: 'alertas' as const, chave, ...found })),
    ),
    ...configuration.boletins.flatMap(({ chave, alertas }) =>
      find('alertas', 'alertas', alertas).map((found) => ({
        kind: 'boletins' as const,
        chave,
        ...found,
      })),
    ),
  ]
}
