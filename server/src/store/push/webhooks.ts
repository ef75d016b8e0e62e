import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '../audit/record.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { FilterRefusal, WebhookReader, WebhookStore } from '../../webhooks/webhook-store.ts'
import type { Owned, StoredWebhook, Webhook } from '../../webhooks/webhook.ts'
import { exceedsFilters } from '../accounts/filter-use.ts'
import { performOnce } from '../accounts/once.ts'
import { keyedRecords, ownedRecords } from '../owned-records.ts'
import type { RecordOf } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { changeStatus, planWaiting, resumeRetries } from './delivery-status.ts'
import { markDeleted } from './mark-deleted.ts'
import { webhooks } from './tables.ts'
import { LOST_ADDRESS, isAddressLost, openedAddress, sealedAddress } from './webhook-addresses.ts'

/** The columns without the secrets that sign. */
const shownRow = webhooks.pick(
  'id',
  'chave',
  'nome',
  'url',
  'eventos',
  'filtros',
  'leitura',
  'max_simultaneas',
  'envio',
  'ativo',
  'motivo_inativacao',
  'falhas_consecutivas',
  'criado_em',
  'atualizado_em',
  'inativado_em',
  'watching_since',
  'sealed_url',
)
const storedRow = webhooks.pick(
  ...shownRow.names,
  'conta_id',
  'alive_at',
  'warned',
  'secret',
  'next_secret',
  'next_secret_from',
)
const ALIVE = 'AND deleted_at IS NULL'
const shownWebhooks = ownedRecords(shownRow, ALIVE)
const storedWebhooks = keyedRecords(storedRow, ALIVE)
const insertWebhook = storedRow.insert()
const updateWebhook = storedRow.update('id')

const listenerRow = webhooks.pick('conta_id', 'eventos', 'filtros', 'leitura')
/** More than an account can have. */
const ALL = 1_000_000_000

/** Webhooks without the secrets that sign; `openBox`: null while nothing was sealed yet. */
export function createWebhookReader(
  sql: SqlReader,
  openBox: () => Promise<Pick<SecretBox, 'open'> | null>,
): WebhookReader {
  return {
    async find({ conta_id, webhookId }) {
      const found = await shownWebhooks.find(sql, conta_id, webhookId)
      return found && withAddress(found, await openBox())
    },
    async list(conta_id, part) {
      const found = await sql.all(
        shownRow,
        `SELECT ${shownRow.columns} FROM webhooks
         WHERE conta_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT $2 OFFSET $3`,
        [conta_id, part?.limit ?? ALL, part?.offset ?? 0],
      )
      const box = await openBox()
      return found.map((webhook) => withAddress(webhook, box))
    },
    listener: (id) =>
      sql.one(
        listenerRow,
        `SELECT ${listenerRow.columns} FROM webhooks
         WHERE id = $1 AND ativo = $2 AND deleted_at IS NULL`,
        [id, true],
      ),
  }
}

/** When a webhook gets what comes at a moment: webhooks/sending-time.ts. */
export type SendingTimeRule = (webhook: Pick<Webhook, 'url' | 'envio'>, now: Date) => Date

/** The same, what becomes of retries when its times change, and which addresses are sealed. */
export interface WebhookRules {
  sendingTime: SendingTimeRule
  isSecretAddress(url: string): boolean
  resumedRetries(
    before: Webhook['envio'],
    after: Webhook['envio'],
    now: Date,
  ): { was: number; dueAt: number }[]
}

/**
 * Webhooks; `box` seals their secrets. `filterLimit`: the most characters in all filters of an
 * account.
 */
export function createWebhookStore(
  sql: Sql,
  box: SecretBox,
  filterLimit: number,
  { sendingTime, resumedRetries, isSecretAddress }: WebhookRules,
): WebhookStore {
  return {
    find: (owned) => find(sql, owned),
    create: (webhook, limit, answer, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        const refused = await add(tx, webhook, limit)
        return refused === null ? { done: answer } : { refused }
      }),
    change: (owned, change, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        const before = await find(tx, owned)
        if (before === null) return { refused: 'webhook_inexistente' }
        const { after, answer } = change(before)
        const refused = await replace(tx, before, after, now)
        return refused === null ? { done: answer } : { refused }
      }),
    put: (made, limit, change, now) =>
      sql.transaction(async (tx) => {
        const before = opened(await storedWebhooks.findByKey(tx, made))
        const record = before === null ? made : change(before)
        const refused = before
          ? await replace(tx, before, record, now)
          : await add(tx, record, limit)
        return refused === null ? { done: { record, made: before === null } } : { refused }
      }),
    remove: ({ conta_id, webhookId }, now) =>
      sql.transaction(async (tx) => {
        const webhook = await shownWebhooks.find(tx, conta_id, webhookId)
        if (webhook === null) return false
        await markDeleted(tx, { of: 'webhook', value: webhookId }, now)
        await recordAudit(tx, { tipo: 'webhook_excluido', ...named(webhook) })
        return true
      }),
  }

  async function add(
    tx: Sql,
    webhook: StoredWebhook,
    limit: number,
  ): Promise<'limite' | FilterRefusal | null> {
    if ((await storedWebhooks.count(tx, webhook.conta_id)) >= limit) return 'limite'
    if (await exceedsFilters(tx, filterOf(webhook), filterLimit)) return 'limite_filtros'
    if (await storedWebhooks.isKeyTaken(tx, webhook)) return 'chave_de_webhook_em_uso'
    await insertWebhook(tx, sealed(webhook))
    await recordAudit(tx, { tipo: 'webhook_criado', ...named(webhook) })
    return null
  }

  async function replace(
    tx: Sql,
    before: StoredWebhook,
    after: StoredWebhook,
    now: Date,
  ): Promise<FilterRefusal | null> {
    if (after === before) return null
    if (after.ativo && after.motivo_inativacao === 'endereco_perdido') return 'endereco_perdido'
    const isLonger = filterOf(after).characters > filterOf(before).characters
    if (isLonger && (await exceedsFilters(tx, filterOf(after), filterLimit)))
      return 'limite_filtros'
    if (await storedWebhooks.isKeyTaken(tx, after)) return 'chave_de_webhook_em_uso'
    await updateWebhook(tx, sealed(after))
    const hasNewSecret = before.secrets !== after.secrets
    const tipo = hasNewSecret ? 'segredo_trocado' : 'webhook_alterado'
    await recordAudit(tx, { tipo, ...named(after) })
    if (before.ativo && !after.ativo)
      await changeStatus(tx, after.id, { from: 'pendente', to: 'suspensa' })
    if (!before.ativo && after.ativo)
      await changeStatus(tx, after.id, { from: 'suspensa', to: 'pendente' })
    if (!isDeepStrictEqual(before.envio, after.envio)) {
      await planWaiting(tx, after.id, sendingTime(after, now), now)
      for (const resumed of resumedRetries(before.envio, after.envio, now))
        await resumeRetries(tx, after.id, resumed)
    }
    return null
  }

  async function find(sql: SqlReader, { conta_id, webhookId }: Owned) {
    return opened(await storedWebhooks.find(sql, conta_id, webhookId))
  }

  function opened(found: RecordOf<typeof storedRow.shape> | null): StoredWebhook | null {
    if (found === null) return null
    const webhookId = found.id
    const { alive_at, secret, next_secret, next_secret_from, ...same } = withAddress(found, box)
    const next =
      next_secret === null || next_secret_from === null
        ? null
        : { secret: box.open(next_secret, webhookId), from: next_secret_from }
    return { ...same, aliveAt: alive_at, secrets: { secret: box.open(secret, webhookId), next } }
  }

  /** In its stored form, with sealed secrets. */
  function sealed(webhook: StoredWebhook) {
    const { aliveAt, secrets, ...same } = webhook
    const { secret, next } = secrets
    return {
      ...same,
      ...storedAddress(webhook),
      alive_at: aliveAt,
      secret: box.seal(secret, same.id),
      next_secret: next && box.seal(next.secret, same.id),
      next_secret_from: next && next.from,
    }
  }

  function storedAddress({ id, url, motivo_inativacao }: StoredWebhook) {
    if (motivo_inativacao === 'endereco_perdido')
      return { sealed_url: LOST_ADDRESS, motivo_inativacao: 'manual' as const }
    const address = isSecretAddress(url) ? sealedAddress(url, id, box) : { url, sealed_url: null }
    return { ...address, motivo_inativacao }
  }
}

/** As read, with the whole address; of one that was lost the columns cannot say why it is inactive. */
function withAddress<W extends RecordOf<typeof shownRow.shape>>(
  found: W,
  box: Pick<SecretBox, 'open'> | null,
) {
  const { sealed_url, ...same } = found
  const motivo_inativacao = isAddressLost({ sealed_url })
    ? ('endereco_perdido' as const)
    : same.motivo_inativacao
  return { ...same, url: openedAddress(found, box), motivo_inativacao }
}

function filterOf({ id, conta_id, filtros }: StoredWebhook) {
  return { id, conta_id, characters: JSON.stringify(filtros).length }
}

/**
 * The audit trail's details of a webhook: only the host, because the rest of its address may contain a
 * secret.
 */
function named({ id, nome, url }: Pick<StoredWebhook, 'id' | 'nome' | 'url'>) {
  return { alvo_id: id, detalhes: { nome, destino: new URL(url).host } }
}
