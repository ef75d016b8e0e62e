import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acts } from './_acts.ts'
import { type TestApi, importArticles, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'

const FEW = acts.slice(0, 5)

let api: TestApi
beforeAll(async () => void (api = await startApi(FEW)))
afterAll(() => api[Symbol.asyncDispose]())

interface Change {
  cursor: string
  tipo: string
  em: string
  publicacao: Record<string, unknown> & { id: string }
}

/** All changes after a cursor, in pages of `limite`. */
async function readAll(desde: string | null = null, limite = 100): Promise<Change[]> {
  const all: Change[] = []
  for (let after = desde; ;) {
    const from = after === null ? '' : `&desde=${after}`
    const { json } = await api.get(`/alteracoes?limite=${limite}${from}`)
    all.push(...json.dados.resultados)
    if (!json.dados.tem_mais) return all
    after = json.dados.proximo
  }
}

describe('GET /alteracoes', () => {
  test('begins with the first act, and gives each whole, as the document says', async () => {
    const answer = await api.get('/alteracoes')
    expect(answerErrors('GET', '/alteracoes', answer)).toEqual([])
    const changes: Change[] = answer.json.dados.resultados
    expect(new Set(changes.map(({ tipo }) => tipo))).toEqual(new Set(['nova']))
    expect(changes).toHaveLength(FEW.length)
    for (const { publicacao } of changes)
      expect(publicacao).toEqual((await api.get(`/publicacao/${publicacao.id}`)).json.dados)
    expect(answer.json.dados).toMatchObject({ tem_mais: false, proximo: changes.at(-1)?.cursor })
  })

  test('in pages of any size, from any cursor, none is skipped and none comes twice', async () => {
    const all = await readAll()
    for (const limite of [1, 2, 4]) expect(await readAll(null, limite)).toEqual(all)
    for (const [i, { cursor }] of all.entries())
      expect(await readAll(cursor, 2)).toEqual(all.slice(i + 1))
  })

  test('campos chooses fields: without the text, for instance', async () => {
    const { json } = await api.get('/alteracoes?limite=1&campos=id,versao,sha256')
    expect(Object.keys(json.dados.resultados[0].publicacao)).toEqual(['id', 'versao', 'sha256'])
  })

  test('incluir adds the structure, also to chosen fields', async () => {
    const whole = await api.get('/alteracoes?limite=1&incluir=estrutura')
    expect(answerErrors('GET', '/alteracoes', whole)).toEqual([])
    const some = await api.get('/alteracoes?limite=1&campos=id&incluir=estrutura')
    const [{ publicacao }] = some.json.dados.resultados
    const { estrutura } = (await api.get(`/publicacao/${publicacao.id}?incluir=estrutura`)).json
      .dados
    expect(publicacao).toEqual({ id: publicacao.id, estrutura })
  })

  test('at the end, an answer is empty, has the same cursor, and need not be sent again', async () => {
    const { proximo } = (await api.get('/alteracoes?limite=100')).json.dados
    const none = await api.get(`/alteracoes?desde=${proximo}`)
    expect(none.json.dados).toEqual({
      limite: 20,
      resultados: [],
      proximo,
      tem_mais: false,
      publicacoes: FEW.length,
    })
    const etag = String(none.headers['etag'])
    const headers = { 'x-api-key': api.chave, 'if-none-match': etag }
    expect((await api.get(`/alteracoes?desde=${proximo}`, headers)).status).toBe(304)

    await importArticles(api.dataDir, [{ ...FEW[0]!, texto: '<p>Outro texto.</p>' }])
    const changed = await api.get(`/alteracoes?desde=${proximo}`, headers)
    expect(changed.json.dados.resultados).toMatchObject([
      { tipo: 'alterada', publicacao: { versao: 2 } },
    ])
  })

  test('of an empty archive, the cursor stands before everything', async () => {
    await using empty = await startApi([])
    const { proximo } = (await empty.get('/alteracoes')).json.dados
    await importArticles(empty.dataDir, FEW)
    const { json } = await empty.get(`/alteracoes?desde=${proximo}`)
    expect(json.dados.resultados).toHaveLength(FEW.length)
  })

  test('a cursor of another archive is refused, and the way out told', async () => {
    await using other = await startApi(FEW)
    const { proximo } = (await other.get('/alteracoes')).json.dados
    const { status, json } = await api.get(`/alteracoes?desde=${proximo}`)
    expect([status, json.erro.detalhes[0]]).toEqual([
      400,
      expect.objectContaining({ campo: 'desde', sugestao: expect.stringContaining('sem `desde`') }),
    ])
  })

  test.each(['x', 'MQ', 'MS40MjEw', 'MS4wLjAuMQ', 'evt_01JQ7Z3V5N8M2K4T6W9X1Y0GHJ'])(
    'desde=%s is no cursor of ours',
    async (desde) => {
      const { status, json } = await api.get(`/alteracoes?desde=${desde}`)
      expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'desde'])
    },
  )
})
