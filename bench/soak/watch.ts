import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import type { Service } from '../lib/arauto.ts'
import { quantile } from '../lib/figures.ts'
import type { Api } from './api.ts'

/** What the service holds at one moment. Sizes in bytes. */
export interface Sample {
  minutes: number
  /** Memory without and with mapped files. */
  anonymous: number
  resident: number
  descriptors: number
  database: number
  wal: number
  /** Processor time so far, in seconds. */
  cpuSeconds: number
  /** For the searches since the previous sample. */
  searchP95: number
}

interface Watching {
  dataDir: string
  service: Service
  api: Api
  everyMs: number
  seconds: number
  onSample(minutes: number): void
}

/** Samples the service for this many seconds. */
export async function watch(watching: Watching): Promise<Sample[]> {
  const { dataDir, service, api, everyMs, seconds, onSample } = watching
  const started = performance.now()
  const samples: Sample[] = []
  while (performance.now() - started < seconds * 1_000) {
    await pause(everyMs)
    const { anonymous, resident } = service.memory()
    const minutes = (performance.now() - started) / 60_000
    const searchMs = api.tally.searchMs.splice(0)
    samples.push({
      minutes,
      anonymous,
      resident,
      descriptors: service.descriptors(),
      database: statSync(databasePath(dataDir)).size,
      wal: statSync(`${databasePath(dataDir)}-wal`).size,
      cpuSeconds: service.cpuSeconds(),
      searchP95: quantile(searchMs, 0.95),
    })
    onSample(minutes)
  }
  return samples
}
