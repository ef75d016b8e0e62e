import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { WebhookDesk } from '../http/webhook-desk.ts'
import type { Clock } from '../lib/clock.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import type { Resolve } from '../webhooks/resolver.ts'
import { openSender } from './open-sender.ts'
import type { ReadPool } from './read-pool.ts'
import { startReplayLoop } from './replay-loop.ts'
import { createWebhookDesk } from './webhook-desk.ts'
import type { WritePool } from './write-pool.ts'

export interface WebhooksDeps {
  config: Pick<Config, 'dataDir' | 'secretKey' | 'webhooks'>
  /** The calling thread's own connection, for primary-key lookups. */
  db: DatabaseSync
  reader: Pick<ReadPool, 'run'>
  writer: Pick<WritePool, 'run'>
  /** Asks for the addresses of receivers. */
  resolve: Resolve
  clock: Clock
  /** A delivery is due. */
  wakeDispatcher(): void
  onError(error: unknown): void
}

/** The desk where accounts manage their webhooks, with what it needs: a sender, and the replays. */
export function startWebhooks(deps: WebhooksDeps): { desk: WebhookDesk } & AsyncDisposable {
  const { config, db, reader, writer, resolve, clock, wakeDispatcher, onError } = deps
  const parts = new AsyncDisposableStack()
  const sender = parts.use(openSender(config.webhooks, resolve, clock))
  const replays = parts.use(
    startReplayLoop({
      db,
      find: (replay) => reader.run({ kind: 'replayBatch', replay }),
      record: (batch) =>
        writer.run({ kind: 'webhook', task: { kind: 'advanceReplay', batch, now: clock() } }),
      wake: wakeDispatcher,
      onError,
    }),
  )
  const desk = createWebhookDesk({
    db,
    box: openSecretBox(db, config.dataDir, config.secretKey),
    reader,
    writer,
    guard: sender.guard,
    sender,
    clock,
    random: randomBytes,
    limit: config.webhooks.limit,
    wakeDispatcher,
    wakeReplays: replays.wake,
  })
  return { desk, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}
