import { expect, test } from 'vitest'
import { Problem } from '../src/lib/errors/problem.ts'
import { type TestApi, startApi } from './_api.ts'

const FILTROS = { orgaos: ['Ministério da Saúde'] }

const writes: [what: string, path: string, body: object][] = [
  ['an alert', '/alertas', { nome: 'x', consulta: 'portaria', filtros: FILTROS }],
  [
    'a webhook',
    '/webhooks',
    {
      url: 'https://receptor.exemplo.com.br/x',
      eventos: ['publicacao.nova'],
      filtros: FILTROS,
    },
  ],
]

test.each(writes)(
  '%s is saved while searches are busy, and reports what was not checked',
  async (_, path, body) => {
    await using api = await startBusyApi()
    const { chave } = await api.newKey({ escopos: ['alertas', 'webhooks'] })
    const made = await api.send('POST', `/api/v1${path}`, { 'x-api-key': chave }, body)
    expect(made.status).toBe(201)
    expect(made.json.avisos).toContainEqual(
      expect.objectContaining({ codigo: 'avisos_omitidos', campo: 'filtros' }),
    )
    const saved = await api.get(`${path}/${made.json.dados.id}`, { 'x-api-key': chave })
    expect(saved.json.dados.filtros).toMatchObject(FILTROS)
  },
)

test('a search that cannot be answered tells when to retry', async () => {
  await using api = await startBusyApi()
  const { status, headers, json } = await api.get('/buscar?termo=portaria')
  expect([status, json.erro.codigo]).toEqual([503, 'indisponivel'])
  expect(headers['retry-after']).toBe('1')
})

/** A service without a free reader for queries of the index. */
function startBusyApi(): Promise<TestApi> {
  const busy = () => Promise.reject(new Problem('indisponivel', 'Há buscas demais em andamento.'))
  return startApi([], { search: busy, notices: busy })
}
