import { onTestFinished } from 'vitest'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { createAccount } from '../src/access/accounts.ts'
import { openWithAnyIndex } from '../src/embedded/archive.ts'
import { receiptOf, receiptStart } from '../src/gazette/ledger/receipt.ts'
import type { Clock } from '../src/lib/time/clock.ts'
import { createSecretBox } from '../src/lib/crypto/secret-box.ts'
import type { Message } from '../src/mail/message.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import type { StoredAlert } from '../src/alerts/alert.ts'
import { createFanOut } from '../src/events/fan-out.ts'
import { createSubscriptions } from '../src/events/subscriptions.ts'
import { compileRows } from '../src/service/rows/row-watch.ts'
import { createBulletins } from '../src/service/mail/bulletins.ts'
import { createTermQuestion } from '../src/service/push/ask-terms.ts'
import { writeDigests } from '../src/service/mail/digests.ts'
import { createEmptyNotices } from '../src/service/mail/empty-notices.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createDigestStore } from '../src/store/alerts/digests.ts'
import { createEmptyNoticeStore } from '../src/store/alerts/empty-notices.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { createIssueStore } from '../src/store/bulletins/issues.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createTermStore } from '../src/store/push/term-events.ts'
import { createLookLog } from '../src/store/push/look-log.ts'
import { deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { alertsOf } from './_alerts.ts'
import { fanOutStoreOf } from './_fan-out-store.ts'

/**
 * The parts of the service that watch for an account, on an archive with its own connection, step
 * by step.
 */
export async function openWatch(
  dataDir: string,
  clock: Clock,
  onCrash: (error: unknown) => void = (error) => {
    throw error
  },
  beforeRecord: () => Promise<void> = async () => {},
) {
  const archive = openWithAnyIndex(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const { sql, db } = archive
  const account = { nome: 'Teste', email: 'dona@exemplo.com.br' }
  const { id: conta } = await createAccount(createKeyStore(sql), account, clock())
  const looks = createLookLog(sql)
  const box = createSecretBox(new Uint8Array(32))
  const publications = createPublicationReader(sql)
  const acts = { detail: publications.find }
  const told = { whole: publications.wholeById, heads: publications.headsById }
  const digests = { digests: createDigestStore(sql), looks, acts, box, onCrash }
  const bulletins = { issues: createIssueStore(sql), looks, told, box, onCrash }
  const writeBulletins = createBulletins(bulletins)
  const tellOfNothing = createEmptyNotices({ notices: createEmptyNoticeStore(sql), looks, box })
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', clock(), clock())
  const subscriptions = createSubscriptions(rarityIn([]), compileRows)
  const onDefect = (id: string, error: unknown) => {
    throw new Error(id, { cause: error })
  }
  const terms = createTermQuestion({
    store: createTermStore(sql, clock, KEYS_PER_DAY),
    clock,
    onDefect,
  })
  const store = fanOutStoreOf(sql, clock)
  const fanOut = createFanOut({
    store: {
      ...store,
      async record(...given) {
        if (given[0].found.length > 0) await beforeRecord()
        return await store.record(...given)
      },
    },
    fence: fence!, // free
    subscriptions,
    body: deliveryBody,
    stopwatch: () => performance.now(),
    pause: async () => {},
    onDefect,
  })

  return {
    db,
    conta,
    alerts: alertsOf({ db, conta }, clock),
    /** Processes everything that arrived. */
    async look(): Promise<void> {
      while (await fanOut.step());
      while (await terms.step(subscriptions.awaitingTerms(), fence!)); // as above
    },
    /** Writes the mails that are due. */
    async write(): Promise<void> {
      await writeDigests(digests, clock())
      await writeBulletins(clock())
      await tellOfNothing(clock())
    },
    async receipt({ atualizado_em, watching_since, filtros }: StoredAlert) {
      const log = await looks.read(receiptStart(clock()), conta)
      return receiptOf(
        log,
        { secoes: filtros.secoes, since: watching_since ?? atualizado_em },
        clock(),
      )
    },
    /** The alert mails written to mailboxes, in order. */
    async mails(): Promise<{ para: string; criado_em: string; message: Message }[]> {
      return db
        .prepare(
          "SELECT para, criado_em, message FROM mails WHERE once LIKE 'alertas %' ORDER BY seq",
        )
        .all()
        .map(({ para, criado_em, message }) => ({
          para: String(para),
          criado_em: String(criado_em),
          message: JSON.parse(String(message)),
        }))
    },
  }
}
