import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { statementsOf } from '../../../test/_query-plans.ts'
import { createSqliteHandle } from '../sqlite/connection.ts'
import { migrate } from '../sqlite/migrate.ts'
import { createDaybookReader } from './daybook-reader.ts'

const DAY = '2026-03-16'
const KEYS = { first: 100, after: 200 }
const WHOSE = { conta_id: 'cta_1', pessoa_id: 'pes_1' }

test('finds are read from those of the account, however many others there are', async () => {
  const statements = await statementsOf(async (sql) => {
    const reader = createDaybookReader(sql)
    await reader.matches('cta_1', DAY, 10)
    await reader.changedEarlier(WHOSE, KEYS, 10)
    await reader.finders('cta_1', ['pub_1'])
  })
  expect(statements).toHaveLength(3)
  expect(statements[0]!.plan).toContain('INDEX alert_matches_by_day (alerta_id=? AND data=?)')
  for (const { plan } of statements) {
    expect(plan).toMatch(/SEARCH a USING (COVERING )?INDEX alerts_by_\w+ \(conta_id=\?\)/)
    expect(plan).toMatch(/SEARCH m USING .*\(alerta_id=\?/)
    expect(plan).not.toMatch(/SCAN (?!json_each)/)
  }
})

test('the last find of an alert is read from an index, without sorting', async () => {
  const [last] = await statementsOf(async (sql) => {
    const one: typeof sql.one = async (read, text, values) =>
      (await sql.all(read, text, values))[0] ?? null
    await createDaybookReader({ ...sql, one }).lastFound('alr_1', DAY)
  })
  expect(last!.plan).toBe(
    'SEARCH alert_matches USING COVERING INDEX alert_matches_by_day (alerta_id=? AND data>? AND data<?)',
  )
})

test('a day is without an edition when all its sections are', async () => {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const insert = db.prepare(
    "INSERT INTO ledger (data, pub_name, estado, primeira_em, ultima_em) VALUES (?, ?, ?, '', '')",
  )
  const sections = ['DO1', 'DO2', 'DO3']
  for (const name of sections) {
    insert.run(DAY, name, 'sem_edicao')
    insert.run('2026-03-17', name, name === 'DO2' ? 'falha' : 'sem_edicao')
    insert.run('2026-03-20', name, 'sem_edicao')
  }
  const { daysWithout } = createDaybookReader(createSqliteHandle(db))
  const between = { after: '2026-03-13', before: '2026-03-20' }
  expect(await daysWithout(sections, between)).toEqual([DAY])
})
