import type { PipelinePart } from '../assembly/pipeline-part.ts'
import type { ClusterConfig } from '../config.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { createLeaseStore } from '../store/leases/leases.ts'
import { UNATTENDED, openCluster } from './open-cluster.ts'

/** A part does one thing after another, with a few concurrent reads. */
const CONNECTIONS = 3
/** Together with the time to notice, the work of a killed process moves within ten seconds. */
const LEASE_MS = 8_000

/**
 * Opens the shared database for a part of the pipeline.
 * @param holder The holder of its leases: no other running process may use the same name.
 */
export async function openClusterPart(
  cluster: ClusterConfig,
  { holder }: { holder: string },
): Promise<PipelinePart> {
  const opened = await openCluster(cluster, { connections: CONNECTIONS, patience: UNATTENDED })
  const { sql, signals, clock } = opened
  const leases = createLeaseStore(sql)
  return {
    ...opened,
    shared: { leases, holder, leaseMs: LEASE_MS, clock, sleep: systemSleep, signals },
  }
}
