import type { PipelinePart } from '../assembly/pipeline-part.ts'
import type { ClusterConfig } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { systemSleep } from '../lib/sleep.ts'
import { createLeaseStore } from '../store/leases/leases.ts'
import { openCluster } from './open-cluster.ts'

/** A part does one thing after another; some reads go on beside it. */
const CONNECTIONS = 3

/**
 * Opens the shared database for a part of the pipeline.
 * @param holder Of its leases: no other running process may have the same.
 */
export async function openClusterPart(
  cluster: ClusterConfig,
  { holder, clock }: { holder: string; clock: Clock },
): Promise<PipelinePart & AsyncDisposable> {
  const opened = await openCluster(cluster, { connections: CONNECTIONS })
  const { sql, signals, openBox } = opened
  const leases = createLeaseStore(sql)
  return {
    sql,
    openBox,
    shared: { leases, holder, clock, sleep: systemSleep, signals },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}
