/*
 * node bench/import/statements.ts ZIP…
 *
 * Imports editions into a PostgreSQL of its own, as a process of a cluster does, and counts the
 * statements that go to it. Prints a row for RESULTS.md.
 */
import pg from 'pg'
import { migratePostgres, openPostgres } from '../../server/src/store/postgres/open.ts'
import { int, row } from '../../server/src/store/rows.ts'
import { notingStep } from '../../server/src/store/index/index-changes.ts'
import { importInto } from '../../server/test/_import-here.ts'
import { addressOf } from '../../server/test/_postgres-run.ts'
import { startPostgres } from '../../server/test/_postgres-server.ts'

const paths = process.argv.slice(2)
const query = pg.Client.prototype.query
let statements = 0
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  statements++
  return Reflect.apply(query, this, asked) as unknown
} as typeof query

await using server = await startPostgres({ fsync: 'off' })
const { host, user } = server.connection
const url = addressOf(host, user, 'postgres')
await migratePostgres(url)
const database = await openPostgres(url, { connections: 3 })
for (const notify of [false, true]) {
  const before = await countActs()
  statements = 0
  const begun = { at: performance.now(), cpu: process.cpuUsage() }
  const half = paths.filter((_, i) => i % 2 === Number(notify))
  const clock = () => new Date()
  await importInto(database.sql, notingStep, half, { notify, clock })
  const sent = statements
  const { user, system } = process.cpuUsage(begun.cpu)
  const acts = (await countActs()) - before
  const seconds = ((performance.now() - begun.at) / 1_000).toFixed(1)
  const cpu = ((user + system) / 1_000 / acts).toFixed(2)
  console.log(
    `| ${notify ? 'with events' : 'without events'} | ${acts} | ${(sent / acts).toFixed(2)} | ${cpu} ms | ${seconds} s |`,
  )
}
await database.close()

async function countActs(): Promise<number> {
  const count = 'SELECT count(*) AS acts FROM publications'
  return (await database.sql.one(row({ acts: int }), count))!.acts
}
