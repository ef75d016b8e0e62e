import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONG_PATH, MONDAY, TUESDAY, acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

/** `dados` of a search, which must succeed. */
async function search(query: string) {
  const { status, json, text } = await api.get(`/buscar?${query}`)
  expect({ status, text }).toMatchObject({ status: 200 })
  return json.dados
}

async function titles(query: string): Promise<string[]> {
  const { resultados } = await search(`limite=100&ordem=antigas&${query}`)
  return resultados.map(({ titulo }: { titulo: string }) => titulo.split(',')[0])
}

test('an answer is the envelope of the contract, whole', async () => {
  const { status, json } = await api.get('/buscar?termo=comit%C3%AA')
  expect(status).toBe(200)
  expect(json).toEqual({
    sucesso: true,
    dados: {
      total: 1,
      pagina: 1,
      limite: 20,
      total_paginas: 1,
      consulta: { leitura: 3, ampliacoes: [] },
      resultados: [
        {
          id: expect.stringMatching(/^pub_[0-9A-Z]{16}$/),
          titulo: 'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024',
          resumo: 'Institui o comitê de gestão de documentos.',
          data_publicacao: MONDAY,
          secao: '1',
          secao_base: '1',
          orgao: 'Ministério de Teste/Gabinete do Ministro',
          tipo_ato: 'Portaria',
          url_original: expect.stringContaining('https://'),
          situacao: 'publicada',
          trechos: null,
          parte: null,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
      aproximados: null,
      facetas: null,
      histograma: null,
      avisos: [],
    },
    avisos: [],
  })
})

describe('filters', () => {
  test.each([
    ['secao=1', 2],
    ['secao=2', 1],
    ['secao=3', 45],
    ['secao=extra', 1],
    [`data_inicio=${TUESDAY}`, 45],
    [`data_fim=${MONDAY}`, 4],
    [`data_inicio=${MONDAY}&data_fim=${MONDAY}`, 4],
    [`orgao=${encodeURIComponent(LONG_PATH)}`, 46],
    ['orgao=ministerio+da+educacao', 46],
    ['orgao=UNIVERSIDADE%20DE%20TESTE', 46],
    ['tipo_ato=portaria', 2],
    ['tipo_ato=medida+provisoria', 1],
    ['edicao=54-A', 1],
    ['edicao=54', 3],
    ['secao=1&tipo_ato=portaria&edicao=54', 1],
    ['secao=1&secao=2', 3],
    ['secao=1,extra', 3],
    ['secao=&secao=3', 45],
    ['orgao=Universidade+de+Teste&orgao=Atos+do+Poder+Executivo', 48],
    ['tipo_ato=decreto&tipo_ato=portaria&secao=1', 2],
  ])('%s finds %i', async (filter, total) => {
    expect(await search(`termo=*&${filter}`)).toMatchObject({ total })
  })

  test('an empty parameter equals an absent one', async () => {
    const empty = 'secao=&orgao=&tipo_ato=&data_inicio=&data_fim=&edicao=&ordem=&pagina=&limite='
    expect(await search(`termo=*&${empty}`)).toEqual(await search('termo=*'))
    expect(await titles('termo=&termo=decreto')).toEqual(['DECRETO Nº 102'])
  })

  test('a value that no publication has is reported, with similar ones', async () => {
    const { total, avisos } = await search('termo=*&orgao=ministerio+da+educasao')
    expect(total).toBe(0)
    expect(avisos[0]).toMatchObject({ codigo: 'orgao_inexistente', campo: 'orgao' })
    expect(avisos[0].sugestoes).not.toEqual([])
  })

  test('a body that is left out, and that no publication has, is reported; nothing is left out', async () => {
    const { total, avisos } = await search('termo=*&orgao_exceto=ministerio+da+educasao')
    expect(total).toBe((await search('termo=*')).total)
    expect(avisos).toMatchObject([{ codigo: 'orgao_inexistente', campo: 'orgao_exceto' }])
  })

  test.each(['MEC', 'Ministério de Teste', 'Ministério de Teste/Gabinete do Ministro'])(
    'orgao and orgao_exceto divide what there is: %s',
    async (orgao) => {
      const [own, all] = [await titles(`termo=*&orgao=${orgao}`), await titles('termo=*')]
      expect(own).not.toEqual([])
      const others = await titles(`termo=*&orgao_exceto=${orgao}`)
      expect([...own, ...others].toSorted()).toEqual(all.toSorted())
    },
  )

  test('a type by its beginning is any that begins so', async () => {
    expect(await titles('termo=*&tipo_ato=PORT*')).toEqual(
      await titles('termo=*&tipo_ato=portaria'),
    )
    expect(await titles('termo=*&tipo_ato=*')).toEqual(await titles('termo=*'))
    expect((await search('termo=*&tipo_ato=por')).total).toBe(0)
  })

  test('words that find nothing together are reported, with the results without one of them', async () => {
    const { total, avisos } = await search('termo=decreto+matarial')
    expect(total).toBe(0)
    expect(avisos.slice(0, 2)).toMatchObject([
      { codigo: 'palavra_inexistente', campo: 'termo', sugestoes: [] },
      { codigo: 'termo_restritivo', campo: 'termo', sugestoes: ['decreto', 'material'] },
    ])
  })
})

test('a slip with an accent: the intended query is ready to search', async () => {
  const { avisos } = await search('termo=docummentos+%22gestão%22')
  expect(avisos[0]).toMatchObject({
    codigo: 'palavra_inexistente',
    sugestoes: ['documentos "gestão"'],
  })
})

test('advice has the accents that were typed', async () => {
  const { avisos } = await search('termo=Gestão+quimera')
  expect(avisos).toContainEqual(
    expect.objectContaining({ codigo: 'termo_restritivo', sugestoes: ['gestão'] }),
  )
})

describe('notices', () => {
  const noted = async (query: string) => {
    const { total, avisos } = await search(query)
    const others = avisos.filter(({ codigo }: { codigo: string }) => codigo !== 'edicoes_ausentes')
    return { total, avisos: others }
  }

  test.each([
    ['termo=titulo:+portaria', 0, 'campo_separado', ['titulo:portaria']],
    ['termo=documentos+ou+cr%C3%A9dito', 0, 'operador_minusculo', ['documentos OU crédito']],
    ['termo=material+valor:7', 0, 'campo_desconhecido', []],
    ['termo=ementa:nomear', 0, 'campo_restritivo', ['nomear']],
    ['termo=*&data_fim=2019-12-31', 0, 'periodo_fora_do_acervo', [MONDAY]],
    ['termo=*&data_inicio=2030-01-01', 0, 'periodo_fora_do_acervo', [TUESDAY]],
    ['termo=*&orgao=MEC&literal=true', 0, 'orgao_inexistente', []],
  ])('%s', async (query, total, codigo, sugestoes) => {
    const found = await noted(query)
    expect(found.total).toBe(total)
    const notice = found.avisos.find((each: { codigo: string }) => each.codigo === codigo)
    expect(notice).toMatchObject({ codigo })
    expect(notice.sugestoes).toEqual(expect.arrayContaining(sugestoes))
  })

  test('a filter that alone excludes all is told, with what there is without it', async () => {
    const { total } = await search('termo=documentos')
    const { avisos } = await search('termo=documentos&valor_min=999999999999')
    expect(avisos[0]).toMatchObject({
      codigo: 'filtro_restritivo',
      campo: 'valor_min',
      dados: { contagens: [{ parte: 'valor_min', consulta: 'documentos', total }] },
    })
    const nowhere = await search('termo=xilindrozinho&valor_min=999999999999')
    expect(nowhere.avisos.map(({ codigo }: { codigo: string }) => codigo)).not.toContain(
      'filtro_restritivo',
    )
  })

  test('traps are reported with and without results', async () => {
    const { total, avisos } = await noted('termo=documentos+ou+portaria')
    expect([total, avisos.map(({ codigo }: { codigo: string }) => codigo)]).toEqual([
      1,
      ['operador_minusculo'],
    ])
  })

  test.each([
    'termo=comit%C3%AA+de+documentos+digitais',
    'termo=comit%C3%AA+documentos',
    'termo=nomea%C3%A7%C3%A3o+servidora+analista',
    'termo=gestao+documentos+digitais',
    'termo=documentos',
    'termo=*',
  ])('%s: nothing', async (query) => {
    expect((await noted(query)).avisos).toEqual([])
  })

  test('is never without what is missing, however many other notices there are', async () => {
    const unknown = Array.from({ length: 12 }, (_, at) => `orgao=Galáxia ${at}`).join('&')
    const { json } = await api.get(`/buscar?termo=a&data_inicio=2024-03-13&${unknown}`)
    expect(json.avisos).toHaveLength(10)
    expect(json.avisos.at(-1)?.codigo).toBe('edicoes_ausentes')
  })

  test('zero results without dates list the editions missing from the archive', async () => {
    const { avisos } = await search('termo=inexistente')
    const missing = avisos.filter(({ codigo }: { codigo: string }) => codigo === 'edicoes_ausentes')
    expect(missing).toHaveLength(1)
    expect((await search('termo=*')).avisos).toEqual([])
  })

  test('a section without acts in the archive', async () => {
    await using api = await startApi(acts.filter(({ pubName }) => pubName === 'DO3'))
    const avisosOf = async (query: string) =>
      (await api.get(`/buscar?${query}`)).json.dados.avisos[0]
    const unknown = { codigo: 'secao_inexistente', campo: 'secao' }
    expect(await avisosOf('termo=*&secao=1')).toMatchObject(unknown)
    expect(await avisosOf('termo=*&secao=1&secao=3')).toMatchObject(unknown)
    expect(await avisosOf('termo=*&secao=3')).toBeUndefined()
  })
})

describe('words are read as people mean them', () => {
  test.each([
    ['termo=nomea%C3%A7%C3%A3o', 1, ['nomeacao'], [1]],
    ['termo=portaria+nomea%C3%A7%C3%A3o+MEC', 1, ['nomeacao', 'mec'], [1, 1]],
    ['termo=mec', 46, ['mec'], [46]],
    ['termo=%3Dnomea%C3%A7%C3%A3o', 0, [], []],
    ['termo=%22nomea%C3%A7%C3%A3o%22', 0, [], []],
    ['termo=*&orgao=MEC', 46, ['MEC'], [46]],
    ['termo=mec&orgao=mec', 46, ['mec', 'mec'], [46, 46]],
    ['termo=decreto&orgao=MEC', 0, [], []],
  ])('%s finds %i, and says how', async (query, total, escrito, acrescenta) => {
    const { consulta, ...found } = await search(query)
    expect(found.total).toBe(total)
    expect(consulta.leitura).toBe(3)
    const of = (key: string) =>
      consulta.ampliacoes.map((each: Record<string, unknown>) => each[key])
    expect([of('escrito'), of('acrescenta')]).toEqual([escrito, acrescenta])
  })

  test.each(['termo=nomea%C3%A7%C3%A3o', 'termo=mec', 'termo=*&orgao=MEC'])(
    '%s finds nothing when read literally',
    async (query) => {
      const consulta = { leitura: 0, ampliacoes: [] }
      expect(await search(`literal=true&${query}`)).toMatchObject({ total: 0, consulta })
      const { total } = await search(`literal=false&${query}`)
      expect(total).toBeGreaterThan(0)
    },
  )

  test('literal is true or false', async () => {
    const { status, json } = await api.get('/buscar?termo=a&literal=sim')
    expect([status, json.erro.detalhes[0]]).toMatchObject([400, { campo: 'literal' }])
  })
})

test('one value of several that no publication has is reported, though the others are found', async () => {
  const { total, avisos } = await search('termo=*&tipo_ato=portaria&tipo_ato=decretto')
  expect(total).toBe(2)
  expect(avisos).toMatchObject([
    { codigo: 'tipo_ato_inexistente', campo: 'tipo_ato', sugestoes: ['Decreto'] },
  ])
})

test('trechos show the matches in plain text, without markup', async () => {
  const { resultados } = await search('termo=comit%C3%AA+portaria&trechos=true')
  expect(resultados[0].trechos).toEqual([
    {
      campo: 'titulo',
      segmentos: [
        { texto: 'PORTARIA', marcado: true },
        { texto: ' Nº 101, DE 15 DE MARÇO DE 2024', marcado: false },
      ],
      termos: ['portaria'],
    },
    {
      campo: 'conteudo_completo',
      segmentos: [
        { texto: expect.any(String), marcado: false },
        { texto: 'comitê', marcado: true },
        { texto: expect.any(String), marcado: false },
        { texto: 'comitê', marcado: true },
        { texto: ' de documentos digitais.', marcado: false },
      ],
      termos: ['comite'],
    },
  ])
})

test('with trechos the results are the same, in the same order', async () => {
  const bare = await search('termo=material&limite=50')
  const { resultados } = await search('termo=material&limite=50&trechos=true')
  expect(resultados).toHaveLength(45)
  const without = resultados.map((hit: object) => ({ ...hit, trechos: null }))
  expect(without).toEqual(bare.resultados)
})

describe('facets and histogram', () => {
  const path = (depth: number) => LONG_PATH.split('/').slice(0, depth).join('/')

  test('count the whole result, not the page, by printed values', async () => {
    const { facetas } = await search('termo=*&limite=1&facetas=secao,orgao,tipo_ato,ano')
    expect(facetas.secao).toEqual({
      total_valores: 4,
      valores: [
        { valor: '3', total: 45 },
        { valor: '1', total: 2 },
        { valor: '2', total: 1 },
        { valor: 'extra', total: 1 },
      ],
    })
    expect(facetas.tipo_ato.valores).toEqual([
      { valor: 'Extrato de Contrato', total: 45 },
      { valor: 'Portaria', total: 2 },
      { valor: 'Decreto', total: 1 },
      { valor: 'Medida Provisória', total: 1 },
    ])
    expect(facetas.orgao.valores.slice(0, 3)).toEqual([
      { valor: path(1), total: 46 },
      { valor: path(2), total: 46 },
      { valor: path(3), total: 46 },
    ])
    expect(facetas.ano).toEqual({ total_valores: 1, valores: [{ valor: '2024', total: 49 }] })
  })

  test('each value, used as a filter, finds as many', async () => {
    const { facetas } = await search('termo=*&facetas=secao,orgao,tipo_ato')
    for (const [campo, facet] of Object.entries(facetas)) {
      for (const { valor, total } of (facet as { valores: [] } | null)?.valores ?? [])
        expect(await search(`termo=*&${campo}=${encodeURIComponent(valor)}`)).toMatchObject({
          total,
        })
    }
  })

  test('facets not requested are null; a filtered field counts by the other filters', async () => {
    const { total, facetas, histograma } = await search(
      'termo=*&secao=1&facetas=secao&facetas=tipo_ato',
    )
    expect({ total, histograma }).toEqual({ total: 2, histograma: null })
    expect(facetas).toMatchObject({ orgao: null, ano: null, situacao: null })
    expect(facetas.secao.valores).toHaveLength(4)
    expect(facetas.tipo_ato.valores).toEqual([
      { valor: 'Decreto', total: 1 },
      { valor: 'Portaria', total: 1 },
    ])
  })

  test.each([
    ['dia', [MONDAY, TUESDAY]],
    ['mes', ['2024-03']],
    ['ano', ['2024']],
  ])('a histogram by %s adds up to the total', async (step, periods) => {
    const { total, histograma } = await search(`termo=*&limite=1&histograma=${step}`)
    expect(histograma.map(({ periodo }: { periodo: string }) => periodo)).toEqual(periods)
    const sum = histograma.reduce((all: number, bar: { total: number }) => all + bar.total, 0)
    expect(sum).toBe(total)
  })

  test('without results they are empty', async () => {
    const { facetas, histograma } = await search('termo=inexistente&facetas=orgao&histograma=mes')
    expect(facetas.orgao).toEqual({ total_valores: 0, valores: [] })
    expect(histograma).toEqual([])
  })
})

describe('order and pages', () => {
  test('recentes and antigas are by date, each the other reversed', async () => {
    const recent = await search('termo=*&limite=100&ordem=recentes')
    const old = await search('termo=*&limite=100&ordem=antigas')
    expect(recent.resultados).toEqual(old.resultados.toReversed())
    expect(recent.resultados[0].data_publicacao).toBe(TUESDAY)
    expect(old.resultados[0].data_publicacao).toBe(MONDAY)
  })

  test.each(['relevancia', 'recentes', 'antigas'])(
    'walking the pages by %s gives every result once',
    async (ordem) => {
      const seen: string[] = []
      for (let pagina = 1; pagina <= 7; pagina++) {
        const page = await search(`termo=material&ordem=${ordem}&limite=7&pagina=${pagina}`)
        expect(page).toMatchObject({ total: 45, pagina, limite: 7, total_paginas: 7 })
        seen.push(...page.resultados.map(({ id }: { id: string }) => id))
      }
      expect(new Set(seen).size).toBe(45)
      expect(seen).toHaveLength(45)
    },
  )

  test.each([8, 100_000_000, 1_000_000_000])(
    'page %i, past the last, is empty and has the total',
    async (pagina) => {
      const page = await search(`termo=material&limite=7&pagina=${pagina}`)
      expect(page).toMatchObject({ total: 45, pagina, total_paginas: 7, resultados: [] })
    },
  )

  test('limits of limite', async () => {
    expect((await search('termo=*&limite=1')).resultados).toHaveLength(1)
    expect((await search('termo=*&limite=100')).resultados).toHaveLength(49)
    expect((await search('termo=*')).resultados).toHaveLength(20)
    expect(await search('termo=inexistentissimo')).toMatchObject({ total: 0, total_paginas: 0 })
  })
})

describe('termo is just text', () => {
  test.each([
    ['accents decomposed', 'comite\u0302', 1],
    ['capitals without accents', 'COMITE', 1],
    ['a plus sign for a space', 'comitê+gestão', 1],
    ['NUL between words', 'comitê\u0000gestão', 1],
    ['right-to-left marks', '\u200fcomitê\u202e gestão', 1],
    ['an emoji beside a word', 'comitê 🎉', 1],
    ['Arabic, which is not there', 'مرسوم', 0],
    ['a noncharacter', 'comitê \uffff', 1],
    ['operators in small letters are words', 'comitê ou decreto', 0],
    ['OU', 'comitê OU crédito', 2],
    ['a negation', 'documentos -comitê', 1],
    ['a pasted title', 'DECRETO Nº 102, DE 15 DE MARÇO DE 2024', 1],
  ])('%s', async (_name, termo, total) => {
    const encoded = encodeURIComponent(termo).replaceAll('%2B', '+')
    expect(await search(`termo=${encoded}`)).toMatchObject({ total })
  })
})

test('both forms of the address answer, without a redirect', async () => {
  const plain = await api.get('/buscar?termo=decreto')
  const slash = await api.get('/buscar/?termo=decreto')
  expect(slash.status).toBe(200)
  expect(slash.json).toEqual(plain.json)
})
