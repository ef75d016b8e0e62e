import type { DatabaseSync } from 'node:sqlite'
import type { ActSample } from '../service/push/learn-rarity.ts'
import { runMonitor } from '../service/push/monitor.ts'
import { createActVersions } from '../store/facts.ts'
import type { FactArchive } from '../store/push/facts.ts'
import { createFanOutStore } from '../store/push/fan-out.ts'
import { createRetention } from '../store/push/retention.ts'
import { createSearchableActReader } from '../store/searchable-acts.ts'
import { type PartDeps, openPart } from './pipeline-part.ts'

export interface MonitorOptions extends PartDeps {
  /** An event or a webhook was left out, for this reason. */
  onDefect(id: string, error: unknown): void
}

/** Makes deliveries of what happens in an archive on this machine until `signal` aborts. */
export async function monitorArchive(
  dataDir: string,
  options: MonitorOptions,
  signal: AbortSignal,
): Promise<void> {
  using part = openPart(dataDir, options)
  const { db, sql, shared } = part
  const store = createFanOutStore(sql, factArchive(db), options.clock)
  const retention = createRetention(sql)
  const { onDefect } = options
  await runMonitor({ ...shared, store, retention, acts: actSample(db), onDefect }, signal)
}

/** The acts and editions of an archive, of which facts tell. */
export function factArchive(db: DatabaseSync): FactArchive {
  const { version, editionOf } = createActVersions(db)
  return {
    actVersion: async (id, versao) => version(id, versao),
    editionOf: async (data, numero) => editionOf({ data, numero }),
  }
}

function actSample(db: DatabaseSync): ActSample {
  const { read } = createSearchableActReader(db)
  // Keys alone lie in an index: the rows of so many acts would fill the connection's cache, for good.
  const newest = db.prepare('SELECT key FROM publications ORDER BY data_publicacao DESC LIMIT ?')
  return {
    newestKeys: async (limit) => newest.all(BigInt(limit)).map(({ key }) => Number(key)),
    read: async (key) => read(key),
  }
}
