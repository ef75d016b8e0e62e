import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { RULES, ordinanceOf, ruleOf } from './_acts-with-rows.ts'
import { type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

/** Norms, in the order of the gazette. */
const ALL = ['Portaria 11/2024', 'Resolução 12/2024', 'Decreto 13.013/2024', 'Portaria 14/2024']

let api: TestApi
beforeAll(async () => void (api = await startApi(RULES)))
afterAll(() => api[Symbol.asyncDispose]())

const ask = async (query: Record<string, string> = {}) =>
  await api.get(`/normas?${String(new URLSearchParams(query))}`)
const found = async (query: Record<string, string>) =>
  (await ask({ ordem: 'antigas', ...query })).json.dados.resultados.map(
    ({ norma }: { norma: string }) => norma,
  )

describe('GET /normas', () => {
  test('has every row, with what its act is, as the document says', async () => {
    const answer = await ask({ ordem: 'antigas' })
    expect(answerErrors('GET', '/normas', answer)).toEqual([])
    const { total, resultados, proximo, avisos, qualidade } = answer.json.dados
    expect(resultados.map(({ norma }: { norma: string }) => norma)).toEqual(ALL)
    expect([total, proximo, avisos]).toEqual([ALL.length, null, []])
    expect(qualidade.estado).toBe('experimental')
    const [first] = resultados
    expect(first).toMatchObject({ secao: '1', data_publicacao: MONDAY, situacao: 'publicada' })
    const { json } = await api.get(`/publicacao/${first.publicacao}?incluir=linhas`)
    expect(first).toMatchObject(json.dados.linhas.normas[0])
  })

  test('counts each kind, and by what it is asked for', async () => {
    const { somas, facetas } = (await ask({ facetas: 'especie,mes' })).json.dados
    expect(somas).toEqual([
      { especie: 'portaria', linhas: 2 },
      { especie: 'decreto', linhas: 1 },
      { especie: 'resolucao', linhas: 1 },
    ])
    expect(facetas.especie.valores[0]).toEqual({ valor: 'portaria', total: 2 })
    expect(facetas.mes.valores).toEqual([{ valor: '2024-03', total: 4 }])
  })

  test.each([
    [{ especie: 'decreto' }, ['Decreto 13.013/2024']],
    [{ numero: '13.013' }, ['Decreto 13.013/2024']],
    [{ numero: '13013' }, ['Decreto 13.013/2024']],
    [{ ano: '2023' }, []],
    [{ altera: 'Portaria 8/2020' }, ['Portaria 11/2024']],
    [{ altera: 'portaria nº 8' }, ['Portaria 11/2024']],
    [{ altera: 'Portaria 99/2015' }, []],
    [{ revoga: 'Portaria 9/2020' }, ['Resolução 12/2024']],
    [{ revoga: 'Portaria 8/2021' }, []],
    [{ regulamenta: 'Lei 14.133/2021' }, ['Decreto 13.013/2024']],
    [{ regulamenta: 'nova lei de licitações' }, ['Decreto 13.013/2024']],
    [{ entra_em_vigor_de: '2024-04-01' }, ['Resolução 12/2024', 'Decreto 13.013/2024']],
    [{ entra_em_vigor_ate: MONDAY }, ['Portaria 11/2024']],
    [
      { entra_em_vigor_de: '2024-06-16', entra_em_vigor_ate: '2024-06-16' },
      ['Decreto 13.013/2024'],
    ],
    [{ orgao: 'Ministério de Teste/Secretaria de Compras' }, ['Decreto 13.013/2024']],
    [{ data_inicio: TUESDAY }, ['Portaria 14/2024']],
    [{ termo: 'grupo de trabalho' }, ['Portaria 14/2024']],
    [{ situacao: 'revogada' }, []],
  ] as [Record<string, string>, string[]][])('%j', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  test('is ordered by when norms come into force, those that do not say so last', async () => {
    expect(await found({ ordem: 'vigor' })).toEqual([
      'Decreto 13.013/2024',
      'Resolução 12/2024',
      'Portaria 11/2024',
      'Portaria 14/2024',
    ])
  })

  test('is read page by page', async () => {
    const first = (await ask({ ordem: 'vigor', limite: '3' })).json.dados
    const { resultados, proximo } = (
      await ask({ ordem: 'vigor', limite: '3', cursor: first.proximo })
    ).json.dados
    expect([resultados.map(({ norma }: { norma: string }) => norma), proximo]).toEqual([
      ['Portaria 14/2024'],
      null,
    ])
  })

  test.each([
    [{ altera: 'nada' }, 'altera'],
    [{ numero: 'x' }, 'numero'],
    [{ especie: 'bula' }, 'especie'],
    [{ entra_em_vigor_de: '2024-02-02', entra_em_vigor_ate: '2024-02-01' }, 'entra_em_vigor_de'],
    [{ cursor: 'nada' }, 'cursor'],
  ] as [Record<string, string>, string][])('refuses %j', async (query, campo) => {
    const { status, json } = await ask(query)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, campo])
  })
})

describe('GET /normas/{norma}/alteracoes', () => {
  const changes = (norma: string, query = '') =>
    api.get(`/normas/${encodeURIComponent(norma)}/alteracoes${query}`)
  const told = async (norma: string, query = '') =>
    (await changes(norma, query)).json.dados.resultados.map(
      (one: { efeito: string; ato: { norma: string } }) => `${one.efeito} ${one.ato.norma}`,
    )

  test('has what acts did to a norm, the last ones first, with the words that say so', async () => {
    const answer = await changes('Portaria 8/2020')
    expect(answerErrors('GET', '/normas/{norma}/alteracoes', answer)).toEqual([])
    const { norma, total, resultados } = answer.json.dados
    expect([norma, total]).toEqual(['Portaria 8/2020', 2])
    expect(resultados[0]).toMatchObject({
      efeito: 'revoga',
      nome: 'Portaria nº 8, de 2 de janeiro de 2020',
      palavras: 'I - a Portaria nº 8, de 2 de janeiro de 2020; e',
      total: true,
      ato: { norma: 'Resolução 12/2024' },
    })
    expect(resultados[1]).toMatchObject({ efeito: 'altera', dispositivos: 'art. 2º', total: null })
  })

  test.each([
    ['portaria 8-2020', '', ['revoga Resolução 12/2024', 'altera Portaria 11/2024']],
    ['Portaria 8', '', ['revoga Resolução 12/2024', 'altera Portaria 11/2024']],
    ['Portaria 8/2020', '?efeito=altera', ['altera Portaria 11/2024']],
    ['Portaria 8/2020', `?data_inicio=${TUESDAY}`, []],
    ['Portaria 9/2020', '', ['revoga Resolução 12/2024']],
    ['Lei 14.133/2021', '', ['regulamenta Decreto 13.013/2024']],
  ])('of %s%s', async (norma, query, expected) => {
    expect(await told(norma, query)).toEqual(expected)
  })

  test('refuses what is no norm', async () => {
    const { status, json } = await changes('nada')
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'norma'])
  })
})

describe('GET /normas/{norma}', () => {
  const read = (norma: string) => api.get(`/normas/${encodeURIComponent(norma)}`)

  test('tells of a norm that the archive lacks what its acts do to it', async () => {
    const answer = await read('Portaria 8/2020')
    expect(answerErrors('GET', '/normas/{norma}', answer)).toEqual([])
    const { norma, citacoes, atos, total_atos, efeitos, revogada_por } = answer.json.dados
    expect([norma, atos, total_atos]).toEqual(['Portaria 8/2020', [], 0])
    expect(citacoes).toEqual({ total: 2, primeira: MONDAY, ultima: MONDAY })
    expect(efeitos).toEqual([
      { efeito: 'altera', total: 1, primeira: MONDAY, ultima: MONDAY },
      { efeito: 'revoga', total: 1, primeira: MONDAY, ultima: MONDAY },
    ])
    expect(revogada_por).toMatchObject([{ total: true, ato: { norma: 'Resolução 12/2024' } }])
  })

  test.each(['Decreto 13.013/2024', 'decreto-13013-2024', 'decreto-13013', 'DECRETO 13013/2024'])(
    'tells of %s its own act',
    async (written) => {
      const { atos, total_atos, efeitos, revogada_por } = (await read(written)).json.dados
      expect(total_atos).toBe(1)
      expect(atos).toMatchObject([{ norma: 'Decreto 13.013/2024', entra_em_vigor: '2024-06-16' }])
      expect([efeitos, revogada_por]).toEqual([[], []])
    },
  )

  test.each([
    ['decreto-13013-24', 'Decreto 13.013/2024'],
    ['Decreto 13.013-24', 'Decreto 13.013/2024'],
    ['portaria-8-B-2020', 'Portaria 8/2020'],
    ['portaria-8', 'Portaria 8'],
  ])('reads the year of %s', async (written, norma) => {
    expect((await read(written)).json.dados.norma).toBe(norma)
  })

  test.each(['medida-provisoria-2158-35-2001', 'medida-provisoria-2158-35', 'mp-2158-35'])(
    'takes no edition of %s for its year',
    async (written) => {
      const { status, json } = await read(written)
      expect(status).toBe(404)
      const year = written.endsWith('2001') ? '/2001' : ''
      expect(json.erro.mensagem).toContain(`Medida Provisória 2.158${year}.`)
    },
  )

  test.each(['lei-3353-1888', 'Lei 3.353/1888'])(
    'knows of years like that of %s',
    async (written) => {
      const { status, json } = await read(written)
      expect(status).toBe(404)
      expect(json.erro.mensagem).toContain('Lei 3.353/1888.')
    },
  )

  test.each(['decreto-13013-202', 'Decreto 13.013/20244', 'decreto-13013-1800'])(
    'does not take the impossible year of %s for any year',
    async (written) => {
      const { status, json } = await read(written)
      expect(status).toBe(400)
      expect(json.erro.detalhes).toMatchObject([
        { campo: 'norma', problema: 'não tem um ano possível' },
      ])
    },
  )

  test('a number of four digits is no year', async () => {
    const { status, json } = await read('lei-8112')
    expect([status, json.erro.mensagem]).toEqual([404, expect.stringContaining('Lei 8.112.')])
  })

  test('has nothing of a town’s norm of the same number', async () => {
    const { status } = await read('Decreto Municipal 13.013/2024')
    expect(status).toBe(404)
  })

  test('says that nothing names a norm, and how to go on', async () => {
    const { status, json } = await read('Lei 7/1901')
    expect([status, json.erro.codigo, json.erro.detalhes[0]!.campo]).toEqual([
      404,
      'nao_encontrado',
      'norma',
    ])
    expect(json.erro.detalhes[0]!.sugestao).toContain('tire o ano')
  })

  test('does not count a revocation by an act that was itself revoked', async () => {
    const undoing = ruleOf(
      'PORTARIA Nº 15, DE 18 DE MARÇO DE 2024',
      { texto: ['Art. 1º Fica revogada a Resolução nº 12, de 14 de março de 2024.'] },
      { data: TUESDAY },
    )
    await using own = await startApi([...RULES, undoing])
    const { json } = await own.get('/normas/portaria-8-2020')
    expect(json.dados.revogada_por).toEqual([])
  })

  test('refuses what is no norm', async () => {
    const { status, json } = await read('nada')
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'norma'])
  })
})

describe('acts of Section 2', () => {
  const revoking = ordinanceOf('77', 'Revogar a Portaria nº 8, de 2 de janeiro de 2020.')

  test('are found by their words, and their unread editions told', async () => {
    await using own = await startApi([...RULES, revoking])
    const askOwn = async (query: string) => (await own.get(`/normas?${query}`)).json.dados
    const { resultados } = await askOwn('termo=revogar')
    expect(resultados.map(({ norma }: { norma: string }) => norma)).toContain('Portaria 77/2024')
    {
      using archive = openArchive(own.dataDir)
      await archive.sql.run('UPDATE edition_sections SET versao_normas = NULL')
    }
    const { avisos } = await askOwn('')
    const messages = avisos
      .filter(({ codigo }: { codigo: string }) => codigo === 'edicoes_sem_linhas')
      .map(({ mensagem }: { mensagem: string }) => mensagem)
    expect(messages.join('\n')).toMatch(/da seção 2/)
  })
})
