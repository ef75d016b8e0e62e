import type { Failure } from '../gazette/inlabs/motivo.ts'
import type { PortalClient } from '../gazette/portal/client.ts'
import { portalFailure } from '../gazette/portal/failure.ts'
import { joinAddresses } from '../gazette/portal/join-addresses.ts'
import type { Clock } from '../lib/clock.ts'
import type { AddressStore, CollectorEvent } from './ports.ts'
import type { ReadingFacts, ReadingStep } from './readings.ts'
import { Overtaken, type Tenure } from './tenure.ts'
import { retryOfSource } from './timetable.ts'

export interface ReadingDeps {
  portal: PortalClient
  addresses: AddressStore
  clock: Clock
  onEvent(event: CollectorEvent): void
}

interface ReadingWork {
  tenure: Tenure
  signal: AbortSignal
}

/** Acts whose addresses are written in one transaction: some milliseconds under the write lock. */
const BATCH = 200

/**
 * Asks the portal for a section's reading and gives permanent addresses to the acts that are found in it
 * beyond doubt. Whatever goes wrong is noted and tried again later; the edition stays as it is.
 */
export async function readAddresses(
  { data, pubName }: Extract<ReadingStep, { kind: 'read' }>,
  facts: ReadingFacts,
  { tenure, signal }: ReadingWork,
  { portal, addresses, clock, onEvent }: ReadingDeps,
): Promise<void> {
  const section = { data, pubName }
  const failed = await attempt()
  if (failed === null) return
  const blocked = failed.motivo === 'acesso_bloqueado'
  const retry = retryOfSource(clock(), facts.failures + 1, blocked)
  addresses.recordFailure(tenure.guard, section, failed, retry)
  onEvent({ kind: 'failed', ...section, failure: failed })

  /** Null when it went well. */
  async function attempt(): Promise<Failure | null> {
    try {
      const reading = await portal.read(data, pubName, { signal, onProgress: tenure.keep })
      if (reading.kind === 'failure') return reading
      const joined = joinAddresses(addresses.acts(section), reading.acts, addresses.textOf)
      const found = [...joined].map(([id, urlTitle]) => ({ id, url: portal.addressOf(urlTitle) }))
      for (let i = 0; i < found.length; i += BATCH) {
        signal.throwIfAborted()
        tenure.keep()
        addresses.write(tenure.guard, found.slice(i, i + BATCH))
      }
      const counts = addresses.recordReading(tenure.guard, section, clock())
      onEvent({ kind: 'addressed', ...section, ...counts })
      return null
    } catch (error) {
      if (signal.aborted || error instanceof Overtaken) throw error
      onEvent({ kind: 'crashed', error })
      return portalFailure('falha_interna')
    }
  }
}
