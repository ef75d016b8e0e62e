import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { createDeliveryQueue } from '../store/delivery-queue.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import { type Dispatcher, type Progress, startDispatcher } from '../webhooks/dispatcher.ts'
import { resolveByNameServers } from '../webhooks/resolver.ts'
import { openSender } from '../webhooks/open-sender.ts'

/** More at once would only make everything slower on few cores. */
const LIMITS = { total: 256, perWebhook: 8, doubtful: 192 }

export interface DeliverOptions {
  clock: Clock
  /** From 0 to below 1: how much of the jitter is added. */
  random(): number
  onProgress(progress: Progress): void
}

/**
 * Delivers from an archive until it is disposed; then what is in flight ends first. The connection is
 * its own from now on, and waits for no other writer.
 */
export function deliver(
  db: DatabaseSync,
  { dataDir, secretKey, webhooks }: Config,
  { clock, random, onProgress }: DeliverOptions,
): Pick<Dispatcher, 'wake' | 'look'> & AsyncDisposable {
  const queue = createDeliveryQueue(db, openSecretBox(db, dataDir, secretKey))
  queue.recover()
  db.exec('PRAGMA busy_timeout = 0')
  const sender = openSender(webhooks, resolveByNameServers, clock)
  const dispatcher = startDispatcher({
    queue,
    sender,
    limits: LIMITS,
    schedule: webhooks.schedule,
    clock,
    random,
    onProgress,
  })
  return {
    wake: dispatcher.wake,
    look: dispatcher.look,
    async [Symbol.asyncDispose]() {
      await dispatcher.stop()
      await sender[Symbol.asyncDispose]()
    },
  }
}
