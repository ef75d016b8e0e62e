import { setTimeout as sleep } from 'node:timers/promises'
import { runArauto } from '../lib/arauto.ts'
import type { Client } from '../lib/client.ts'

const POLL_MS = 20
const WITHIN_MS = 120_000

/** All times are from spawning `arauto importar`. */
export interface Searchable {
  acts: number
  /** Until the first act of the day was found over HTTP, and until all were. */
  firstSeconds: number
  allSeconds: number
  /** Until the command ended. */
  commandSeconds: number
}

/** Imports the editions of `date` beside a running service, and searches for them the whole time. */
export async function measureSearchable(
  client: Client,
  dataDir: string,
  folder: string,
  date: string,
): Promise<Searchable> {
  const started = performance.now()
  const importing = runArauto(dataDir, ['importar', folder])
  const imported = importing.then(({ result }) => Number(result.publicacoes))
  let expected = Infinity
  const known = imported.then((acts) => (expected = acts))

  let firstSeconds = NaN
  const seen: { seconds: number; total: number }[] = []
  const path = `/buscar?termo=*&limite=1&data_inicio=${date}&data_fim=${date}`
  while ((seen.at(-1)?.total ?? 0) < expected) {
    const { dados } = (await client.get(path)).body
    const { total } = dados as { total: number }
    const seconds = (performance.now() - started) / 1000
    if (total > 0 && Number.isNaN(firstSeconds)) firstSeconds = seconds
    if (total !== seen.at(-1)?.total) seen.push({ seconds, total })
    if (seconds > WITHIN_MS / 1000) throw new Error(`${total} acts found, expected ${expected}`)
    await sleep(POLL_MS)
  }
  const acts = await known
  const allSeconds = seen.find(({ total }) => total >= acts)?.seconds ?? NaN
  return { acts, firstSeconds, allSeconds, commandSeconds: (await importing).seconds }
}
