import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { notingStep } from '../src/store/index/index-changes.ts'
import { bytes, int, nullable, real, row, text } from '../src/store/rows.ts'
import type { SqlReader } from '../src/store/sql.ts'
import { table } from '../src/store/table.ts'
import { temporaryFolder } from './_cli.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { importInto } from './_import-here.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const ACTS = 300

describe.runIf(hasPostgres('statements of an import'))('an import into PostgreSQL', () => {
  test('sends the rows of many acts with one statement', async () => {
    await using database = await openTestPostgres()
    const path = writeZip(temporaryFolder(), 'a.zip', manyArticles(ACTS))
    const query = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => query.mockRestore())
    const clock = () => new Date()
    const result = await importInto(database.sql, notingStep, [path], { notify: false, clock })
    const statements = query.mock.calls.length
    expect([...result.refused, ...result.rejected]).toEqual([])
    const counted = await database.sql.one(
      row({ acts: int, readings: int, notes: int }),
      `SELECT (SELECT count(*) FROM publications) AS acts,
         (SELECT count(*) FROM row_readings) AS readings,
         (SELECT count(*) FROM index_changes) AS notes`,
    )
    expect(counted).toEqual({ acts: ACTS, readings: ACTS, notes: ACTS })
    expect(statements / ACTS).toBeLessThan(1.5)
  })

  test('gathered rows are read with their values, and gone with their transaction', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const odd = [
      {
        nome: 'a"\\\n\0\u{d800}ç😀',
        bytes: new Uint8Array([0, 92, 255]),
        n: 2 ** 53 - 1,
        real: 0.1,
      },
      { nome: '', bytes: new Uint8Array(), n: null, real: -1e-300 },
    ]
    const oddities = table('oddities', { nome: text, bytes, n: nullable(int), real })
    const insert = oddities.insertMany()
    const read = (reader: SqlReader) =>
      reader.all(oddities, `SELECT ${oddities.columns} FROM oddities ORDER BY nome DESC`)
    await sql.run('CREATE TABLE oddities (nome TEXT, bytes BYTEA, n BIGINT, real FLOAT8)')
    const undone = sql.transaction(async (tx) => {
      await insert(tx, odd[0]!)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await sql.transaction(async (tx) => {
      await insert(tx, odd[0]!)
      expect(await read(tx)).toHaveLength(1)
      await insert(tx, odd[1]!)
    })
    const [first, second] = odd
    expect(await read(sql)).toEqual([{ ...first, nome: 'a"\\\n\u{fffd}\u{fffd}ç😀' }, second])
  })
})
