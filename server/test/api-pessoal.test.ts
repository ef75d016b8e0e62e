import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { type TestApi, startApi } from './_api.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

const SECRETARIAT = 'Ministério de Teste/Secretaria de Pessoas'

const decided = (
  idMateria: string,
  texto: string,
  { data = MONDAY, orgao = 'Ministério de Teste/Gabinete do Ministro', numero = idMateria } = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO2',
  data,
  titulo: `PORTARIA Nº ${numero}, DE 15 DE MARÇO DE 2024`,
  texto: `<p>O MINISTRO DE ESTADO DE TESTE, no uso de suas atribuições, resolve:</p><p>${texto}</p><p class="assina">BELTRANA DE TAL</p>`,
  attributes: { artCategory: orgao },
})

const acts: TestArticle[] = [
  decided(
    '201',
    'Nomear MARIA DA SILVA, para exercer o cargo de Diretora do Departamento de Obras, código CCE 1.15.',
  ),
  decided(
    '202',
    `Exonerar, a pedido, JOSÉ D’ÁVILA, CPF ${CPF_FORMS[0]}, do cargo de Assessor, código CCE 2.13.`,
    { orgao: SECRETARIAT },
  ),
  decided(
    '203',
    'Designar ANA MARIA DE MELO, para exercer o encargo de substituta eventual do Chefe da Divisão de Obras, código FCE-1.07.',
    { data: TUESDAY },
  ),
  decided(
    '204',
    'Dispensar PEDRO DE MELO, da função de Coordenador-Geral de Contratos, código FCE 1.13.',
    { data: TUESDAY, orgao: SECRETARIAT },
  ),
  decided(
    '205',
    'Nomear CARLA DE SOUZA, Professora, matrícula SIAPE nº 0123456, para exercer o cargo de Reitora, código CD-1, da Secretaria de Ensino, a partir de 1º de abril de 2024.',
    { data: TUESDAY },
  ),
  decided('206', 'Designar DAVI DE SOUZA, para exercer a Função Gratificada, código FG 02.', {
    data: TUESDAY,
  }),
]
/** Whom they are about, in the order of the gazette. */
const ALL = ['MARIA', 'JOSÉ', 'ANA', 'PEDRO', 'CARLA', 'DAVI']

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

interface Row {
  id: string
  pessoa_nome: string
}

const list = async (query: Record<string, string> = {}) =>
  (await api.get(`/pessoal?${String(new URLSearchParams(query))}`)).json
const persons = (rows: Row[]) => rows.map(({ pessoa_nome: name }) => name.split(' ')[0])
const found = async (query: Record<string, string>) =>
  persons((await list({ ordem: 'antigas', ...query })).dados.resultados)

describe('GET /pessoal', () => {
  test('has every row, with what its act is, as the document says', async () => {
    const answer = await api.get('/pessoal?ordem=antigas&facetas=orgao,mes')
    expect(answerErrors('GET', '/pessoal', answer)).toEqual([])
    const { total, resultados, proximo, avisos, qualidade } = answer.json.dados
    expect(persons(resultados)).toEqual(ALL)
    expect([total, proximo, avisos, qualidade.estado]).toEqual([
      ALL.length,
      null,
      [],
      'experimental',
    ])
    const [first] = resultados
    expect(first).toMatchObject({ secao: '2', data_publicacao: MONDAY, situacao: 'publicada' })
    const { json } = await api.get(`/publicacao/${first.publicacao}?incluir=linhas`)
    const [row] = json.dados.linhas.pessoal
    expect(first).toMatchObject(row)
  })

  test('counts each kind', async () => {
    const { somas } = (await list()).dados
    expect(somas).toEqual([
      { tipo_movimentacao: 'designacao', linhas: 2 },
      { tipo_movimentacao: 'nomeacao', linhas: 2 },
      { tipo_movimentacao: 'dispensa', linhas: 1 },
      { tipo_movimentacao: 'exoneracao', linhas: 1 },
    ])
  })

  test.each([
    [{ tipo_movimentacao: 'nomeacao,exoneracao' }, ['MARIA', 'JOSÉ', 'CARLA']],
    [{ pessoa_nome: 'maria' }, ['MARIA', 'ANA']],
    [{ pessoa_nome: 'Maria da Silva' }, ['MARIA']],
    [{ pessoa_nome: 'jose d avila' }, ['JOSÉ']],
    [{ pessoa_nome: 'mari' }, []],
    [{ pessoa_nome: 'beltrana' }, []],
    [{ autoridade_nome: 'Beltrana de Tal', sigla_funcao: 'cce' }, ['MARIA', 'JOSÉ']],
    [{ autoridade_nome: 'maria' }, []],
    [{ matricula: '123456' }, ['CARLA']],
    [{ matricula: '012.345-6' }, ['CARLA']],
    [{ matricula: '23456' }, []],
    [{ cargo_efetivo: 'professora' }, ['CARLA']],
    [{ unidade: 'secretaria de ensino' }, ['CARLA']],
    [{ data_efeito_de: '2024-04-01', data_efeito_ate: '2024-04-30' }, ['CARLA']],
    [{ data_efeito_de: '2024-04-02' }, []],
    [{ pessoa_nome: 'melo', data_fim: MONDAY }, []],
    [{ cargo_funcao: 'divisao de obras' }, ['ANA']],
    [{ cargo_funcao: 'obras', pessoa_nome: 'maria' }, ['MARIA', 'ANA']],
    [{ cargo_funcao: 'obras', termo: 'substituta' }, ['ANA']],
    [{ sigla_funcao: 'fce' }, ['ANA', 'PEDRO']],
    [{ codigo: 'FCE 1.07' }, ['ANA']],
    [{ codigo: 'CCE 13' }, ['JOSÉ']],
    [{ codigo: 'CCE 1.13' }, []],
    [{ codigo: 'FG-2' }, ['DAVI']],
    [{ codigo: 'cdi' }, ['CARLA']],
    [{ codigo_min: 'CCE 1.13' }, ['MARIA']],
    [{ codigo_min: 'CCE 13' }, ['MARIA', 'JOSÉ']],
    [{ codigo_min: 'FCE 1.13' }, ['PEDRO']],
    [{ codigo_min: 'CD 2' }, ['CARLA']],
    [{ codigo_min: 'FG 1' }, []],
    [{ codigo_min: 'FCE 7', sigla_funcao: 'CCE' }, []],
    [{ substituto: 'true' }, ['ANA']],
    [{ substituto: 'false' }, ALL.filter((name) => name !== 'ANA')],
    [{ orgao: 'secretaria de pessoas' }, ['JOSÉ', 'PEDRO']],
    [{ orgao: 'Ministério de Teste' }, ALL],
    [{ secao: '2' }, ALL],
    [{ secao: 'extra' }, []],
    [{ situacao: 'publicada' }, ALL],
    [{ situacao: 'retificada,revogada' }, []],
    [{ data_inicio: TUESDAY }, ['ANA', 'PEDRO', 'CARLA', 'DAVI']],
    [{ data_fim: MONDAY }, ['MARIA', 'JOSÉ']],
    [{ termo: 'obras' }, ['MARIA', 'ANA']],
    [{ termo: 'inexistentíssimo' }, []],
  ])('%j', async (query, expected) => {
    expect(await found(query as Record<string, string>)).toEqual(expected)
  })

  test('all who came to, or left, an office of some level and above, in one request', async () => {
    const query = new URLSearchParams({
      tipo_movimentacao: 'nomeacao,designacao,exoneracao,dispensa',
      data_inicio: MONDAY,
      data_fim: TUESDAY,
    })
    for (const code of ['FCE 13', 'CCE 13']) query.append('codigo_min', code)
    const { dados } = (await api.get(`/pessoal?ordem=antigas&${String(query)}`)).json
    expect(persons(dados.resultados)).toEqual(['MARIA', 'JOSÉ', 'PEDRO'])
    expect(dados.total).toBe(3)
  })

  test('counts by what is asked, whatever the field itself is filtered by', async () => {
    const facetas = 'tipo_movimentacao,orgao,sigla_funcao,codigo,mes'
    const query = { facetas, tipo_movimentacao: 'nomeacao', sigla_funcao: 'CCE' }
    const counted = (await list(query)).dados.facetas
    expect(counted.tipo_movimentacao).toEqual({
      total_valores: 2,
      valores: [
        { valor: 'exoneracao', total: 1 },
        { valor: 'nomeacao', total: 1 },
      ],
    })
    expect(counted.orgao.valores).toEqual([
      { valor: 'Ministério de Teste', total: 1 },
      { valor: 'Ministério de Teste/Gabinete do Ministro', total: 1 },
    ])
    expect(counted.sigla_funcao.valores).toEqual([
      { valor: 'CCE', total: 1 },
      { valor: 'CD', total: 1 },
    ])
    expect(counted.codigo.valores).toEqual([{ valor: 'CCE 1.15', total: 1 }])
    expect(counted.mes.valores).toEqual([{ valor: '2024-03', total: 1 }])
    const some = (await list({ facetas: 'codigo' })).dados.facetas
    expect([some.orgao, some.codigo.total_valores]).toEqual([null, 6])
    expect((await list()).dados.facetas).toBeNull()
  })

  test.each([
    { termo: 'portaria' },
    { pessoa_nome: 'melo' },
    { cargo_funcao: 'chefe da divisão' },
    {},
  ])('bodies are counted whatever body is asked for, also with %j', async (query) => {
    const bodies = async (orgao: Record<string, string>) =>
      (await list({ ...query, ...orgao, facetas: 'orgao' })).dados.facetas.orgao
    const all = await bodies({})
    expect(all.valores.length).toBeGreaterThan(1)
    expect(await bodies({ orgao: 'secretaria de pessoas' })).toEqual(all)
  })

  test.each(['recentes', 'antigas'])(
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

  test('no CPF is in any answer', async () => {
    const { text } = await api.get('/pessoal')
    expect(text).toContain('JOSÉ')
    expect(tellsCpf(text)).toBe(false)
  })

  test.each([
    ['cursor=MQ', 'cursor'],
    ['codigo=1.15', 'codigo'],
    ['codigo=CD 0', 'codigo'],
    ['codigo=CD IIX', 'codigo'],
    ['codigo=FCE', 'codigo'],
    ['codigo_min=FCE 0', 'codigo_min'],
    ['sigla_funcao=FCE 1.15', 'sigla_funcao'],
    ['codigo_min=FCE', 'codigo_min'],
    ['codigo_min=CNE 7', 'codigo_min'],
    ['pessoa_nome=***', 'pessoa_nome'],
    ['cargo_funcao=-', 'cargo_funcao'],
    ['secao=3', 'secao'],
    ['ordem=valor', 'ordem'],
    ['tipo_movimentacao=nomeado', 'tipo_movimentacao'],
    ['data_inicio=2024-03-02&data_fim=2024-03-01', 'data_inicio'],
  ])('%s is refused', async (query, campo) => {
    const { status, json } = await api.get(`/pessoal?${query}`)
    expect([status, json.erro.detalhes.map((one: { campo: string }) => one.campo)]).toEqual([
      400,
      [campo],
    ])
  })

  test('an unknown body, a word that nobody has and missing days are told', async () => {
    const codes = async (query: Record<string, string>) =>
      (await list(query)).avisos.map(({ codigo }: { codigo: string }) => codigo)
    expect(await codes({ orgao: 'Ministério do Nada' })).toContain('orgao_inexistente')
    expect(await codes({ termo: 'assesora' })).toContain('palavra_inexistente')
    const { avisos } = await list({ pessoa_nome: 'marya da silva' })
    expect(avisos).toContainEqual(
      expect.objectContaining({
        codigo: 'palavra_inexistente',
        campo: 'pessoa_nome',
        sugestoes: ['"maria da silva"'],
      }),
    )
    expect(await found({ pessoa_nome: '"maria da silva"' })).toEqual(['MARIA'])
    expect(
      await codes({ secao: 'extra', data_inicio: '2024-03-20', data_fim: '2024-03-21' }),
    ).not.toContain('edicoes_ausentes')
    expect(await codes({ data_inicio: '2024-03-20', data_fim: '2024-03-21' })).toContain(
      'edicoes_ausentes',
    )
  })
})

test('a row follows what becomes of its act', async () => {
  const [first, ...others] = acts
  const undo = decided('207', 'Tornar sem efeito a Portaria nº 201, de 15 de março de 2024.', {
    data: TUESDAY,
  })
  await using own = await startApi([first!, ...others, undo])
  const ask = async (query: string) =>
    persons((await own.get(`/pessoal?ordem=antigas&${query}`)).json.dados.resultados)
  expect(await ask('situacao=sem_efeito')).toEqual(['MARIA'])
  expect(await ask('situacao=publicada&tipo_movimentacao=nomeacao')).toEqual(['CARLA'])
  expect(await ask('situacao=publicada,sem_efeito&tipo_movimentacao=nomeacao')).toEqual([
    'MARIA',
    'CARLA',
  ])
})

test('editions whose acts were not read by these rules are told', async () => {
  await using own = await startApi(acts)
  {
    using archive = openArchive(own.dataDir)
    await archive.sql.run('UPDATE edition_sections SET versao_pessoal = NULL')
  }
  const ask = async (path: string) => {
    const { avisos } = (await own.get(path)).json.dados
    return avisos.filter(({ codigo }: { codigo: string }) => codigo === 'edicoes_sem_linhas')
  }
  const [notice, ...others] = await ask('/pessoal')
  expect(others).toEqual([])
  expect(notice.mensagem).toContain('2 da seção 2 (de 2024-03-18 a 2024-03-19)')
  expect(await ask('/pessoal?data_inicio=2024-03-20')).toEqual([])
  expect(await ask('/pessoal?secao=extra')).toEqual([])
  expect(await ask('/contratos')).toEqual([])
})
