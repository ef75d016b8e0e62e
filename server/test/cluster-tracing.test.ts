import { beforeAll, describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv, createKey, indexOf, startProcess } from './_cluster.ts'
import { writeZip } from './_editions.ts'
import { findOpenSearch, hasOpenSearch } from './_opensearch.ts'
import { startOtlpReceiver } from './_otlp.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'

const what = 'traces of a cluster'
const SOUGHT = 'portaria-de-teste'

describe.runIf(hasPostgres(what) && hasOpenSearch(what))('traces of a cluster', () => {
  // A node needs its time to start where others are busy.
  beforeAll(findOpenSearch, 180_000)

  test('a search has its statements and its questions to the index within it, without their values', async () => {
    await using database = await createDatabase()
    const receiver = await startOtlpReceiver()
    const env = clusterEnv(database.url, (await findOpenSearch()).urls)
    indexOf(env)
    const { chave } = await createKey(env, '--limite', '100000')
    await startProcess({ ...env, ARAUTO_ROLES: 'indexador' })
    const traced = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }
    const api = await startProcess({ ...traced, ARAUTO_ROLES: 'api' })
    const zip = writeZip(temporaryFolder(), 'a.zip', [{ idMateria: '1', titulo: SOUGHT }])
    const imported = await startCli(`${temporaryFolder()}/none`, ['importar', zip], traced).ended
    expect([imported.code, imported.stderr]).toEqual([0, ''])
    const search = async () => {
      const headers = { 'X-API-Key': chave }
      const answer = await fetch(`${api.url}/api/v1/buscar?termo=${SOUGHT}`, { headers })
      return ((await answer.json()) as { dados?: { total: number } }).dados?.total
    }
    // The index is built meanwhile, on a node that others keep busy.
    await expect.poll(search, { timeout: 120_000 }).toBe(1)
    api.process.kill('SIGTERM')
    expect((await api.ended).code).toBe(0)

    const { spans } = receiver
    // Batches may arrive in another order than their requests; the searches before had no act to read.
    const reading = spans.find(({ name }) => name === 'SELECT publications')!
    const found = spans.find(({ spanId }) => spanId === reading.parentId)!
    expect(found.name).toBe('GET /api/v1/buscar')
    const within = spans.filter(({ parentId }) => parentId === found.spanId)
    expect(within.every(({ traceId, kind }) => traceId === found.traceId && kind === 3)).toBe(true)
    const index = `${env['ARAUTO_SEARCH_PREFIX']}-`
    expect(within).toContainEqual(
      expect.objectContaining({
        name: expect.stringContaining(`search ${index}`),
        attributes: expect.objectContaining({
          'db.system.name': 'opensearch',
          'db.operation.name': 'search',
          'db.collection.name': expect.stringContaining(index),
          'server.address': '127.0.0.1',
        }),
      }),
    )
    expect(within).toContainEqual(
      expect.objectContaining({
        name: 'SELECT publications',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': 'SELECT',
          'db.collection.name': 'publications',
        },
      }),
    )
    // Looks at the queue and the statements of an import would hide the rest.
    const isRequest = ({ kind }: { kind: number }) => kind === 2
    const begun = spans.filter(({ parentId }) => parentId === '')
    expect(begun.filter((span) => !isRequest(span)).map(({ name }) => name)).toEqual([
      'import file',
    ])
    for (const secret of [SOUGHT, chave]) expect(receiver.received()).not.toContain(secret)
  })
})
