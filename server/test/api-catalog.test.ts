import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONG_PATH, MONDAY, TUESDAY, acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'

const LAW = {
  idMateria: '900',
  titulo: 'DESPACHO Nº 900, DE 15 DE MARÇO DE 2024',
  texto:
    '<p>Nos termos da Lei nº 8.112, de 11 de dezembro de 1990, e da LC 75/93, torno pública a nomeação para a área de educação.</p>',
  attributes: { artType: 'Despacho', artCategory: 'Ministério da Educação' },
}

let api: TestApi
beforeAll(async () => void (api = await startApi([...acts, LAW])))
afterAll(() => api[Symbol.asyncDispose]())

async function dadosOf(path: string) {
  const answer = await api.get(path)
  expect(answerErrors('GET', path, answer)).toEqual([])
  expect(answer.status).toBe(200)
  return answer.json.dados
}

const pathsIn = (bodies: { orgao: string }[]) => bodies.map(({ orgao }) => orgao)
const upTo = (depth: number) => LONG_PATH.split('/').slice(0, depth).join('/')

describe('GET /orgaos', () => {
  test('the top of the hierarchy, by name, with the bodies below', async () => {
    expect(await dadosOf('/orgaos')).toEqual([
      {
        orgao: 'Atos do Poder Executivo',
        nome: 'Atos do Poder Executivo',
        sigla: null,
        total: 2,
        primeira_data: MONDAY,
        ultima_data: MONDAY,
        subordinados: 0,
      },
      {
        orgao: 'Ministério da Educação',
        nome: 'Ministério da Educação',
        sigla: 'MEC',
        total: 47,
        primeira_data: MONDAY,
        ultima_data: TUESDAY,
        subordinados: 1,
      },
      expect.objectContaining({ orgao: 'Ministério de Teste', total: 1, subordinados: 1 }),
    ])
  })

  test('pai leads down, whatever its accents and capitals', async () => {
    expect(pathsIn(await dadosOf('/orgaos?pai=ministerio+da+EDUCACAO'))).toEqual([upTo(2)])
    expect(pathsIn(await dadosOf(`/orgaos?pai=${encodeURIComponent(upTo(2))}`))).toEqual([upTo(3)])
    expect(await dadosOf(`/orgaos?pai=${encodeURIComponent(upTo(3))}`)).toEqual([])
  })

  test.each([
    ['prefixo=educ', [upTo(1)]],
    ['prefixo=mec', [upTo(1)]],
    ['prefixo=MINISTÉRIO+DA', [upTo(1)]],
    ['prefixo=ministro', ['Ministério de Teste/Gabinete do Ministro']],
    ['prefixo=univ', [upTo(2)]],
    ['prefixo=nada', []],
    ['pai=ministerio+da+educacao&prefixo=gab', []],
    ['pai=&prefixo=', undefined],
  ])('%s', async (query, expected) => {
    expect(pathsIn(await dadosOf(`/orgaos?${query}`))).toEqual(
      expected ?? pathsIn(await dadosOf('/orgaos')),
    )
  })

  test('each is a filter that finds as many', async () => {
    for (const { orgao, total } of await dadosOf('/orgaos?prefixo=minist'))
      expect(await dadosOf(`/buscar?termo=*&orgao=${encodeURIComponent(orgao)}`)).toMatchObject({
        total,
      })
  })

  test('an unknown pai is refused, with the way out', async () => {
    const { status, json } = await api.get('/orgaos?pai=nada')
    expect(status).toBe(400)
    expect(json.erro.detalhes).toMatchObject([{ campo: 'pai', sugestao: expect.any(String) }])
  })
})

test('GET /tipos-ato', async () => {
  const types = await dadosOf('/tipos-ato')
  expect(types[0]).toEqual({
    tipo_ato: 'Extrato de Contrato',
    total: 45,
    primeira_data: TUESDAY,
    ultima_data: TUESDAY,
  })
  expect(types).toHaveLength(5)
})

describe('GET /sugestoes', () => {
  const shown = async (prefixo: string) =>
    (await dadosOf(`/sugestoes?prefixo=${encodeURIComponent(prefixo)}`)).map(
      ({ tipo, texto }: { tipo: string; texto: string }) => `${tipo}: ${texto}`,
    )

  test.each([
    ['forn', ['palavra: fornecimento']],
    ['Objeto: forn', ['palavra: Objeto: fornecimento']],
    ['FORN', ['palavra: fornecimento']],
    ['nomeac', ['palavra: nomeação']],
    ['EDUCAC', ['palavra: educação']],
    ['lei 8', ['norma: Lei 8.112/1990']],
    ['Lei nº 8.11', ['norma: Lei 8.112/1990']],
    ['lei 8112/9', ['norma: Lei 8.112/1990']],
    ['lc', ['norma: Lei Complementar 75/1993']],
    ['8112', ['norma: Lei 8.112/1990', 'palavra: 8112']],
    ['universidade de t', [`orgao: Universidade de Teste`]],
    ['mec', ['orgao: Ministério da Educação (MEC)']],
    ['fornecimento ', ['palavra: fornecimento de material']],
    ['universidad de tes', [`orgao: Universidade de Teste`]],
    ['fornecimennto de m', ['palavra: fornecimento de material']],
    ['zzz', []],
    ['"(', []],
  ])('%s', async (prefixo, expected) => {
    const found = await shown(prefixo)
    expect(found.filter((one: string) => expected.includes(one))).toEqual(expected)
    if (expected.length === 0) expect(found).toEqual([])
  })

  test('each leads to acts', async () => {
    for (const prefixo of ['forn', 'lc', 'mec', 'de']) {
      for (const { termo, orgao } of await dadosOf(
        `/sugestoes?prefixo=${encodeURIComponent(prefixo)}`,
      )) {
        const query = new URLSearchParams({ termo: termo ?? '*', orgao: orgao ?? '' })
        const { total } = await dadosOf(`/buscar?${query.toString()}`)
        expect({ termo, orgao, found: total > 0 }).toEqual({ termo, orgao, found: true })
      }
    }
  })

  test('needs a prefix', async () => {
    expect((await api.get('/sugestoes')).status).toBe(400)
    expect((await api.get('/sugestoes?prefixo=')).status).toBe(400)
  })
})
