import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { startFakeInlabs } from '../src/gazette/inlabs/fake/server.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent, rows } from './_archive.ts'
import { type RunningCli, cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'
import { EMAIL, PASSWORD } from './_inlabs.ts'

const REAL = resolve(import.meta.dirname, '../..', process.env.REAL_EDITIONS ?? '../shared/dou')
const hasReal = existsSync(REAL)
if (!hasReal) process.stdout.write(`NOT TESTED: collecting real editions, ${REAL} is absent\n`)

test('servir alone fills an empty archive, and says what is there and what is not', async () => {
  const folder = join(temporaryFolder(), 'inlabs')
  mkdirSync(folder)
  for (const [data, pubName] of [
    [MONDAY, 'DO1'],
    [MONDAY, 'DO2'],
    [MONDAY, 'DO3'],
    [TUESDAY, 'DO1'],
    [TUESDAY, 'DO1E'],
  ] as const)
    writeZip(folder, `${data}-${pubName}.zip`, manyArticles(20, { data, pubName }))
  const service = await serve(folder, MONDAY)
  await service.filled(5)

  const known = await service.states(MONDAY, TUESDAY)
  expect(known).toEqual([
    [TUESDAY, '1', 'completa', null],
    [TUESDAY, '2', 'pendente', 'secao_ausente'],
    [TUESDAY, '3', 'pendente', 'secao_ausente'],
    [TUESDAY, 'extra', 'completa', null],
    [MONDAY, '1', 'completa', null],
    [MONDAY, '2', 'completa', null],
    [MONDAY, '3', 'completa', null],
  ])
  const { stdout } = await cli(service.dataDir, 'situacao')
  expect(stdout).toMatch(/\n2024-03-18 +20 +· +20 +20\n2024-03-19 +20 +20 +pendente +pendente\n/)
  expect(stdout).toContain('O INLABS tem esta data, mas ainda sem esta seção. 2024-03-19 DO2')

  const { code, stdout: log, stderr } = await service.stop()
  expect(code).toBe(0)
  expect(log + stderr).not.toContain(PASSWORD)
  expect(log.match(/edition collected/g)).toHaveLength(5)
})

test('without credentials servir collects nothing, and its log says so', async () => {
  const run = startCli(join(temporaryFolder(), 'data'), ['servir'], { ARAUTO_PORT: '0' })
  await until(run, /Coleta: +desligada/)
  run.process.kill('SIGTERM')
  expect(await run.ended).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing is collected'),
  })
})

test.skipIf(!hasReal)(
  'servir alone fills an empty archive with the real editions',
  async () => {
    const zips = readdirSync(REAL).filter((name) => name.endsWith('.zip'))
    const service = await serve(REAL, '2019-05-01')
    await service.filled(zips.length)
    expect(await service.states('2023-03-19', '2023-03-20')).toEqual([
      ['2023-03-20', '1', expect.stringMatching(/falha|pendente/), 'secao_ausente'],
      ['2023-03-20', '2', 'completa', null],
      ['2023-03-20', '3', expect.stringMatching(/falha|pendente/), 'secao_ausente'],
    ])
    expect(await service.stop()).toMatchObject({ code: 0 })
    using archive = openArchive(service.dataDir)
    const { db } = archive
    expectConsistent(db)
  },
  180_000,
)

/** The real service on an archive that is empty but for a key, collecting from a simulated INLABS. */
async function serve(folder: string, since: string) {
  const inlabs = await startFakeInlabs({ folder, email: EMAIL, password: PASSWORD, port: 0 })
  onTestFinished(() => inlabs[Symbol.asyncDispose]())
  const dataDir = join(temporaryFolder(), 'data')
  const chave = await newKey(dataDir)
  const run = startCli(dataDir, ['servir'], {
    ARAUTO_PORT: '0',
    ARAUTO_INLABS_URL: inlabs.url,
    ARAUTO_INLABS_EMAIL: EMAIL,
    ARAUTO_INLABS_PASSWORD: PASSWORD,
    ARAUTO_COLLECTOR_SINCE: since,
    ARAUTO_COLLECTOR_PAUSE_MS: '0',
  })
  const [, url] = await until(run, /no ar em (\S+)/)
  return {
    dataDir,
    async filled(sections: number): Promise<void> {
      const complete = "SELECT count(*) AS n FROM ledger WHERE estado = 'completa'"
      while (run.running() && rows(dataDir, complete)[0]?.n !== sections) await pause(50)
    },
    async states(desde: string, ate: string) {
      const path = `${url}/api/v1/fontes?desde=${desde}&ate=${ate}`
      const response = await fetch(path, { headers: { 'X-API-Key': chave } })
      const { dados } = (await response.json()) as { dados: Record<string, unknown>[] }
      return dados.map(({ data, secao, estado, motivo }) => [data, secao, estado, motivo])
    },
    stop() {
      run.process.kill('SIGTERM')
      return run.ended
    },
  }
}

async function newKey(dataDir: string): Promise<string> {
  using archive = openArchive(dataDir)
  const { db } = archive
  const keys = createKeyStore(createSqliteHandle(db))
  const { id } = await createAccount(
    keys,
    { nome: 'Teste', email: 'teste@exemplo.com.br' },
    new Date(),
  )
  const request = { conta: id, nome: 'teste', escopos: ['consulta'] }
  return (await createKey(keys, request, new Date(), randomBytes)).chave
}

/** Waits for words on standard error. */
async function until({ process, ended }: RunningCli, words: RegExp): Promise<RegExpExecArray> {
  const { promise: said, resolve } = Promise.withResolvers<RegExpExecArray>()
  let text = ''
  process.stderr?.on('data', (piece: string) => {
    text += piece
    const found = words.exec(text)
    if (found) resolve(found)
  })
  const silent = ended.then(({ stderr }): never => {
    throw new Error(`ended without saying ${String(words)}: ${stderr}`)
  })
  return await Promise.race([said, silent])
}
