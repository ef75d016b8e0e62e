import { describe, expect, onTestFinished, test } from 'vitest'
import { areFailoverProgramsInstalled, startFailover } from '../../bench/cluster/failover-world.ts'
import { loseHost } from '../../bench/cluster/lose-host.ts'
import { migratePostgres } from '../src/store/postgres/open.ts'
import { temporaryFolder } from './_cli.ts'
import { isPostgresInstalled } from './_postgres-server.ts'

const isInstalled = isPostgresInstalled && areFailoverProgramsInstalled()
if (!isInstalled)
  process.stdout.write(
    'NOT TESTED: failover with Patroni, run scripts/install-postgres.sh and scripts/install-postgres-ha.sh\n',
  )

/** The recipe of docs/failover.md, with its real programs. */
describe.runIf(isInstalled)('the machine of the primary freezes', () => {
  test('writes go on with the replica, through every address, and none is lost', async () => {
    const folder = temporaryFolder() // it goes last
    const cleanup = new AsyncDisposableStack()
    onTestFinished(() => cleanup.disposeAsync())
    const world = await startFailover(folder, cleanup)
    await migratePostgres(world.addresses.PgBouncer)
    for (const name of ['both servers', 'HAProxy', 'PgBouncer'] as const) {
      const { written, missing } = await loseHost(world, name)
      expect([name, missing]).toEqual([name, []])
      expect(written).toBeGreaterThan(0)
    }
  }, 900_000)
})
