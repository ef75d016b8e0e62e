import type { CollectorEvent } from '../src/collector/ports.ts'
import type { Config } from '../src/config.ts'
import { readConfig } from '../src/config.ts'
import type { Clock } from '../src/lib/time/clock.ts'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import type { Sleep } from '../src/lib/time/sleep.ts'
import { EMAIL, PASSWORD, type TestInlabs } from './_inlabs.ts'

/** Simulated time, which passes only during sleeps, with its events. */
export interface SimulatedTime {
  clock: Clock
  sleep: Sleep
  /** Does something at that instant in Brasília: `2026-03-20 01:30`. */
  at(when: string, happening: () => void | Promise<void>): void
}

export function simulatedTime(start: string): SimulatedTime {
  let now = instantOf(start)
  const agenda: { due: number; happening: () => void | Promise<void> }[] = []
  return {
    clock: () => new Date(now),
    async sleep(ms, signal) {
      signal.throwIfAborted()
      const end = now + Math.max(0, ms)
      while (agenda[0] && agenda[0].due <= end) {
        const { due, happening } = agenda.shift()!
        now = Math.max(now, due)
        await happening()
        signal.throwIfAborted()
      }
      now = Math.max(now, end)
    },
    at(when, happening) {
      agenda.push({ due: instantOf(when), happening })
      agenda.sort((a, b) => a.due - b.due)
    },
  }
}

function instantOf(when: string): number {
  const [date = '', time = ''] = when.split(' ')
  return brasiliaInstant(date, time).getTime()
}

/** The settings of a collector for this source. */
export function collectorConfig(
  dataDir: string,
  { url }: TestInlabs,
  env: Record<string, string> = {},
): Config & { collector: NonNullable<Config['collector']> } {
  const { collector, ...config } = readConfig({
    ARAUTO_DATA_DIR: dataDir,
    ARAUTO_INLABS_URL: url,
    ARAUTO_INLABS_EMAIL: EMAIL,
    ARAUTO_INLABS_PASSWORD: PASSWORD,
    ARAUTO_IMPORT_THREADS: '1',
    ...env,
  })
  if (collector === null) throw new Error('the collector has credentials')
  return { ...config, collector }
}

/** Events as short words, for a test that expects them in order. */
export function words(event: CollectorEvent): string {
  switch (event.kind) {
    case 'taken':
      return `${event.data}-${event.pubName}: ${event.novas} new, ${event.alteradas} changed`
    case 'linked':
      return `${event.data}-${event.pubName}: ${event.enderecos} of ${event.publicacoes} linked`
    case 'failed':
      return `${[event.data, event.pubName].filter(Boolean).join('-')}: ${event.failure.motivo}`
    case 'waiting':
      return `waiting until ${event.until.toISOString()}`
    case 'crashed':
      return `crashed: ${String(event.error)}`
    default:
      return event.kind
  }
}
