import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { type ClusterProcess, clusterEnv, createKey, indexOf, startProcess } from './_cluster.ts'
import { MONDAY, TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { findOpenSearch, hasOpenSearch } from './_opensearch.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'
import { eventually } from './_push.ts'

const what = 'searches of a cluster'

interface Answer {
  status: number
  titles: string[]
  notices: string[]
}

describe.runIf(hasPostgres(what) && hasOpenSearch(what))('searches of a cluster', () => {
  // A node needs its time to start where others are busy.
  beforeAll(findOpenSearch, 180_000)

  test('one process finds what another has indexed, and reports what is not indexed yet', async () => {
    await using database = await createDatabase()
    const env = clusterEnv(database.url, (await findOpenSearch()).urls)
    indexOf(env)
    const { chave } = await createKey(env, '--limite', '100000')
    const api = await startProcess({ ...env, ARAUTO_ROLES: 'api' })
    const ask = (termo: string) => search(api, chave, termo)
    const ready = async () => (await fetch(`${api.url}/pronto`)).status

    await importActs(env, [{ idMateria: '1', titulo: 'PRIMEIRA' }])
    expect((await ask('*')).status).toBe(503)
    expect(await ready()).toBe(503)

    const indexer = await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    await eventually(() => ask('titulo:primeira')).toEqual({
      status: 200,
      titles: ['PRIMEIRA'],
      notices: [],
    })
    await eventually(ready).toBe(200)
    expect((await fetch(`${indexer.url}/api/v1/buscar?termo=*`)).status).toBe(404)

    indexer.process.kill('SIGTERM')
    expect((await indexer.ended).code).toBe(0)
    await importActs(env, [{ idMateria: '2', titulo: 'SEGUNDA' }])
    expect(await ask('titulo:segunda')).toEqual({
      status: 200,
      titles: [],
      notices: expect.arrayContaining([expect.stringContaining(`seção 1 de ${MONDAY}`)]),
    })

    const metrics = async () => (await fetch(`${api.url}/metricas`)).text()
    expect(await metrics()).toMatch(/^arauto_index_waiting 1$/m)

    await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    await eventually(() => ask('titulo:segunda')).toMatchObject({
      titles: ['SEGUNDA'],
      notices: [],
    })
  })

  test('an act that another one undid is found by its new state', async () => {
    await using database = await createDatabase()
    const env = clusterEnv(database.url, (await findOpenSearch()).urls)
    indexOf(env)
    const { chave } = await createKey(env, '--limite', '100000')
    const api = await startProcess({ ...env, ARAUTO_ROLES: 'api' })
    await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    const ask = (situacao: string) => search(api, chave, 'titulo:portaria', { situacao })
    const named = (number: string) => `PORTARIA GM Nº ${number}, DE 15 DE MARÇO DE 2024`
    await importActs(env, [
      { idMateria: '1', titulo: named('1325') },
      { idMateria: '2', titulo: named('1326') },
    ])
    await eventually(() => ask('publicada')).toEqual({
      status: 200,
      notices: [],
      titles: [named('1326'), named('1325')],
    })
    await importActs(env, [
      {
        idMateria: '3',
        data: TUESDAY,
        titulo: 'DESPACHO',
        texto: '<p>Tornar sem efeito a Portaria GM nº 1.326, de 15 de março de 2024.</p>',
      },
    ])
    await eventually(() => ask('publicada')).toEqual({
      status: 200,
      titles: [named('1325')],
      notices: [],
    })
    expect(await ask('sem_efeito')).toMatchObject({ titles: [named('1326')] })
  })

  test('what the index lacked when it was asked is reported, though it has it by now', async () => {
    await using database = await createDatabase()
    const { urls } = await findOpenSearch()
    const env = clusterEnv(database.url, urls)
    indexOf(env)
    const { chave } = await createKey(env, '--limite', '100000')
    await using nodes = await startSlowNodes(urls[0]!)
    const indexer = await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    const other = await startProcess({ ...env, ARAUTO_ROLES: 'api' })
    const api = await startProcess({ ...env, ARAUTO_SEARCH_URL: nodes.url, ARAUTO_ROLES: 'api' })
    const ask = (process: ClusterProcess) => search(process, chave, 'titulo:edital')
    await importActs(env, [{ idMateria: '1', titulo: 'EDITAL' }])
    await eventually(() => ask(api)).toMatchObject({ titles: ['EDITAL'], notices: [] })

    indexer.process.kill('SIGSTOP')
    await importActs(env, [{ idMateria: '2', titulo: 'EDITAL' }])
    const release = nodes.hold()
    const answered = ask(api)
    await nodes.holding()
    indexer.process.kill('SIGCONT')
    await eventually(() => ask(other)).toMatchObject({
      titles: ['EDITAL', 'EDITAL'],
      notices: [],
    })
    release()
    expect(await answered).toEqual({
      status: 200,
      titles: ['EDITAL'],
      notices: [expect.stringContaining(`seção 1 de ${MONDAY}`)],
    })
  })

  test('a search that is repeated is answered from memory, until any process writes an act', async () => {
    await using database = await createDatabase()
    const { urls } = await findOpenSearch()
    const env = clusterEnv(database.url, urls)
    indexOf(env)
    const { chave } = await createKey(env, '--limite', '100000')
    await using nodes = await startSlowNodes(urls[0]!)
    await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    const api = await startProcess({ ...env, ARAUTO_SEARCH_URL: nodes.url, ARAUTO_ROLES: 'api' })
    const other = await startProcess({ ...env, ARAUTO_ROLES: 'api' })
    const ask = (process: ClusterProcess) => search(process, chave, 'titulo:edital')
    const found = { status: 200, titles: ['EDITAL'], notices: [] }
    await importActs(env, [{ idMateria: '1', titulo: 'EDITAL' }])
    for (const process of [api, other]) await eventually(() => ask(process)).toEqual(found)

    // The other one counts requests meanwhile; a search that is kept is within a minute of its first.
    const asked = async () => {
      const before = nodes.searches()
      for (let i = 0; i < 3; i++) for (const process of [api, other]) await ask(process)
      return nodes.searches() - before
    }
    await eventually(asked).toBe(0)

    for (const id of ['2', '3', '4']) {
      await importActs(env, [{ idMateria: id, titulo: 'EDITAL' }])
      for (const process of [api, other]) {
        const { titles, notices } = await ask(process)
        expect(titles.length === Number(id) || notices.length > 0).toBe(true)
      }
    }
    const all = { status: 200, titles: Array(4).fill('EDITAL'), notices: [] }
    for (const process of [api, other]) await eventually(() => ask(process)).toEqual(all)
  })

  test('searches that wait for the index leave the database to everybody else', async () => {
    await using database = await createDatabase()
    const { urls } = await findOpenSearch()
    const env = clusterEnv(database.url, urls)
    indexOf(env)
    const { chave } = await createKey(env, '--limite', '100000')
    await using nodes = await startSlowNodes(urls[0]!)
    await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    const api = await startProcess({ ...env, ARAUTO_SEARCH_URL: nodes.url, ARAUTO_ROLES: 'api' })
    const get = (path: string) =>
      fetch(`${api.url}/api/v1${path}`, { headers: { 'X-API-Key': chave } })
    await importActs(env, [{ idMateria: '1', titulo: 'EDITAL' }])
    await eventually(() => search(api, chave, 'titulo:edital')).toMatchObject({
      titles: ['EDITAL'],
    })

    const release = nodes.hold()
    // States are read from the database before the index is asked; more searches than it has connections.
    const waiting = Array.from({ length: 24 }, (_, i) =>
      get(`/buscar?termo=edital+${i}&situacao=publicada`),
    )
    await nodes.holding(waiting.length)
    expect((await get('/edicoes')).status).toBe(200)
    release()
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
  })
})

/** A way to a node that can hold its answers to searches back. */
async function startSlowNodes(url: string) {
  let held: Promise<void> | null = null
  let holding = 0
  let searches = 0
  const server = createServer((request, response) => {
    void forward(request, response).catch(() => response.destroy())
  })
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url: path = '' } = request
    const body = method === 'GET' ? null : await text(request)
    const type = headers['content-type'] ?? 'application/json'
    if (/_m?search/.test(path)) searches++
    const answer = await fetch(url + path, { method, body, headers: { 'content-type': type } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (held !== null && /_m?search/.test(path)) {
      holding++
      await held
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(bytes)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    searches: () => searches,
    /** Every answer to a search from now on waits until the function that this returns is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    /** Once this many answers are held back. */
    async holding(count = 1) {
      await eventually(() => holding).toBeGreaterThanOrEqual(count)
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function search(
  { url }: ClusterProcess,
  chave: string,
  termo: string,
  filters: Record<string, string> = {},
): Promise<Answer> {
  const asked = `${url}/api/v1/buscar?${new URLSearchParams({ termo, ...filters }).toString()}`
  const response = await fetch(asked, { headers: { 'X-API-Key': chave } })
  const { dados } = (await response.json()) as {
    dados?: { resultados: { titulo: string }[]; avisos: { codigo: string; mensagem: string }[] }
  }
  return {
    status: response.status,
    titles: (dados?.resultados ?? []).map(({ titulo }) => titulo),
    notices: (dados?.avisos ?? [])
      .filter(({ codigo }) => codigo === 'edicoes_por_indexar')
      .map(({ mensagem }) => mensagem),
  }
}

async function importActs(env: Record<string, string>, articles: TestArticle[]): Promise<void> {
  const zip = writeZip(temporaryFolder(), `${articles[0]!.idMateria}.zip`, articles)
  const { code, stderr } = await startCli(`${temporaryFolder()}/none`, ['importar', zip], env).ended
  expect([code, stderr]).toEqual([0, ''])
}
