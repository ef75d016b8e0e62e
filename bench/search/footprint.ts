import { setTimeout as sleep } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { archiveSize, countActs } from '../lib/archive.ts'
import type { Memory } from '../lib/memory.ts'
import { progress } from '../lib/progress.ts'

/** The disk, memory and start time of an archive before the first query. */
export interface Footprint {
  acts: number
  bytes: ReturnType<typeof archiveSize>
  /** From spawning the process to the first 200 of /pronto. */
  startMs: number[]
  atRest: Memory
}

/** Long enough for the start's garbage to be collected. */
const REST_MS = 3_000

export async function measureFootprint(
  dataDir: string,
  { starts }: { starts: number },
): Promise<Footprint> {
  progress('Measuring disk, start and memory')
  const bytes = archiveSize(dataDir)
  const startMs: number[] = []
  let atRest: Memory | undefined
  for (let i = 0; i < starts; i++) {
    await using service = await startService(dataDir)
    startMs.push(service.startMs)
    if (i < starts - 1) continue
    await sleep(REST_MS)
    atRest = service.memory()
  }
  return { acts: countActs(dataDir), bytes, startMs, atRest: atRest! } // set by the last start
}
