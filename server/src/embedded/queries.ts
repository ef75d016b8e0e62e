import { assembleQueries } from '../assembly/queries.ts'
import { type Surroundings, realSurroundings } from '../assembly/surroundings.ts'
import { unpackMovement } from '../gazette/rows/packed-movement.ts'
import { relationRules } from '../gazette/relations/rules.ts'
import { KEYS_PER_DAY } from '../../engine/port.ts'
import type { NearActs } from '../meaning/near-acts.ts'
import { budgeted } from '../service/allowances.ts'
import type { Queries } from '../service/queries.ts'
import { createArchiveStore } from '../store/archive/archive-store.ts'
import { searchEmbedded } from '../store/index/search-embedded.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { type Archive, openArchiveReader } from './archive.ts'
import { diskOf } from './disk.ts'
import { askNear } from './near-channel.ts'

/** The settings of the service's queries. Plain data: they run in threads of their own. */
export interface QuerySettings {
  dataDir: string
  /** Null: the one in the data folder. */
  secretKey: Uint8Array | null
  /** The domains for whose addresses the operator answers; absent: none. */
  mailTrustedDomains?: ReadonlySet<string>
  /** Null or absent: nothing is found by its meaning. */
  embeddings?: object | null
}

export interface QuerySurroundings extends Partial<Pick<Surroundings, 'clock'>> {
  /** How long an answer may take; by default, as long as its budget lasts. */
  timeoutMs?: number
}

interface QueryNeighbours extends Pick<Surroundings, 'clock'> {
  meaning?: NearActs | null
}

export interface OpenQueries extends Disposable {
  queries: Queries
}

/**
 * The service's queries on an archive of this machine, each with a budget, on a read-only connection of their
 * own.
 */
export function openQueries(
  settings: QuerySettings,
  { clock = realSurroundings.clock, timeoutMs = Infinity }: QuerySurroundings = {},
): OpenQueries {
  using opening = new DisposableStack()
  const archive = opening.use(openArchiveReader(settings.dataDir))
  const meaning = settings.embeddings ? opening.use(askNear(settings.dataDir, clock)) : null
  const opened = opening.move()
  return {
    queries: budgeted(createQueries(archive, settings, { clock, meaning }), timeoutMs),
    [Symbol.dispose]: () => opened.dispose(),
  }
}

/** The same, on the connection of an open archive. */
export function createQueries(
  { sql, index, indexVersion, content }: Archive,
  { dataDir, secretKey, mailTrustedDomains = new Set() }: QuerySettings,
  { clock, meaning = null }: QueryNeighbours = realSurroundings,
): Queries {
  const store = createArchiveStore({
    sql,
    search: searchEmbedded(index, indexVersion),
    rules: relationRules,
    keysPerDay: KEYS_PER_DAY,
    unpackMovement,
  })
  return assembleQueries({
    sql,
    store,
    content,
    box: createSecretBoxReader(sql, dataDir, secretKey),
    mailTrustedDomains,
    disk: () => diskOf(dataDir),
    meaning,
    clock,
  })
}
