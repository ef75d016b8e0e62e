import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../lib/clock.ts'
import { systemSleep } from '../lib/sleep.ts'
import { createFanOut } from '../monitor/fan-out.ts'
import { createSubscriptions } from '../monitor/subscriptions.ts'
import { createFanOutStore } from '../store/fan-out.ts'
import { createRetention } from '../store/retention.ts'
import { deliveryBody } from '../webhooks/delivery-request.ts'
import { learnRarity } from './learn-rarity.ts'

/** How often to look for new facts: a command beside the service has no other way to tell. */
const LOOK_MS = 50
/** How long the write lock stays free between two transactions, for the others that wait for it. */
const PAUSE_MS = 5

/** How often what is too old is deleted. */
const CLEAN_MS = 3_600_000

export interface MonitorOptions {
  clock: Clock
  signal: AbortSignal
  /** Deliveries were made. */
  onDeliveries(): void
  /** An event or a webhook was left out, for this reason. */
  onDefect(id: string, error: unknown): void
}

/**
 * Makes deliveries of what happens in an archive until `signal` aborts; and deletes what is too old, when
 * nothing happens.
 */
export async function monitorFacts(
  db: DatabaseSync,
  { clock, signal, onDeliveries, onDefect }: MonitorOptions,
): Promise<void> {
  const fanOut = createFanOut({
    store: createFanOutStore(db, clock),
    subscriptions: createSubscriptions(learnRarity(db)),
    body: deliveryBody,
    pause: () => pause(PAUSE_MS),
    onDefect,
  })
  const retention = createRetention(db)
  let cleanAt = clock().getTime()
  while (!signal.aborted) {
    if (await fanOut.step()) onDeliveries()
    else if (cleanAt <= clock().getTime()) {
      if (!retention.step(clock())) cleanAt = clock().getTime() + CLEAN_MS
      await pause(PAUSE_MS)
    } else await systemSleep(LOOK_MS, signal).catch(() => {})
  }
}
