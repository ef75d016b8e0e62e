import { assembleCommands } from '../assembly/commands.ts'
import { assembleQueries } from '../assembly/queries.ts'
import { realSurroundings } from '../assembly/surroundings.ts'
import type { Config } from '../config.ts'
import { unpackMovement } from '../gazette/rows/packed-movement.ts'
import { relationRules } from '../gazette/relations/rules.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { SecretBox } from '../lib/crypto/secret-box.ts'
import { type SearchCluster, notReady } from '../search/opensearch/index.ts'
import { KEYS_PER_DAY } from '../../engine/port.ts'
import { budgeted } from '../service/allowances.ts'
import type { Queries } from '../service/queries.ts'
import type { Service } from '../service/service.ts'
import { createArchiveStore } from '../store/archive/archive-store.ts'
import type { UnindexedSection } from '../service/archive/archive-store.ts'
import { searchElsewhere } from '../store/index/search-elsewhere.ts'
import { unindexedSections } from '../store/index/unindexed.ts'
import { sealAddresses } from '../store/push/seal-addresses.ts'
import type { SqlReader } from '../store/sql.ts'
import { isSecretAddress } from '../webhooks/address/secret-address.ts'
import type { OpenCluster } from './open-cluster.ts'

/** The index as searches use it. */
type SearchedIndex = Pick<SearchCluster, 'engine' | 'generation'>

interface ClusterQueryParts extends Pick<Config, 'mailTrustedDomains'> {
  box: SecretBox
  clock: Clock
}

/** The service's queries on the shared stores of a cluster, each with its budget. */
export function createClusterQueries(
  { sql, noted }: OpenCluster,
  { engine, generation }: SearchedIndex,
  { box, mailTrustedDomains, clock }: ClusterQueryParts,
): Queries {
  const queries = assembleQueries({
    sql,
    store: createArchiveStore({
      sql,
      search: searchElsewhere(engine),
      // Not on the snapshot, which would hold a connection while the index is asked.
      unindexed: () => lackingSections(sql, generation),
      rules: relationRules,
      keysPerDay: KEYS_PER_DAY,
      unpackMovement,
    }),
    content: noted.content,
    box: async () => box,
    mailTrustedDomains,
    disk: async () => null,
    meaning: null,
    clock,
  })
  return budgeted(queries, Infinity) // its engine and its database have deadlines of their own
}

/**
 * The sections of days with acts that the index in service has not applied yet.
 * @throws Problem `indisponivel` while the database knows of no whole index: what the nodes may have
 * is of another archive, or of another time of this one
 */
export async function lackingSections(
  sql: SqlReader,
  generation: string,
): Promise<UnindexedSection[]> {
  const sections = await unindexedSections(sql, generation)
  if (sections === null) throw notReady()
  return sections
}

/**
 * The service on the shared stores of a cluster, in this thread: waiting for a database on another
 * machine blocks nobody. Disposing it leaves the cluster open.
 */
export async function openClusterService(
  shared: OpenCluster,
  index: SearchedIndex,
  settings: Config,
): Promise<Service> {
  const { sql, signals, clock } = shared
  const box = await shared.openBox()
  await sealAddresses(sql, box, isSecretAddress)
  const surroundings = { ...realSurroundings, clock }
  const assembled = assembleCommands({ sql, box, settings, signals, surroundings })
  return {
    queries: createClusterQueries(shared, index, {
      box,
      mailTrustedDomains: settings.mailTrustedDomains,
      clock,
    }),
    commands: assembled.commands,
    signals,
    [Symbol.asyncDispose]: () => assembled[Symbol.asyncDispose](),
  }
}
