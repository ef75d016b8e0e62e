import type { Failure } from '../gazette/inlabs/reason.ts'
import type { PortalClient } from '../gazette/portal/client.ts'
import { portalFailure } from '../gazette/portal/failure.ts'
import { joinPermalinks, undecidedActs } from '../gazette/portal/join-permalinks.ts'
import type { Clock } from '../lib/time/clock.ts'
import { Overtaken } from '../lib/flow/lease.ts'
import type { CollectorEvent, PermalinkStore } from './ports.ts'
import type { ReadingFacts, ReadingStep } from './readings.ts'
import type { Tenure } from './tenure.ts'
import { retryOfSource } from './timetable.ts'

export interface ReadingDeps {
  portal: PortalClient
  store: PermalinkStore
  clock: Clock
  onEvent(event: CollectorEvent): void
}

interface ReadingWork {
  tenure: Tenure
  signal: AbortSignal
}

/** Acts whose links are written in one transaction: some milliseconds under the write lock. */
const BATCH = 200

/**
 * Fetches the portal's reading of a section and stores the permanent link of each act that is identified
 * without doubt. Failures are recorded and retried later; the edition stays as it is.
 */
export async function readPermalinks(
  { data, pubName }: Extract<ReadingStep, { kind: 'read' }>,
  facts: ReadingFacts,
  { tenure, signal }: ReadingWork,
  { portal, store, clock, onEvent }: ReadingDeps,
): Promise<void> {
  const section = { data, pubName }
  const failed = await attempt()
  if (failed === null) return
  const blocked = failed.motivo === 'acesso_bloqueado'
  const retry = retryOfSource(clock(), facts.failures + 1, blocked)
  await store.recordFailure(tenure.fence, section, failed, retry)
  onEvent({ kind: 'failed', ...section, failure: failed })

  /** Null when it went well. */
  async function attempt(): Promise<Failure | null> {
    try {
      const reading = await portal.read(data, pubName, { signal, onProgress: tenure.keep })
      if (reading.kind === 'failure') return reading
      const acts = await store.acts(section)
      const texts = await store.texts(undecidedActs(acts, reading.acts))
      const joined = joinPermalinks(acts, reading.acts, texts)
      const found = [...joined].map(([id, urlTitle]) => ({ id, url: portal.permalinkOf(urlTitle) }))
      for (let i = 0; i < found.length; i += BATCH) {
        signal.throwIfAborted()
        tenure.keep()
        await store.write(tenure.fence, found.slice(i, i + BATCH))
      }
      const counts = await store.recordReading(tenure.fence, section, clock())
      onEvent({ kind: 'linked', ...section, ...counts })
      return null
    } catch (error) {
      if (signal.aborted || error instanceof Overtaken) throw error
      onEvent({ kind: 'crashed', error })
      return portalFailure('falha_interna')
    }
  }
}
