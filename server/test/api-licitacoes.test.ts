import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOTICES } from './_acts-with-rows.ts'
import { type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

/** Their numbers, in the order of the gazette. */
const ALL = ['011', '12', '13', '11', '14']

let api: TestApi
beforeAll(async () => void (api = await startApi(NOTICES)))
afterAll(() => api[Symbol.asyncDispose]())

interface Row {
  numero: string
}

const ask = async (query: Record<string, string> = {}) =>
  await api.get(`/licitacoes?${String(new URLSearchParams(query))}`)
const numbers = (rows: Row[]) => rows.map(({ numero }) => numero)
const found = async (query: Record<string, string>) =>
  numbers((await ask({ ordem: 'antigas', ...query })).json.dados.resultados)

describe('GET /licitacoes', () => {
  test('has every row, with what its act is, as the document says', async () => {
    const answer = await ask({ ordem: 'antigas' })
    expect(answerErrors('GET', '/licitacoes', answer)).toEqual([])
    const { total, resultados, proximo, avisos, qualidade } = answer.json.dados
    expect(numbers(resultados)).toEqual(ALL)
    expect([total, proximo, avisos]).toEqual([ALL.length, null, []])
    expect(qualidade.estado).toBe('experimental')
    const [first] = resultados
    expect(first).toMatchObject({ secao: '3', data_publicacao: MONDAY, situacao: 'publicada' })
    const { json } = await api.get(`/publicacao/${first.publicacao}?incluir=linhas`)
    expect(first).toMatchObject(json.dados.linhas.licitacoes[0])
  })

  test('counts each kind of notice', async () => {
    const { somas } = (await ask()).json.dados
    expect(somas).toEqual([
      { tipo_aviso: 'abertura', linhas: 4 },
      { tipo_aviso: 'homologacao', linhas: 1 },
    ])
  })

  test.each([
    [{ tipo_aviso: 'homologacao' }, ['11']],
    [{ modalidade: 'concorrencia' }, ['12']],
    [{ numero: '11' }, ['011', '11']],
    [{ numero: '0011/2024' }, ['011']],
    [{ numero: '2024/011' }, ['011']],
    [{ numero: '011/24' }, ['011']],
    [{ numero: '011-2024' }, ['011']],
    [{ numero: '011 / 2024' }, ['011']],
    [{ numero: '011/2024-PERP' }, ['011']],
    [{ uasg: '150002' }, ['011']],
    [{ srp: 'true' }, ['011']],
    [{ srp: 'false', termo: 'reforma' }, ['12']],
    [{ abertura_de: '2024-03-21' }, ['011', '12']],
    [{ abertura_de: '2024-03-25', abertura_ate: '2024-03-25' }, ['011', '12']],
    [{ abertura_ate: '2024-03-24' }, ['14']],
    [{ valor_min: '100000' }, ['12']],
    [{ valor_max: '100000' }, ['011']],
    [{ vencedor_ni: '11.222.333/0001-81' }, ['11']],
    [{ vencedor_ni: '11444777' }, ['11']],
    [{ vencedor_ni: '11444777', termo: 'notebooks' }, []],
    [{ vencedor_nome: 'Beta' }, ['11']],
    [{ vencedor_nome: 'alfa ltda' }, ['11']],
    [{ vencedor_nome: 'ltda beta' }, []],
    [{ vencedor_nome: 'alfa', vencedor_ni: '11444777', termo: 'pneus' }, ['11']],
    [{ vencedor_nome: 'pneus' }, []],
    [{ processo: '0023000.012345/2024-20' }, ['13']],
    [{ orgao: 'Ministério de Teste/Secretaria de Compras' }, ['12']],
    [{ data_inicio: TUESDAY }, ['13', '11', '14']],
    [{ situacao: 'revogada' }, []],
    [{ situacao: 'publicada', termo: 'notebooks' }, ['011']],
  ] as [Record<string, string>, string[]][])('%j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('is ordered by the hour of the session, those without one last, page by page', async () => {
    const order: string[] = []
    let cursor = ''
    for (let pages = 0; pages < 9; pages++) {
      const query = { ordem: 'abertura', limite: '2', ...(cursor && { cursor }) }
      const { resultados, proximo } = (await ask(query)).json.dados
      order.push(...numbers(resultados))
      if (proximo === null) break
      cursor = proximo
    }
    expect(order).toEqual(['14', '12', '011', '13', '11'])
    expect((await found({ ordem: 'valor' })).slice(0, 2)).toEqual(['12', '011'])
  })

  test('is counted by what it is asked for', async () => {
    const { facetas } = (await ask({ facetas: 'modalidade,orgao', modalidade: 'pregao' })).json
      .dados
    expect(facetas.modalidade.valores).toEqual([
      { valor: 'pregao', total: 4 },
      { valor: 'concorrencia', total: 1 },
    ])
    expect(facetas.orgao.valores[0]).toEqual({ valor: 'Ministério de Teste', total: 4 })
    expect([facetas.tipo_aviso, facetas.mes]).toEqual([null, null])
  })

  test.each([
    [{ abertura_de: '2024-04-02', abertura_ate: '2024-04-01' }, 'abertura_de'],
    [{ numero: 'abc' }, 'numero'],
    [{ vencedor_ni: '11.222.333/0001-82' }, 'vencedor_ni'],
    [{ cursor: 'nada' }, 'cursor'],
  ] as [Record<string, string>, string][])('refuses %j', async (query, campo) => {
    const { status, json } = await ask(query)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, campo])
  })
})
