import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

const SECRETARIAT = 'Ministério de Teste/Secretaria de Compras'
const CPF = '123.456.789-09'

const extract = (
  idMateria: string,
  texto: string,
  { data = MONDAY, orgao = 'Ministério de Teste/Gabinete do Ministro', titulo = '' } = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO3',
  data,
  titulo: titulo || `EXTRATO DE CONTRATO Nº ${idMateria}/2024`,
  texto: texto
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join(''),
  attributes: { artType: 'Extrato de Contrato', artCategory: orgao },
})

const PURCHASE = `Nº Processo: 23000012345202320. Objeto: Curso. Total de Itens Licitados: 2. Fundamento Legal: Art. 25º da Lei nº 8.666. Justificativa: Única. Valor Global: R$ 300,00. CNPJ CONTRATADA : 11.222.333/0001-81 EMPRESA A. CNPJ CONTRATADA : 11.444.777/0001-61 EMPRESA B.
(SIDEC - 11/05/2023) 150002-00001-2023NE000001`

const acts: TestArticle[] = [
  extract(
    '101',
    `Contratada: FULANA DE TAL ${CPF}, CNPJ 11.222.333/0001-81. Objeto: pneus. Modalidade: Pregão. Valor Total: R$ 1.000,10. Vigência: 18/03/2024 a 17/03/2025. Data de Assinatura: 15/03/2024.`,
  ),
  extract(
    '102',
    'Contratante: UNIVERSIDADE FEDERAL DO EXEMPLO, CNPJ 45.997.418/0001-53. Contratada: OUTRA LTDA, CNPJ 11.444.777/0001-61. Processo: 00023.000111/2024-05. Objeto: vassouras. Valor Total: R$ 50,20. Vigência: 18/03/2024 a 17/09/2024. Data de Assinatura: 10/03/2024.',
    { orgao: SECRETARIAT },
  ),
  extract('103', PURCHASE, {
    data: TUESDAY,
    titulo: 'EXTRATO DE INEXIGIBILIDADE DE LICITAÇÃO Nº 7/2023 - UASG 150002',
  }),
  extract('104', 'Contratada: PNEUCAR LTDA. Objeto: pneus usados.', { data: TUESDAY }),
  { idMateria: '105', pubName: 'DO3' },
]
/** Their suppliers, in the order of the gazette. */
const ALL = ['FULANA', 'OUTRA', 'EMPRESA A', 'EMPRESA B', 'PNEUCAR']

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

interface Row {
  id: string
  publicacao: string
  fornecedor_nome: string
}

const list = async (query: Record<string, string> = {}) =>
  (await api.get(`/contratos?${String(new URLSearchParams(query))}`)).json
const suppliers = (rows: Row[]) =>
  rows.map(({ fornecedor_nome: name }) => ALL.find((known) => name.startsWith(known)))
const found = async (query: Record<string, string>) =>
  suppliers((await list({ ordem: 'antigas', ...query })).dados.resultados)

describe('GET /contratos', () => {
  test('has every row, with what its act is, as the document says', async () => {
    const answer = await api.get('/contratos?ordem=antigas')
    expect(answerErrors('GET', '/contratos', answer)).toEqual([])
    const { total, resultados, proximo, avisos } = answer.json.dados
    expect(suppliers(resultados)).toEqual(ALL)
    expect([total, proximo, avisos]).toEqual([ALL.length, null, []])
    const [first] = resultados
    expect(first).toMatchObject({ secao: '3', data_publicacao: MONDAY, situacao: 'publicada' })
    const { json } = await api.get(`/publicacao/${first.publicacao}?incluir=linhas`)
    const [row] = json.dados.linhas.contratos
    expect(first).toMatchObject(row)
  })

  test('sums each kind, a total of several contractors once', async () => {
    const { somas } = (await list()).dados
    expect(somas).toEqual([
      { tipo_instrumento: 'contrato', linhas: 3, com_valor: 2, valor: 1050.3 },
      { tipo_instrumento: 'inexigibilidade', linhas: 2, com_valor: 2, valor: 300 },
    ])
    const one = (await list({ processo: '23000012345202320' })).dados
    expect([one.total, one.somas[0].valor]).toEqual([2, 300])
    const alone = (await list({ fornecedor_ni: '11.444.777/0001-61' })).dados.somas
    expect(alone).toEqual([
      { tipo_instrumento: 'contrato', linhas: 1, com_valor: 1, valor: 50.2 },
      { tipo_instrumento: 'inexigibilidade', linhas: 1, com_valor: 1, valor: 300 },
    ])
  })

  test('counts and sums by kind, body, supplier and month', async () => {
    const answer = await api.get(
      '/contratos?facetas=tipo_instrumento,modalidade,orgao,fornecedor_ni,mes&tipo_instrumento=contrato',
    )
    expect(answerErrors('GET', '/contratos', answer)).toEqual([])
    const { tipo_instrumento, orgao, modalidade, fornecedor_ni } = answer.json.dados.facetas
    expect(tipo_instrumento.valores).toEqual([
      { valor: 'contrato', total: 3, com_valor: 2, soma: 1050.3 },
      { valor: 'inexigibilidade', total: 2, com_valor: 2, soma: 300 },
    ])
    expect(orgao.valores).toEqual([
      { valor: 'Ministério de Teste', total: 3, com_valor: 2, soma: 1050.3 },
      { valor: 'Ministério de Teste/Gabinete do Ministro', total: 2, com_valor: 1, soma: 1000.1 },
      { valor: SECRETARIAT, total: 1, com_valor: 1, soma: 50.2 },
    ])
    expect(modalidade).toEqual({
      total_valores: 1,
      valores: [{ valor: 'pregao', total: 1, com_valor: 1, soma: 1000.1 }],
    })
    expect(fornecedor_ni.total_valores).toBe(2)
    expect((await list()).dados.facetas).toBeNull()
  })

  test('a month counts a total of several contractors once', async () => {
    const { mes, orgao } = (await list({ facetas: 'mes' })).dados.facetas
    expect(mes.valores).toEqual([{ valor: '2024-03', total: 5, com_valor: 4, soma: 1350.3 }])
    expect(orgao).toBeNull()
  })

  test.each([
    [{ fornecedor_ni: '11222333000181' }, ['FULANA', 'EMPRESA A']],
    [{ fornecedor_ni: '11.444.777' }, ['OUTRA', 'EMPRESA B']],
    [{ tipo_instrumento: 'inexigibilidade' }, ['EMPRESA A', 'EMPRESA B']],
    [{ tipo_instrumento: 'contrato,inexigibilidade' }, ALL],
    [{ modalidade: 'pregao' }, ['FULANA']],
    [{ uasg: '150002' }, ['EMPRESA A', 'EMPRESA B']],
    [{ orgao: 'secretaria de compras' }, ['OUTRA']],
    [{ orgao: 'Ministério de Teste' }, ALL],
    [{ valor_min: '50.20', valor_max: '1000.09' }, ['OUTRA']],
    [{ valor_min: '1000.10' }, ['FULANA']],
    [{ orgao: 'Ministério de Teste', valor_min: '50', ordem: 'valor' }, ['FULANA', 'OUTRA']],
    [
      { orgao: 'Ministério de Teste', vigencia_fim_de: '2024-09-17', ordem: 'vigencia_fim' },
      ['OUTRA', 'FULANA'],
    ],
    [{ orgao: SECRETARIAT, vigencia_fim_ate: '2024-09-16', ordem: 'vigencia_fim' }, []],
    [{ vigencia_fim_de: '2024-01-01', ordem: 'recentes' }, ['OUTRA', 'FULANA']],
    [{ data_inicio: TUESDAY }, ['EMPRESA A', 'EMPRESA B', 'PNEUCAR']],
    [{ data_fim: MONDAY }, ['FULANA', 'OUTRA']],
    [{ assinatura_de: '2024-03-11', assinatura_ate: '2024-03-15' }, ['FULANA']],
    [{ vigencia_fim_ate: '2024-12-31' }, ['OUTRA']],
    [{ vigencia_fim_de: '2024-12-31' }, ['FULANA']],
    [{ fornecedor_nome: 'ltda' }, ['OUTRA', 'PNEUCAR']],
    [{ fornecedor_nome: 'Pneucar Ltda.' }, ['PNEUCAR']],
    [{ fornecedor_nome: 'pneu' }, []],
    [{ fornecedor_nome: 'vassouras' }, []],
    [{ fornecedor_nome: 'ltda', termo: 'pneus' }, ['PNEUCAR']],
    [{ fornecedor_nome: 'ltda', valor_min: '50', ordem: 'valor' }, ['OUTRA']],
    [{ contratante_nome: 'universidade federal' }, ['OUTRA']],
    [{ contratante_cnpj: '45.997.418/0001-53' }, ['OUTRA']],
    [{ contratante_cnpj: '45997418', fornecedor_nome: 'pneucar' }, []],
    [{ numero_contrato: '0101' }, ['FULANA']],
    [{ numero_contrato: '101/2024' }, ['FULANA']],
    [{ numero_contrato: '101/2023' }, []],
    [{ numero_contrato: '104', tipo_instrumento: 'contrato', ordem: 'valor' }, ['PNEUCAR']],
    [{ numero_licitacao: '7/2023' }, ['EMPRESA A', 'EMPRESA B']],
    [{ processo: '23.000.111/2024-05' }, ['OUTRA']],
    [{ processo: '23000.012345/2023-20' }, ['EMPRESA A', 'EMPRESA B']],
    [{ processo: '23000.012345/2023-2' }, []],
    [{ termo: 'pneus' }, ['FULANA', 'PNEUCAR']],
    [{ termo: 'pneus', fornecedor_ni: '11222333' }, ['FULANA']],
    [{ termo: 'inexistentíssimo' }, []],
  ])('%j', async (query, expected) => {
    expect(await found(query as Record<string, string>)).toEqual(expected)
  })

  test.each(['recentes', 'antigas', 'valor', 'vigencia_fim'])(
    'in the order %s, pages of any size have each row once',
    async (ordem) => {
      const whole = (await list({ ordem })).dados.resultados.map(({ id }: Row) => id)
      expect(whole).toHaveLength(ALL.length)
      for (const limite of ['1', '2', '4']) {
        const rows: string[] = []
        for (let cursor: string | null = ''; cursor !== null;) {
          const { dados } = await list({ ordem, limite, ...(cursor && { cursor }) })
          expect(dados.total).toBe(cursor === '' ? ALL.length : null)
          rows.push(...dados.resultados.map(({ id }: Row) => id))
          cursor = dados.proximo
        }
        expect(rows).toEqual(whole)
      }
    },
  )

  test.each([
    ['recentes', ['PNEUCAR', 'EMPRESA B', 'EMPRESA A', 'OUTRA', 'FULANA']],
    ['valor', ['FULANA', 'OUTRA', 'PNEUCAR', 'EMPRESA B', 'EMPRESA A']],
    ['vigencia_fim', ['OUTRA', 'FULANA', 'EMPRESA A', 'EMPRESA B', 'PNEUCAR']],
  ])('the order %s; what is not printed comes last', async (ordem, expected) => {
    expect(suppliers((await list({ ordem })).dados.resultados)).toEqual(expected)
  })

  test('no CPF is in any answer', async () => {
    const { text } = await api.get('/contratos')
    expect(text).toContain('***.456.789-**')
    expect(text).not.toContain(CPF)
  })

  test.each([
    ['cursor=MQ', 'cursor'],
    ['fornecedor_ni=11.222.333/0001-82', 'fornecedor_ni'],
    ['uasg=15', 'uasg'],
    ['contratante_cnpj=1', 'contratante_cnpj'],
    ['fornecedor_nome=!', 'fornecedor_nome'],
    ['processo=sei', 'processo'],
    ['numero_contrato=x', 'numero_contrato'],
    ['assinatura_de=2024-03-02&assinatura_ate=2024-03-01', 'assinatura_de'],
    ['vigencia_fim_de=2024-03-02&vigencia_fim_ate=2024-03-01', 'vigencia_fim_de'],
    ['tipo_instrumento=contratos', 'tipo_instrumento'],
  ])('%s is refused', async (query, campo) => {
    const { status, json } = await api.get(`/contratos?${query}`)
    expect([status, json.erro.detalhes.map((one: { campo: string }) => one.campo)]).toEqual([
      400,
      [campo],
    ])
  })

  test('a cursor is of one order', async () => {
    const { proximo } = (await list({ limite: '1', ordem: 'valor' })).dados
    expect((await api.get(`/contratos?cursor=${proximo}`)).status).toBe(400)
  })

  test('an unknown body, a word that nobody has and missing days are told', async () => {
    const codes = async (query: Record<string, string>) =>
      (await list(query)).avisos.map(({ codigo }: { codigo: string }) => codigo)
    expect(await codes({ orgao: 'Ministério do Nada' })).toContain('orgao_inexistente')
    expect(await codes({ termo: 'vassourras' })).toContain('palavra_inexistente')
    expect(await codes({ data_inicio: '2024-03-20', data_fim: '2024-03-21' })).toContain(
      'edicoes_ausentes',
    )
  })
})

test('a row follows what becomes of its act, and the sums those that are asked for', async () => {
  const undo: TestArticle = {
    idMateria: '106',
    pubName: 'DO3',
    data: TUESDAY,
    titulo: 'DESPACHO DE 19 DE MARÇO DE 2024',
    texto:
      '<p>Tornar sem efeito o Extrato de Contrato nº 101/2024, publicado no DOU de 18/03/2024.</p>',
  }
  await using own = await startApi([...acts, undo])
  const ask = async (query: string) =>
    (await own.get(`/contratos?ordem=antigas&facetas=orgao,tipo_instrumento,mes&${query}`)).json
      .dados
  const all = await ask('')
  const states: [string, string[]][] = [
    ['sem_efeito', ['FULANA']],
    ['publicada', ['OUTRA', 'EMPRESA A', 'EMPRESA B', 'PNEUCAR']],
    ['publicada,sem_efeito', ALL],
    ['revogada', []],
  ]
  for (const [situacao, names] of states) {
    const { total, resultados } = await ask(`situacao=${situacao}`)
    expect([situacao, suppliers(resultados), total]).toEqual([situacao, names, names.length])
  }
  const [stands, fell] = [await ask('situacao=publicada'), await ask('situacao=sem_efeito')]
  expect(stands.somas).toEqual([
    { tipo_instrumento: 'contrato', linhas: 2, com_valor: 1, valor: 50.2 },
    { tipo_instrumento: 'inexigibilidade', linhas: 2, com_valor: 2, valor: 300 },
  ])
  expect(fell.somas).toEqual([
    { tipo_instrumento: 'contrato', linhas: 1, com_valor: 1, valor: 1000.1 },
  ])
  for (const facet of ['orgao', 'tipo_instrumento', 'mes'])
    expect([facet, addedUp(stands, fell, facet)]).toEqual([facet, addedUp(all, null, facet)])
  const { dados } = (await own.get('/contratos?situacao=publicada&ordem=valor&limite=1')).json
  expect(suppliers(dados.resultados)).toEqual(['OUTRA'])
})

interface Page {
  facetas: Record<
    string,
    { valores: { valor: string; total: number; com_valor: number; soma: number }[] }
  >
}

/** The sums of a facet's values in one or two answers. */
function addedUp(one: Page, other: Page | null, facet: string): Record<string, number[]> {
  const found: Record<string, number[]> = {}
  for (const { facetas } of other === null ? [one] : [one, other])
    for (const { valor, total, com_valor, soma } of facetas[facet]!.valores) {
      const [a = 0, b = 0, c = 0] = found[valor] ?? []
      found[valor] = [a + total, b + com_valor, Math.round((c + soma) * 100) / 100]
    }
  return found
}

test('editions whose acts were not read by these rules are told', async () => {
  await using own = await startApi(acts)
  {
    using archive = openArchive(own.dataDir)
    await archive.sql.run('UPDATE edition_sections SET versao_contratos = NULL')
  }
  const ask = async (query: string) => {
    const { avisos } = (await own.get(`/contratos${query}`)).json.dados
    return avisos.filter(({ codigo }: { codigo: string }) => codigo === 'edicoes_sem_linhas')
  }
  const [notice, ...others] = await ask('')
  expect(others).toEqual([])
  expect(notice.mensagem).toContain('2 da seção 3 (de 2024-03-18 a 2024-03-19)')
  expect(await ask('?data_inicio=2024-03-20')).toEqual([])
})
