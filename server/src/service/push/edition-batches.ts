import { isRegularEditionWhole } from '../../gazette/ledger/coverage.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import type { LookLog } from '../../gazette/ledger/receipt.ts'
import { Problem } from '../../lib/errors/problem.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { DAY_MS, brasiliaDate } from '../../lib/time/dates.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { batchDueAt, editionBatchOf } from '../../webhooks/edition-batch.ts'
import type { EditionBatchStore } from '../../webhooks/edition-batch-store.ts'

export interface EditionBatchDeps {
  batches: EditionBatchStore
  looks: LookLogReader
}

const LOOK_MS = 2_000
/** Of older editions no more is expected. */
const OLDEST_MS = 200 * DAY_MS

/** Makes what waits for its edition due, once that is whole, until `signal` aborts. */
export async function releaseEditions(
  deps: EditionBatchDeps & { clock: Clock; sleep: Sleep },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await releaseWhole(deps, deps.clock()).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error // a busy database: it is tried again
    })
    await deps.sleep(LOOK_MS, signal).catch(() => {}) // aborted
  }
}

/** Makes due at `now` what waits for editions that are whole. Several processes may do it at once. */
export async function releaseWhole({ batches, looks }: EditionBatchDeps, now: Date): Promise<void> {
  const waiting = (await batches.waiting(now)).map(editionBatchOf)
  if (waiting.length === 0) return
  const oldest = brasiliaDate(new Date(now.getTime() - OLDEST_MS))
  const days = waiting.flatMap(({ editions }) => editions.map(({ data }) => data)).toSorted()
  const first = days.find((data) => data >= oldest) ?? oldest
  const log = await looks.read(first, null)
  for (const batch of waiting) {
    const dueAt = batchDueAt(batch, now, (data) => data < first || isToldWhole(data, log))
    if (dueAt !== null) await batches.release(batch.webhookId, dueAt, now)
  }
}

/** Whether a day's regular edition is whole, and the filters have seen all events that it came with. */
function isToldWhole(data: string, { pendingSince, sections }: LookLog): boolean {
  const isSeen = sections.every(
    (section) =>
      section.data !== data ||
      pendingSince === null ||
      section.whole_at === null ||
      section.whole_at < pendingSince,
  )
  return isSeen && isRegularEditionWhole(data, sections)
}
