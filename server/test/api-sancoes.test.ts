import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUNISHMENTS } from './_acts-with-rows.ts'
import { type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

/** Kinds and companies, in the order of the gazette. */
const ALL = [
  'multa ALFA',
  'impedimento ALFA',
  'suspensao BETA',
  'inidoneidade ALFA',
  'impedimento BETA',
  'multa GAMA',
]

let api: TestApi
beforeAll(async () => void (api = await startApi(PUNISHMENTS)))
afterAll(() => api[Symbol.asyncDispose]())

interface Row {
  categoria_sancao: string
  sancionado_nome: string
}

const ask = async (query: Record<string, string> = {}) =>
  await api.get(`/sancoes?${String(new URLSearchParams(query))}`)
const named = (rows: Row[]) =>
  rows.map((row) => `${row.categoria_sancao} ${row.sancionado_nome.split(' ')[0]}`)
const found = async (query: Record<string, string>) =>
  named((await ask({ ordem: 'antigas', ...query })).json.dados.resultados)

describe('GET /sancoes', () => {
  test('has every row, with what its act is, as the document says', async () => {
    const answer = await ask({ ordem: 'antigas' })
    expect(answerErrors('GET', '/sancoes', answer)).toEqual([])
    const { total, resultados, proximo, avisos, qualidade } = answer.json.dados
    expect(named(resultados)).toEqual(ALL)
    expect([total, proximo, avisos]).toEqual([ALL.length, null, []])
    expect(qualidade.estado).toBe('experimental')
    const [first] = resultados
    expect(first).toMatchObject({ secao: '3', data_publicacao: MONDAY, situacao: 'publicada' })
    const { json } = await api.get(`/publicacao/${first.publicacao}?incluir=linhas`)
    expect(first).toMatchObject(json.dados.linhas.sancoes[0])
  })

  test('counts each kind, and sums its fines', async () => {
    const { somas } = (await ask()).json.dados
    expect(somas).toEqual([
      { categoria_sancao: 'impedimento', linhas: 2, valor_multa: null },
      { categoria_sancao: 'multa', linhas: 2, valor_multa: 91_500.1 },
      { categoria_sancao: 'inidoneidade', linhas: 1, valor_multa: null },
      { categoria_sancao: 'suspensao', linhas: 1, valor_multa: null },
    ])
  })

  test.each([
    [{ categoria_sancao: 'inidoneidade' }, ['inidoneidade ALFA']],
    [{ situacao_sancao: 'retirada' }, ['impedimento BETA']],
    [{ ambito: 'anticorrupcao' }, ['multa GAMA']],
    [{ sancionado_cnpj: '11.222.333/0002-62' }, ['inidoneidade ALFA']],
    [{ sancionado_cnpj: '11222333' }, ['multa ALFA', 'impedimento ALFA', 'inidoneidade ALFA']],
    [{ sancionado_nome: 'Gama Ltda' }, ['multa GAMA']],
    [{ sancionado_nome: 'universidade' }, []],
    [{ processo: '1' }, []],
    [{ vigente_em: '2024-01-09' }, []],
    [{ vigente_em: '2024-02-09' }, ['suspensao BETA']],
    [{ vigente_em: '2024-02-10' }, []],
    [{ vigente_em: MONDAY }, ['impedimento ALFA']],
    [{ vigente_em: '2024-09-18' }, ['impedimento ALFA', 'inidoneidade ALFA']],
    [{ vigente_em: '2030-01-01' }, ['inidoneidade ALFA']],
    [{ valor_min: '1500.11' }, ['multa GAMA']],
    [{ valor_max: '1500.10' }, ['multa ALFA']],
    [{ orgao: 'Ministério de Teste/Secretaria de Compras' }, ['suspensao BETA']],
    [{ data_inicio: TUESDAY, categoria_sancao: 'multa' }, ['multa GAMA']],
    [{ termo: 'universidade' }, ['suspensao BETA']],
    [{ situacao: 'revogada' }, []],
  ] as [Record<string, string>, string[]][])('%j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('is ordered by the fine, and counted by what it is asked for', async () => {
    expect((await found({ ordem: 'valor' })).slice(0, 2)).toEqual(['multa GAMA', 'multa ALFA'])
    const { facetas } = (await ask({ facetas: 'ambito,mes' })).json.dados
    expect(facetas.ambito.valores).toEqual([
      { valor: 'licitacao', total: 5 },
      { valor: 'anticorrupcao', total: 1 },
    ])
    expect(facetas.mes.valores).toEqual([{ valor: '2024-03', total: 6 }])
  })

  test.each([
    [{ sancionado_cnpj: '11.222.333/0001-82' }, 'sancionado_cnpj'],
    [{ vigente_em: '2024-02-30' }, 'vigente_em'],
    [{ cursor: 'nada' }, 'cursor'],
  ] as [Record<string, string>, string][])('refuses %j', async (query, campo) => {
    const { status, json } = await ask(query)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, campo])
  })
})
