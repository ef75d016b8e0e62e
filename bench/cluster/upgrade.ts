/*
 * node bench/cluster/upgrade.ts [rows] [--desde 0041]
 *
 * `arauto migrar` from the tables of an older program to today's, with so many deliveries and so many contracts,
 * while processes claim, record, enqueue and import by the statements that the older program has, too. The longest
 * that each of these took, before and meanwhile, and how many failed. Prints rows for RESULTS.md.
 */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '../../server/src/store/postgres/migrate.ts'
import { startPostgres } from '../../server/test/_postgres-server.ts'
import { quantile } from '../lib/figures.ts'

const MIGRATIONS = join(import.meta.dirname, '../../server/src/store/postgres/migrations')
const WEBHOOKS = 1_000
const CALM_MS = 10_000
/** The limit of a process's statement. */
const STATEMENT_MS = 30_000

const DELIVERY = `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em, body)`
const FILL = [
  `INSERT INTO accounts (id, nome, email, criado_em) VALUES ('cta', 'a', 'a', '2026')`,
  `INSERT INTO webhooks (id, conta_id, url, eventos, filtros, ativo, falhas_consecutivas, alive_at, warned, criado_em,
     atualizado_em, secret)
   SELECT 'w' || n, 'cta', 'https://a.exemplo/', '[]', '{}', 1, 0, 0, 0, '2026', '2026', '' FROM generate_series(1, ${WEBHOOKS}) n`,
  `${DELIVERY}
   SELECT 'd' || n, 'e' || n, 'w' || (1 + n % ${WEBHOOKS}), 't', 'automatica', 'entregue', NULL, '2026', repeat('x', 200)::bytea
   FROM generate_series(1, $rows) n`,
]
const CONTRACTS = `INSERT INTO contratos (key, seq, orgao, tipo_instrumento, modalidade, uasg, fornecedor, valor, valor_comum, instrumento, linha)`
const FILL_CONTRACTS = `${CONTRACTS}
   SELECT n::bigint * 1000, 0, 'o' || n % 300, 'contrato', 'pregao', 'u' || n % 2000, 'f' || n % 50000, n, CASE WHEN n % 20 = 0 THEN n END, 0,
     repeat('x', 200)::bytea FROM generate_series(1, $rows) n`

/** What processes do all the time; $1 is a number that was not used before. */
const WORK: Record<string, string> = {
  enqueue: `${DELIVERY} VALUES ('n' || $1::int, 'n' || $1::int, 'w1', 't', 'automatica', 'pendente', 0, '2026', 'x')`,
  claim: `UPDATE deliveries SET status = 'enviando' WHERE seq IN (SELECT seq FROM deliveries
    WHERE webhook_id = 'w1' AND status = 'pendente' AND due_at < $1::int ORDER BY due_at, seq LIMIT 20)`,
  record: `UPDATE deliveries SET status = 'entregue', due_at = NULL WHERE status = 'enviando' AND webhook_id = 'w1' AND due_at < $1::int`,
  webhook: `UPDATE webhooks SET alive_at = $1::int WHERE id = 'w2'`,
  import: `${CONTRACTS} VALUES ($1::int, 1, 'o1', 'contrato', 'pregao', 'u1', 'f1', 5, NULL, 1, 'x')`,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { desde: { type: 'string', default: '0041' } },
})
const rows = positionals[0] ?? '200000'
const older = mkdtempSync(join(tmpdir(), 'arauto-upgrade-'))
for (const name of readdirSync(MIGRATIONS))
  if (name.slice(0, 4) <= values.desde) copyFileSync(join(MIGRATIONS, name), join(older, name))

await using server = await startPostgres({ max_pred_locks_per_transaction: '256' })
const client = new pg.Client({ ...server.connection, lock_timeout: 10_000 })
// The server ends before the client where something fails, which must not hide what.
client.on('error', () => {})
await client.connect()
await migrate(client, older)
rmSync(older, { recursive: true })
const { rowCount: hasContracts } = await client.query(
  `SELECT 1 FROM pg_tables WHERE tablename = 'contratos'`,
)
for (const statement of [...FILL, ...(hasContracts === 1 ? [FILL_CONTRACTS] : [])])
  await client.query(statement.replace('$rows', rows))
await client.query('ANALYZE')

let phase = 'before'
const taken = new Map<string, number[]>()
const failures: string[] = []
const over = new AbortController()
const working = Object.entries(WORK)
  .filter(([what]) => what !== 'import' || hasContracts === 1)
  .map(([what, statement]) => keepWorking(what, statement))
await pause(CALM_MS)
phase = 'meanwhile'
const begun = performance.now()
const applied = await migrate(client)
const seconds = (performance.now() - begun) / 1_000
over.abort()
await Promise.all(working)
await client.end()

console.log(
  `${applied.length} files in ${seconds.toFixed(1)} s, ${rows} rows, from ${values.desde}`,
)
for (const what of Object.keys(WORK)) {
  const [before, meanwhile] = ['before', 'meanwhile'].map((name) => taken.get(`${what} ${name}`))
  if (before && meanwhile) console.log(`| ${what} | ${told(before)} | ${told(meanwhile)} |`)
}
console.log(`failed: ${failures.length}`, [...new Set(failures)])

async function keepWorking(what: string, statement: string): Promise<void> {
  const worker = new pg.Client({ ...server.connection, statement_timeout: STATEMENT_MS })
  await worker.connect()
  for (let n = 1; !over.signal.aborted; n++) {
    const since = performance.now()
    const asked = phase
    await worker.query(statement, [n]).catch((error: Error) => failures.push(error.message))
    const key = `${what} ${asked}`
    taken.set(key, [...(taken.get(key) ?? []).slice(-100_000), performance.now() - since])
    await pause(10)
  }
  await worker.end()
}

/** The median, the 99th percentile and the longest. */
function told(ms: number[]): string {
  return [quantile(ms, 0.5), quantile(ms, 0.99), Math.max(...ms)]
    .map((value) => Math.round(value))
    .join(' / ')
}
