/*
 * node bench/cluster/lost-host.ts [rounds]
 *
 * The recipe of docs/failover.md with the real etcd, Patroni, HAProxy and PgBouncer (scripts/install-postgres-ha.sh):
 * the primary's machine freezes while four writers write through each of three addresses. Seconds until Patroni has
 * another primary, until something is written again, and what was acknowledged and is not there. Rows for RESULTS.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratePostgres } from '../../server/src/store/postgres/open.ts'
import { startFailover } from './failover-world.ts'
import { loseHost } from './lose-host.ts'

const rounds = Number(process.argv[2] ?? 3)
await using cleanup = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'arauto-failover-'))
cleanup.defer(() => rmSync(folder, { recursive: true, force: true }))
const world = await startFailover(folder, cleanup)
await migratePostgres(world.addresses['both servers'])
for (const name of ['both servers', 'HAProxy', 'PgBouncer'] as const)
  for (let i = 0; i < rounds; i++) {
    const { promotedMs, writtenMs, written, missing } = await loseHost(world, name)
    const [promoted, back] = [promotedMs, writtenMs].map((ms) => (ms / 1_000).toFixed(1))
    console.log(`| ${name} | ${promoted} | ${back} | ${missing.length} of ${written} |`)
  }
