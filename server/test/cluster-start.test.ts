import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv, startProcess } from './_cluster.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'

/** Nobody answers there. */
const NO_SEARCH = ['http://127.0.0.1:9']

test('a configuration with only one of the two addresses is refused', async () => {
  const env = { ARAUTO_DATABASE_URL: 'postgres://x/y' }
  const { code, stderr } = await startCli(temporaryFolder(), ['servir'], env).ended
  expect(code).toBe(2)
  expect(stderr).toContain('ARAUTO_SEARCH_URL: falta, e há ARAUTO_DATABASE_URL.')
  expect(stderr).toContain('ARAUTO_SECRET_KEY: falta, e há ARAUTO_DATABASE_URL.')
})

test.each([
  ['backup x', /pg_dump/],
  ['reindexar', /indice conferir/],
  ['verificar', /indice conferir/],
  ['segredos descartar --sim', /ARAUTO_SECRET_KEY/],
  ['demo', /sem ARAUTO_DATABASE_URL/],
])('%s is refused in a cluster, naming what does its work there', async (line, wayOut) => {
  const dataDir = join(temporaryFolder(), 'none')
  const env = clusterEnv('postgres://x/y', NO_SEARCH)
  const { code, stderr } = await startCli(dataDir, line.split(' '), env).ended
  expect(code).toBe(2)
  expect(stderr).toMatch(/é do acervo numa pasta, e há um cluster/)
  expect(stderr).toMatch(wayOut)
  expect(existsSync(dataDir)).toBe(false)
})

test('servir --somente-leitura is refused in a cluster, naming the role instead', async () => {
  const env = clusterEnv('postgres://x/y', NO_SEARCH)
  const { code, stderr } = await startCli(temporaryFolder(), ['servir', '--somente-leitura'], env)
    .ended
  expect(code).toBe(2)
  expect(stderr).toMatch(/é para um acervo numa pasta.*\n.*cluster\n.*ARAUTO_ROLES/)
})

test.each([
  ['migrar', /se migra por si[^]*docs\/cluster\.md/],
  ['indice conferir', /está nele mesmo[^]*arauto verificar/],
  ['indice refazer', /está nele mesmo[^]*arauto reindexar/],
])('%s is refused for a folder, naming what does its work there', async (line, wayOut) => {
  const dataDir = join(temporaryFolder(), 'none')
  const { code, stderr } = await startCli(dataDir, line.split(' ')).ended
  expect(code).toBe(2)
  expect(stderr).toMatch(wayOut)
  expect(stderr).toContain('ARAUTO_DATABASE_URL: não está definida')
  expect(existsSync(dataDir)).toBe(false)
})

test('a database that does not answer is reported at the start, without its password', async () => {
  const env = clusterEnv('postgres://a:senha-secreta@127.0.0.1:9/arauto', NO_SEARCH)
  const { code, stderr } = await startCli(temporaryFolder(), ['servir'], env).ended
  expect(code).toBe(2)
  expect(stderr).toContain('ARAUTO_DATABASE_URL')
  expect(stderr).not.toContain('senha-secreta')
})

describe.runIf(hasPostgres('the start of a cluster'))('with a real PostgreSQL', () => {
  test('a command creates the tables; a start without them says so', async () => {
    await using database = await createDatabase({ bare: true })
    const env = clusterEnv(database.url, NO_SEARCH)
    const run = (...args: string[]) => startCli(temporaryFolder(), args, env).ended
    const early = await run('servir')
    expect(early.code).toBe(2)
    expect(early.stderr).toMatch(/migrações pendentes: 0001.*\n.*arauto migrar/)
    const [first, second] = [await run('migrar'), await run('migrar', '--json')]
    expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('0001-baseline.sql')])
    expect([second.code, second.stdout]).toEqual([0, '{"aplicadas":[]}\n'])
  })

  test('processes share accounts; each says what it lacks', async () => {
    await using database = await createDatabase()
    const env = clusterEnv(database.url, NO_SEARCH)
    const api = await startProcess({ ...env, ARAUTO_ROLES: 'api' })
    const worker = await startProcess({ ...env, ARAUTO_ROLES: 'monitor,entregador' })
    const ready = async (url: string) => {
      const answer = await fetch(`${url}/pronto`)
      return [answer.status, await answer.text()]
    }
    expect(await ready(api.url)).toEqual([503, expect.stringContaining('OpenSearch')])
    expect(await ready(worker.url)).toEqual([200, expect.stringContaining('pronta')])

    const command = (...args: string[]) =>
      startCli(temporaryFolder(), [...args, '--json'], env).ended
    const account = await command('conta', 'criar', '--nome', 'A', '--email', 'a@exemplo.com.br')
    const { id } = JSON.parse(account.stdout) as { id: string }
    const key = await command('chave', 'criar', '--conta', id, '--nome', 'x')
    const { chave } = JSON.parse(key.stdout) as { chave: string }
    const headers = { 'X-API-Key': chave }
    expect((await fetch(`${api.url}/api/v1/fontes`, { headers })).status).toBe(200)
    expect((await fetch(`${worker.url}/api/v1/fontes`, { headers })).status).toBe(404)
    for (const { process: child, ended } of [api, worker]) {
      child.kill('SIGTERM')
      expect((await ended).code).toBe(0)
    }
  })
})
