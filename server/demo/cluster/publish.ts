import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../../src/config.ts'
import { createEditionReader } from '../../src/store/archive/editions.ts'
import { writeExtraEdition } from '../demo-push.ts'
import { int, row } from '../../src/store/rows.ts'
import { importInto } from '../../src/threads/import/import-into.ts'
import { homeOf } from '../../src/threads/home/home-of.ts'

const EVERY_MS = 10_000
const RETRY_MS = 1_000

const countRow = row({ count: int })

/**
 * Imports another invented extra edition every ten seconds, like the collector, until `signal`
 * aborts. An interrupted import is repeated. Reports the number of published acts.
 */
export async function keepPublishing(
  config: Config,
  folder: string,
  tell: (published: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let path: string | null = null
  while (!signal.aborted) {
    try {
      path ??= await writeNext(config, folder)
      await importOne(config, path)
      path = null
      tell(await countPublished(config))
      await passes(EVERY_MS)
    } catch {
      await passes(RETRY_MS) // the database is away; what was written stays
    }
  }

  async function passes(ms: number): Promise<void> {
    await pause(ms, undefined, { signal }).catch(() => undefined)
  }
}

async function writeNext(config: Config, folder: string): Promise<string> {
  await using store = await homeOf(config).openStore({ mayBegin: false })
  return writeExtraEdition(folder, await createEditionReader(store.sql).list({}))
}

async function importOne(config: Config, path: string): Promise<void> {
  await using target = await homeOf(config).openTarget()
  const { signal } = new AbortController() // so few acts are written before anybody can interrupt
  await importInto(target, config, { paths: [path], notify: true, signal, onProgress() {} })
}

async function countPublished(config: Config): Promise<number> {
  const text = "SELECT count(*) AS count FROM events WHERE tipo = 'publicacao.nova'"
  await using store = await homeOf(config).openStore({ mayBegin: false })
  return (await store.sql.one(countRow, text))!.count
}
