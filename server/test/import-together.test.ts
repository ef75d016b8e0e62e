import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { dump, expectConsistent, rows } from './_archive.ts'
import { TWO_THREADS, cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'

/** Two zips, of two days. */
function twoDays(folder: string, actsEach: number): string[] {
  return [MONDAY, TUESDAY].map((data) =>
    writeZip(folder, `${data}-DO1.zip`, manyArticles(actsEach, { data })),
  )
}

test('a large import lets others write', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  using db = openDatabase(dataDir)
  const keys = createKeyStore(createSqliteHandle(db))

  const args = ['importar', '--json', ...twoDays(folder, 1_200)]
  const run = startCli(dataDir, args, TWO_THREADS)
  const actsAtWrites = new Set<unknown>()
  while (run.running()) {
    await keys.recordUse([{ id: 'chv_x', ultimo_uso_em: new Date().toISOString(), dias: [] }])
    actsAtWrites.add(db.prepare('SELECT count(*) AS n FROM publications').get()?.n)
    await pause(3)
  }
  expect(await run.ended).toMatchObject({ code: 0, stderr: '' })
  // They came between the transactions of the import, not before and after it.
  expect(actsAtWrites.size).toBeGreaterThan(5)
})

test('concurrent imports of the same files into a new archive make one', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const paths = twoDays(folder, 150)
  const results = await Promise.all(
    Array.from({ length: 6 }, () => cli(dataDir, 'importar', '--json', ...paths)),
  )
  for (const { code, stderr } of results) expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const news = results.map(({ stdout }) => Number(JSON.parse(stdout).novas))
  expect(news.reduce((a, b) => a + b)).toBe(300)

  using archive = openArchive(dataDir)
  const { db } = archive
  expectConsistent(db)
  expect(rows(dataDir, 'SELECT estado, publicacoes FROM ledger')).toEqual([
    { estado: 'completa', publicacoes: 150 },
    { estado: 'completa', publicacoes: 150 },
  ])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends an import between two transactions',
  async (signal) => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const paths = twoDays(folder, 700)
    openArchive(dataDir)[Symbol.dispose]()

    const run = startCli(dataDir, ['importar', '--json', ...paths])
    const count = 'SELECT count(*) AS n FROM publications'
    while (run.running() && rows(dataDir, count)[0]?.n === 0) await pause(5)
    run.process.kill(signal)
    expect(await run.ended).toEqual({
      code: signal === 'SIGINT' ? 130 : 143,
      signal: null,
      stdout: '',
      stderr: 'Interrompido. O que já entrou está no acervo; o mesmo comando completa o resto.\n',
    })
    using archive = openArchive(dataDir)
    const { db } = archive
    expectConsistent(db)
    expect(rows(dataDir, count)[0]?.n).toBeLessThan(1_400)
    expect(rows(dataDir, 'SELECT estado FROM ledger')).toContainEqual({ estado: 'parcial' })

    const again = await cli(dataDir, 'importar', '--json', ...paths)
    expect(again).toMatchObject({ code: 0, stderr: '' })
    const done = dump(dataDir)
    expect(done.publications).toHaveLength(1_400)
    expect(done.ledger).toMatchObject([{ estado: 'completa' }, { estado: 'completa' }])
  },
)
