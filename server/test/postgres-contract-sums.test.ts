import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { ROW_RULES } from '../src/ingest/row-rules.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { ADD_UP_CONTRACTS } from '../src/store/postgres/add-up-contracts.ts'
import { migrate } from '../src/store/postgres/migrate.ts'
import { createRowRereading } from '../src/store/row-tables/reread-rows.ts'
import { int, present, row } from '../src/store/rows.ts'
import { temporaryFolder } from './_cli.ts'
import { testContractPages } from './_contract-pages.ts'
import { testContractSums, testWrongSums } from './_contract-sums.ts'
import { createDatabase, hasPostgres, openTestPostgres } from './_postgres.ts'
import { eventually } from './_push.ts'

const MIGRATIONS = join(import.meta.dirname, '../src/store/postgres/migrations')

/** `count` contracts of 1 real, from the act `key` on, all of one body and day. */
const insertion = (key: number, count: number) => `
  INSERT INTO contratos (key, seq, orgao, tipo_instrumento, valor, data_assinatura, vigencia_fim, instrumento, linha)
  SELECT g, 0, 'Ministério A', 'contrato', 100, '2024-03-15', '2025-03-15', 0, '' FROM generate_series(${key}, ${key + count - 1}) AS g`

const sumsOf = (table: string) => `
  (SELECT sum(linhas) FROM (SELECT linhas FROM ${table} UNION ALL SELECT linhas FROM contratos_a_somar) AS c)`
const SUMS = `SELECT ${sumsOf('contratos_por_dia')} AS dia, ${sumsOf('contratos_por_orgao')} AS orgao,
  (SELECT count(*) FROM contratos) AS linhas, (SELECT count(*) FROM contratos_a_somar) AS notas`
const moreOf = (table: string, column: string) => `
  (SELECT sum(linhas) FROM (
    SELECT linhas FROM ${table} UNION ALL SELECT linhas FROM contratos_a_somar WHERE ${column} IS NOT NULL) AS c)`
const MORE_SUMS = `SELECT ${moreOf('contratos_por_assinatura', 'data_assinatura')} AS assinatura,
  ${moreOf('contratos_por_vigencia_fim', 'vigencia_fim')} AS vigencia, ${moreOf('contratos_por_faixa', 'faixa')} AS faixa`
/** Who waits for the one who asks. */
const WAITING =
  'SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))'
const sumsRow = row({ dia: int, orgao: int, linhas: int, notas: int })

describe.runIf(hasPostgres('sums of contracts'))('sums of contracts in PostgreSQL', () => {
  testContractPages(async () => {
    const database = await openTestPostgres()
    onTestFinished(() => database[Symbol.asyncDispose]())
    return database.sql
  })

  testContractSums(async () => {
    const database = await openTestPostgres()
    onTestFinished(() => database[Symbol.asyncDispose]())
    return database.sql
  })

  testWrongSums(async () => {
    const database = await openTestPostgres()
    onTestFinished(() => database[Symbol.asyncDispose]())
    return database.sql
  })

  test('what is noted while rows are read again is added up with each edition', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    await sql.run(insertion(1, 5))
    await sql.run(
      `INSERT INTO edition_sections (data, numero, secao, publicacoes) VALUES ('2024-03-15', '1', '3', 0)`,
    )
    const now = new Date('2024-03-18T12:00:00Z')
    const fence = await createLeaseStore(sql).acquire('monitor', 'teste', now, now)
    const rows = createRowRereading(sql, {
      loadRules: async () => ROW_RULES,
      versions: EXTRACTOR_VERSION,
      clock: () => now,
      stopwatch: () => 0,
      onDefect() {},
    })
    while (await rows.step(fence!)); // free
    expect(await sql.one(sumsRow, SUMS)).toEqual({ dia: 5, orgao: 5, linhas: 5, notas: 0 })
  })

  test('writers of one body and day, and who adds up, do not wait for one another', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    await sql.run(insertion(1, 5))
    const both = Promise.withResolvers<void>()
    let tries = 0
    const write = (text: string) =>
      sql.transaction(async (tx) => {
        await tx.run(text)
        if (++tries === 3) both.resolve()
        await both.promise
      })
    await Promise.all([
      write(insertion(10, 1_000)),
      write(insertion(2_000, 10)),
      write(sql.dialect.addUpContracts!),
    ])
    expect(tries).toBe(3)
    expect(await sql.one(sumsRow, SUMS)).toEqual({
      dia: 1_015,
      orgao: 1_015,
      linhas: 1_015,
      notas: 2,
    })
    await sql.transaction((tx) => tx.one(present, sql.dialect.addUpContracts!))
    expect(await sql.one(sumsRow, SUMS)).toEqual({
      dia: 1_015,
      orgao: 1_015,
      linhas: 1_015,
      notas: 0,
    })
  })

  test('rows from before the triggers count once, whatever is written until they do', async () => {
    await using database = await createDatabase({ bare: true })
    const client = new pg.Client(database.url)
    await client.connect()
    await using _ended = { [Symbol.asyncDispose]: () => client.end() }
    await migrateUntil('0048')
    await client.query(insertion(1, 100))
    await migrateUntil('0049')
    await client.query(insertion(1_000, 10))
    await client.query('DELETE FROM contratos WHERE key BETWEEN 91 AND 1001')
    await migrateUntil('0056')
    await client.query(insertion(1_500, 5))
    const unfinished = new pg.Client(database.url)
    await unfinished.connect()
    await unfinished.query(`BEGIN; ${insertion(1_600, 3)}`)
    const migrated = migrate(client)
    await eventually(async () => (await unfinished.query(WAITING)).rowCount).toBe(1)
    await unfinished.query('DELETE FROM contratos WHERE key = 1504; COMMIT')
    await unfinished.end()
    await migrated
    await client.query(insertion(2_000, 1))
    const { rows } = await client.query<{ dia: string; orgao: string; linhas: string }>(SUMS)
    expect(rows).toMatchObject([{ dia: '106', orgao: '106', linhas: '106' }])
    const more = await client.query<Record<string, string>>(MORE_SUMS)
    expect(more.rows).toEqual([{ assinatura: '106', vigencia: '106', faixa: '106' }])
    await client.query(ADD_UP_CONTRACTS)
    expect((await client.query(MORE_SUMS)).rows).toEqual(more.rows)

    async function migrateUntil(first: string) {
      const folder = temporaryFolder()
      for (const name of readdirSync(MIGRATIONS).filter((name) => name < first))
        copyFileSync(join(MIGRATIONS, name), join(folder, name))
      await migrate(client, folder)
    }
  })
})
