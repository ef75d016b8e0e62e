import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACT_FIELDS, HIT_FIELDS } from '../src/gazette/publication-detail.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

type Row = Record<string, unknown>

async function found(query: string): Promise<Row[]> {
  const { status, json, text } = await api.get(`/buscar?termo=contrato&${query}`)
  expect({ status, text }).toMatchObject({ status: 200 })
  // Acts with chosen fields have no excerpts, and no part that has the words.
  for (const act of json.dados.resultados) {
    delete act.trechos
    delete act.parte
  }
  return json.dados.resultados
}

describe('GET /buscar?campos=', () => {
  test('whole acts, in the order of the search', async () => {
    const hits = await found('ordem=recentes&limite=5')
    const whole = await found(`ordem=recentes&limite=5&campos=${ACT_FIELDS.join()}`)
    expect(whole).toMatchObject(hits)
    for (const act of whole)
      expect(act).toEqual((await api.get(`/publicacao/${String(act['id'])}`)).json.dados)
  })

  test('only the requested fields', async () => {
    const [act] = await found('campos=versao,titulo')
    expect(Object.keys(act!)).toEqual(['versao', 'titulo'])
    expect(await found(`campos=${HIT_FIELDS.join()}`)).toEqual(await found(''))
  })
})

describe('GET /publicacoes', () => {
  test('many at once, in the requested order, each once, and the missing ids', async () => {
    const ids = (await found('limite=40')).map(({ id }) => String(id)).toReversed()
    const asked = [...ids, ids[0]!, 'pub_0000000000000000', 'nada'].join()
    const { json } = await api.get(`/publicacoes?ids=${asked}`)
    expect(json.dados.publicacoes.map(({ id }: Row) => id)).toEqual(ids)
    expect(json.dados.inexistentes).toEqual(['pub_0000000000000000', 'nada'])
    const { dados } = (await api.get(`/publicacao/${ids[3]!}`)).json
    expect(json.dados.publicacoes[3]).toEqual(dados)
  })

  test('with fewer fields', async () => {
    const [{ id }] = (await found('limite=1')) as [Row]
    const { json } = await api.get(`/publicacoes?ids=${String(id)}&campos=id,entidades`)
    expect(json.dados.publicacoes).toEqual([{ id, entidades: expect.any(Object) }])
  })

  test.each([
    ['', 'ids'],
    ['ids=%20,', 'ids'],
    [`ids=${Array.from({ length: 101 }, (_, i) => `p${i}`).join()}`, 'ids'],
    ['ids=pub_0&campos=nome', 'campos'],
  ])('%s is refused', async (query, campo) => {
    const { status, json } = await api.get(`/publicacoes?${query}`)
    expect(status).toBe(400)
    expect(json.erro.detalhes[0]).toMatchObject({ campo, sugestao: expect.any(String) })
  })
})
