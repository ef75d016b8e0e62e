import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type AlertRules } from '../../server/src/alerts/alert-store.ts'
import { alertView, newAlert } from '../../server/src/alerts/alert.ts'
import type { SecretBox } from '../../server/src/lib/crypto/secret-box.ts'
import { createMailboxRules } from '../../server/src/service/mail/mailbox-rules.ts'
import { createAlertStore } from '../../server/src/store/alerts/alert-store.ts'
import { createAccount } from '../../server/src/access/accounts.ts'
import { newId } from '../../server/src/lib/crypto/ids.ts'
import { createKeyStore } from '../../server/src/store/accounts/keys.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { openSecretBox } from '../../server/src/store/secret-key.ts'
import { createWebhookStore } from '../../server/src/store/push/webhooks.ts'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { deliveryBody } from '../../server/src/webhooks/message/delivery-request.ts'
import { makeSecret } from '../../server/src/webhooks/message/secret.ts'
import { type StoredWebhook, newWebhook } from '../../server/src/webhooks/webhook.ts'
import { READING_VERSION } from '../../server/src/search/reading/reading.ts'
import { WEBHOOK_RULES } from '../../server/src/webhooks/store-rules.ts'

/** More than the filters of any account here need. */
const FILTER_LIMIT = 1_000_000

/** The length of an ordinary delivery's body. */
const DADOS = Buffer.from(JSON.stringify({ publicacao: { resumo: 'x'.repeat(1_000) } }))

export interface World extends Disposable {
  dataDir: string
  /** The body of an enqueued delivery. */
  body: string
  /** Enqueues deliveries, evenly over the webhooks, due at once. */
  enqueue(count: number): void
  /** Creates an event for each of these acts, in one transaction; returns the events' ids. */
  publish(acts: string[]): string[]
  /** Ids of all acts, in the order of the gazette. */
  acts(): string[]
  /**
   * Whether any delivery is not received yet. Reads only small indexes, so as not to disturb the measured
   * service.
   */
  hasPending(): boolean
  /**
   * Creates another account, with a webhook for each url and this many alerts that match every act and
   * notify the first webhook.
   */
  addAccount(account: { urls: string[]; eventos: Eventos; alerts: number }): Promise<void>
}

/** The archive in `dataDir`, with one webhook for each url; `termos` has the query of each. */
export async function openWorld(dataDir: string, urls: string[], termos: string[]): Promise<World> {
  const archive = openArchive(dataDir)
  const { db } = archive
  const { ids } = await createAccountOf(db, dataDir, { urls, termos, eventos: ['publicacao.nova'] })
  const insert = db.prepare(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em, body)
     VALUES (?, ?, ?, ?, 'automatica', 'pendente', ?, ?, ?)`,
  )
  const insertEvent = db.prepare(
    `INSERT INTO events (id, tipo, criado_em, dados) VALUES (?, 'publicacao.nova', ?, ?)`,
  )
  const pending = db.prepare(
    `SELECT EXISTS (SELECT 1 FROM deliveries WHERE status = 'pendente')
         OR EXISTS (SELECT 1 FROM deliveries WHERE status = 'enviando') AS some`,
  )
  const event = () => ({
    id: newId('evt', Date.now()),
    tipo: 'publicacao.nova' as const,
    criado_em: new Date().toISOString(),
  })
  return {
    dataDir,
    body: deliveryBody(event(), ids[0]!, DADOS).toString(), // there is one, at least
    enqueue(count) {
      atOnce(db, () => {
        for (let i = 0; i < count; i++) {
          const of = event()
          const webhook = ids[i % ids.length]!
          const body = deliveryBody(of, webhook, DADOS)
          const due = BigInt(Date.now())
          insert.run(newId('dlv', Date.now()), of.id, webhook, of.tipo, due, of.criado_em, body)
        }
      })
    },
    publish(acts) {
      return atOnce(db, () =>
        acts.map((publicacao) => {
          const { id, criado_em } = event()
          insertEvent.run(id, criado_em, JSON.stringify({ publicacao }))
          return id
        }),
      )
    },
    acts: () =>
      db
        .prepare('SELECT id FROM publications ORDER BY key')
        .all()
        .map(({ id }) => String(id)),
    hasPending: () => pending.get()?.some === 1,
    async addAccount({ urls, eventos, alerts }) {
      const made = await createAccountOf(db, dataDir, { urls, termos: ['*'], eventos })
      await createAlerts(db, made, alerts)
    },
    [Symbol.dispose]: () => db.close(),
  }
}

type Eventos = StoredWebhook['eventos']

interface MadeAccount {
  conta_id: string
  box: SecretBox
  /** The ids of its webhooks. */
  ids: string[]
}

async function createAlerts(
  db: DatabaseSync,
  { conta_id, box, ids }: MadeAccount,
  count: number,
): Promise<void> {
  const store = createAlertStore(createSqliteHandle(db), box, FILTER_LIMIT)
  const rules: AlertRules = {
    limit: count,
    mostSought: Infinity,
    mailboxes: createMailboxRules(box, () => false),
    view: (alert, mailboxes) => alertView(alert, mailboxes, null),
  }
  for (let i = 0; i < count; i++) {
    const request = { nome: `alerta ${i}`, consulta: `* -palavra${i}` }
    const canais = { webhooks: ids.slice(0, 1), emails: [] }
    const made = { id: newId('alr', Date.now()), conta_id, now: new Date() }
    await store.create(newAlert({ ...request, canais }, made), rules, null, new Date())
  }
}

async function createAccountOf(
  db: DatabaseSync,
  dataDir: string,
  { urls, termos, eventos }: { urls: string[]; termos: string[]; eventos: Eventos },
): Promise<MadeAccount> {
  const account = { nome: 'bench', email: 'bench@example.org' }
  const accounts = createKeyStore(createSqliteHandle(db))
  const { id: conta_id } = await createAccount(accounts, account, new Date())
  const sql = createSqliteHandle(db)
  const box = await openSecretBox(sql, dataDir, null)
  const store = createWebhookStore(sql, box, FILTER_LIMIT, WEBHOOK_RULES)
  const ids: string[] = []
  for (const [i, url] of urls.entries()) {
    const termo = termos[i % termos.length]!
    const secret = makeSecret(randomBytes)
    const made = {
      id: newId('wh', Date.now()),
      conta_id,
      secret,
      leitura: READING_VERSION,
      now: new Date(),
    }
    const request = { url, eventos, filtros: { termos: [termo] } }
    await store.create(newWebhook(request, made), urls.length, null, null, new Date())
    ids.push(made.id)
  }
  return { conta_id, box, ids }
}

/** Runs `work` in one transaction of a connection. */
function atOnce<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  const result = work()
  db.exec('COMMIT')
  return result
}
