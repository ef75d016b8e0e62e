import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONG_PATH, MONDAY, TUESDAY, acts } from './_acts.ts'
import { type TestApi, importArticles, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'

const SHA256 = /^[0-9a-f]{64}$/

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

async function idOf(termo: string): Promise<string> {
  const { json } = await api.get(`/buscar?termo=${encodeURIComponent(termo)}`)
  return json.dados.resultados[0].id
}

describe('GET /publicacao/{id}', () => {
  test('an answer is the envelope of the contract, whole', async () => {
    const id = await idOf('comitê')
    const { status, json } = await api.get(`/publicacao/${id}`)
    expect(status).toBe(200)
    expect(json).toEqual({
      sucesso: true,
      dados: {
        id,
        titulo: 'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024',
        resumo: 'Institui o comitê de gestão de documentos.',
        data_publicacao: MONDAY,
        secao: '1',
        secao_base: '1',
        orgao: 'Ministério de Teste/Gabinete do Ministro',
        tipo_ato: 'Portaria',
        url_original: expect.stringContaining('https://'),
        situacao: 'publicada',
        sha256: expect.stringMatching(SHA256),
        conteudo_completo: expect.stringContaining('comitê de documentos digitais.'),
        ementa: 'Institui o comitê de gestão de documentos.',
        pagina: '7',
        edicao: '54',
        assinatura: '',
        url_pdf: expect.stringContaining('https://'),
        palavras_chave: ['portaria'],
        partes: [],
        imagens: [],
        publicacoes_relacionadas: [],
        relacoes: [],
        entidades: {
          cnpjs: [],
          processos: [],
          uasgs: [],
          contratos: [],
          licitacoes: [],
          valores: [],
          normas: [],
          normas_detalhadas: [],
          pessoas: [],
        },
        versao: 1,
        retirada_em: null,
        recebida_em: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        fonte: {
          arquivo: 'acts.zip',
          sha256: expect.stringMatching(SHA256),
          id_materia: '101',
          nome_materia: 'INTERNAL REMARK',
          pub_name: 'DO1',
          numeros: [0],
          sha256_xml: expect.stringMatching(SHA256),
          xml: [{ nome: '515_20240318_101.xml', sha256: expect.stringMatching(SHA256) }],
        },
        citacao: expect.stringMatching(
          /^BRASIL\. Ministério de Teste\. Gabinete do Ministro\. PORTARIA Nº 101, DE 15 DE MARÇO DE 2024\. Institui o comitê de gestão de documentos\. Diário Oficial da União: seção 1, Brasília, DF, n\. 54, p\. 7, 18 mar\. 2024\. Disponível em: https:\/\/\S+\.$/,
        ),
      },
      avisos: [],
    })
  })

  test('missing values are null, never absent', async () => {
    const { json } = await api.get(`/publicacao/${await idOf('decreto')}`)
    expect(json.dados).toHaveProperty('ementa', null)
  })

  test('an extra edition', async () => {
    const { json } = await api.get(`/publicacao/${await idOf('crédito')}`)
    expect(json.dados).toMatchObject({ secao: 'extra', secao_base: '1', edicao: '54-A' })
  })

  test('a hit and its publication agree', async () => {
    const { json } = await api.get(`/buscar?termo=*&limite=100`)
    for (const { trechos, parte, ...hit } of json.dados.resultados) {
      expect([trechos, parte]).toEqual([null, null])
      const publication = await api.get(`/publicacao/${hit.id}`)
      expect(publication.json.dados).toMatchObject(hit)
    }
  })

  test.each([
    'pub_0000000000000000',
    'pub_',
    'pub_000000000000000',
    'pub_00000000000000000',
    'pub_000000000000000U',
    'pub_abcdefghjkmnpqrs',
    'wh_0000000000000000',
    '1',
    '*',
    '%20',
    '%00',
    '%ED%A0%80',
    '%ZZ',
    '100%',
    '%F0%9F%8E%89',
    '%D9%85%D8%B1',
    '..%2F..%2Fsecoes',
    '__proto__',
    'a'.repeat(10_000),
  ])('%s is simply unknown', async (id) => {
    const { status, json } = await api.get(`/publicacao/${id}`)
    expect(status).toBe(404)
    expect(json.erro).toMatchObject({ codigo: 'nao_encontrado', detalhes: [{ campo: 'id' }] })
  })

  test('changes of an import show at once, however often the act was read before', async () => {
    const [act] = acts
    await using changing = await startApi([act!])
    const { id } = (await changing.get('/buscar?termo=*')).json.dados.resultados[0]
    const read = async () => (await changing.get(`/publicacao/${id}`)).json.dados
    const before = await read()
    expect(await read()).toEqual(before)
    await importArticles(changing.dataDir, [{ ...act!, texto: '<p>Fica extinto o comitê.</p>' }])
    const after = await read()
    expect(after).toMatchObject({ versao: 2 })
    expect(after.conteudo_completo).toContain('Fica extinto o comitê.')
  })

  test('without an id the address does not exist', async () => {
    for (const path of ['/publicacao', '/publicacao/', '/publicacao?id=pub_0000000000000000'])
      expect((await api.get(path)).json.erro.codigo).toBe('nao_encontrado')
  })

  test('incluir=estrutura adds the blocks of its text, and goes with no part', async () => {
    const path = `/publicacao/${await idOf('comitê')}`
    const { dados } = (await api.get(path)).json
    const { json } = await api.get(`${path}?incluir=estrutura`)
    const { estrutura, ...act } = json.dados
    expect(act).toEqual(dados)
    const points = Array.from<string>(act.conteudo_completo)
    const parts = estrutura.blocos.map(({ inicio, fim }: { inicio: number; fim: number }) =>
      points.slice(inicio, fim).join(''),
    )
    expect(parts.join('\n\n')).toBe(act.conteudo_completo)
    expect(estrutura.blocos[0]).toMatchObject({ tipo: 'titulo', classe: 'identifica', linhas: [] })
    const refused = await api.get(`${path}?incluir=estrutura&parte=1`)
    expect(refused.status).toBe(400)
    expect(refused.json.erro.detalhes[0]).toMatchObject({ campo: 'incluir' })
  })

  test('incluir=linhas adds what it says as rows, and goes with no part', async () => {
    const path = `/publicacao/${await idOf('comitê')}`
    const { dados } = (await api.get(path)).json
    const { linhas, ...act } = (await api.get(`${path}?incluir=linhas`)).json.dados
    expect(act).toEqual(dados)
    expect(linhas).toEqual({
      qualidade: 'experimental',
      contratos: [],
      pessoal: [],
      licitacoes: [],
      sancoes: [],
      normas: [expect.objectContaining({ norma: 'Portaria 101/2024' })],
    })
    expect((await api.get(`${path}?incluir=linhas&parte=1`)).status).toBe(400)
  })

  test('incluir=linhas: a row of an extract, each value at its place, no CPF among them', async () => {
    await using changing = await startApi([
      {
        ...acts.at(-1)!,
        texto:
          '<p>Contrato nº 122/2023. Contratada: FULANA DE TAL 12345678909, CPF 123.456.789-09. Objeto: locação. Valor Global: R$ 10.800,00.</p>',
      },
    ])
    const { id } = (await changing.get('/buscar?termo=*')).json.dados.resultados[0]
    const { linhas, conteudo_completo } = (await changing.get(`/publicacao/${id}?incluir=linhas`))
      .json.dados
    expect(linhas.contratos).toHaveLength(1)
    const [row] = linhas.contratos
    expect(row).toMatchObject({
      numero_contrato: '122',
      fornecedor_nome: 'FULANA DE TAL ***456789**',
      fornecedor_tipo: 'PF',
      valor_global: 10800,
    })
    expect(JSON.stringify(linhas)).not.toMatch(/123\.?456\.?789-?09/)
    const { inicio, fim } = row.trechos.find(
      ({ coluna }: { coluna: string }) => coluna === 'objeto',
    )
    expect(Array.from<string>(conteudo_completo).slice(inicio, fim).join('')).toBe('locação')
  })
})

test('GET /secoes: the four sections', async () => {
  const { status, json } = await api.get('/secoes')
  expect(status).toBe(200)
  expect(json.dados.map(({ codigo, nome }: Record<string, string>) => [codigo, nome])).toEqual([
    ['1', 'Seção 1'],
    ['2', 'Seção 2'],
    ['3', 'Seção 3'],
    ['extra', 'Edição Extra'],
  ])
  for (const secao of json.dados)
    expect(Object.keys(secao)).toEqual(['codigo', 'nome', 'descricao'])
})

describe('GET /edicoes', () => {
  const tuesday = {
    numero: '55',
    data: TUESDAY,
    tipo: 'normal',
    secoes: ['3'],
    total_publicacoes: 45,
    provisoria: false,
  }
  const extra = {
    numero: '54-A',
    data: MONDAY,
    tipo: 'extra',
    secoes: ['extra'],
    total_publicacoes: 1,
    provisoria: false,
  }
  const monday = {
    numero: '54',
    data: MONDAY,
    tipo: 'normal',
    secoes: ['1', '2'],
    total_publicacoes: 3,
    provisoria: false,
  }

  test('newest first, in a plain array; avisos beside it', async () => {
    const { json } = await api.get('/edicoes')
    expect(json).toEqual({ sucesso: true, dados: [tuesday, extra, monday], avisos: [] })
  })

  test.each([
    [`data=${TUESDAY}`, [tuesday]],
    [`data=${MONDAY}`, [extra, monday]],
    ['mes=2024-03', [tuesday, extra, monday]],
    ['ano=2024', [tuesday, extra, monday]],
    [`ano=2024&mes=2024-03&data=${TUESDAY}`, [tuesday]],
    ['data=&mes=&ano=', [tuesday, extra, monday]],
    ['mes=2024-04', []],
    ['ano=2023', []],
    [`ano=2023&data=${MONDAY}`, []],
    ['ano=2023&mes=2024-03', []],
    [`mes=2024-02&data=${MONDAY}`, []],
  ])('%s', async (filter, editions) => {
    const { status, json } = await api.get(`/edicoes?${filter}`)
    expect(status).toBe(200)
    expect(json.dados).toEqual(editions)
    expect(json.avisos).toBeInstanceOf(Array)
  })

  test('a date without an edition is explained', async () => {
    const { json } = await api.get('/edicoes?data=2024-03-20')
    expect(json.dados).toEqual([])
    expect(json.avisos).toMatchObject([{ codigo: 'edicoes_ausentes' }])
  })
})

test('the body that people share with a long path stays whole', async () => {
  const { json } = await api.get(`/buscar?termo=servidora`)
  expect(json.dados.resultados[0].orgao).toBe(LONG_PATH)
})

describe('GET /publicacao/{id}/semelhantes', () => {
  const similar = async (termo: string, query = '') => {
    const path = `/publicacao/${await idOf(termo)}/semelhantes${query}`
    const answer = await api.get(path)
    expect(answerErrors('GET', path, answer)).toEqual([])
    return answer.json.dados.map(({ titulo }: { titulo: string }) => titulo)
  }

  test('acts of the same kind on the same subject, without the act itself', async () => {
    const titles = await similar('"material número 7"', '?limite=5')
    expect(titles).toHaveLength(5)
    expect(titles).not.toContain('EXTRATO DE CONTRATO Nº 7/2024')
    for (const title of titles) expect(title).toMatch(/^EXTRATO DE CONTRATO/)
  })

  test('an act that is the only one of its kind has no similar ones', async () => {
    expect(await similar('crédito')).toEqual([])
  })

  test('for an unknown act, 404', async () => {
    const { status } = await api.get('/publicacao/pub_0000000000000000/semelhantes')
    expect(status).toBe(404)
  })
})

test('an act has the time of its arrival', async () => {
  const { json } = await api.get(`/publicacao/${await idOf('crédito')}`)
  expect(json.dados.recebida_em).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
