import { beforeAll, describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { type ClusterProcess, clusterEnv, createKey, indexOf, startProcess } from './_cluster.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
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
})

async function search({ url }: ClusterProcess, chave: string, termo: string): Promise<Answer> {
  const asked = `${url}/api/v1/buscar?${new URLSearchParams({ termo }).toString()}`
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
