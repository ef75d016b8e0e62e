import type { Client } from '@modelcontextprotocol/client'
import AjvCompiler from '@fastify/ajv-compiler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY } from './_editions.ts'
import { type Reply, call, connect, gazette, mcpAddress } from './_mcp.ts'

/** More than any answer has; a context of 200,000 tokens holds a dozen of them. */
const LARGEST = 40_000

/** What the person wants to know, the call that answers it, and what the answer must have. */
interface Asked {
  question: string
  tool: string
  args: object | ((known: Known) => object)
  has?: object | ((known: Known) => object)
  says?: RegExp
  isError?: true
}

/** Identifiers that earlier answers gave. */
interface Known {
  revoked: string
  revoking: string
  corrected: string
  decree: string
  several: string
  long: string
  alert: string
  /** An alert that has nothing but a list. */
  listed: string
}

const text = (pattern: RegExp) => expect.stringMatching(pattern)
const some = (object: object) => expect.arrayContaining([expect.objectContaining(object)])
const monday = { data_inicio: MONDAY, data_fim: MONDAY }
const tuesday = { data_inicio: TUESDAY, data_fim: TUESDAY }

const search: Asked[] = [
  {
    question: 'Saiu algo sobre gestão de documentos?',
    tool: 'buscar',
    args: { termo: 'gestão documentos' },
    has: { total: 1, atos: [{ titulo: text(/^DECRETO Nº 11.900/), situacao: 'publicada' }] },
  },
  {
    question: 'Qual portaria instituiu o comitê de vacinas, e ainda vale?',
    tool: 'buscar',
    args: { termo: 'comitê de vacinas' },
    has: (known) => ({ atos: [{ id: known.revoked, situacao: 'revogada' }] }),
    says: /situação: revogada/,
  },
  {
    question: 'Que atos da Saúde saíram em 18 de março?',
    tool: 'buscar',
    args: { termo: '*', orgao: ['Ministério da Saúde'], ...monday },
    has: { total: 3, avisos: [] },
  },
  {
    question: 'Quais atos estão revogados?',
    tool: 'buscar',
    args: { termo: '*', situacao: ['revogada'] },
    has: (known) => ({ total: 1, atos: [{ id: known.revoked }] }),
  },
  {
    question: 'Há retificação de portaria do MEC?',
    tool: 'buscar',
    args: { termo: 'titulo:retificação', orgao: ['MEC'] },
    has: { total: 1, atos: [{ titulo: 'RETIFICAÇÃO', data_publicacao: TUESDAY }] },
  },
  {
    question: 'Quem foi nomeado astronauta?',
    tool: 'buscar',
    args: { termo: 'nomeação astronauta' },
    has: (known) => ({ atos: [{ id: known.several, trechos: [text(/MARIA DAS DORES SILVA/)] }] }),
    says: /MARIA DAS DORES SILVA/,
  },
  {
    question: 'João Ninguém foi nomeado em 19 de março?',
    tool: 'buscar',
    args: { termo: '"João Ninguém"', ...tuesday },
    has: { total: 0, avisos: some({ codigo: 'edicoes_ausentes' }) },
    says: /NÃO se pode dizer que nada foi publicado/,
  },
  {
    question: 'E na seção 2 do dia 19, saiu alguma coisa?',
    tool: 'buscar',
    args: { termo: '*', secao: ['2'], ...tuesday },
    has: { total: 0, avisos: some({ codigo: 'edicoes_ausentes' }) },
    says: /Seção 2 .*2024-03-19/,
  },
  {
    question: 'Saiu algo sobre criptomoedas no dia 18?',
    tool: 'buscar',
    args: { termo: 'criptomoedas', ...monday },
    has: { total: 0 },
    says: /no acervo não falta nenhuma edição regular do período/,
  },
  {
    question: 'Já saiu algo sobre criptomoedas?',
    tool: 'buscar',
    args: { termo: 'criptomoedas' },
    has: { total: 0 },
    says: /NÃO se pode dizer que nada foi publicado.*2024-03-20 a /s,
  },
  {
    question: 'Saiu algo sobre vacinas em fevereiro?',
    tool: 'buscar',
    args: { termo: 'vacinas', data_inicio: '2024-02-01', data_fim: '2024-02-29' },
    has: { total: 0, avisos: some({ codigo: 'periodo_fora_do_acervo' }) },
    says: /NÃO se pode dizer/,
  },
  {
    question: 'Que pregões há de microscópios?',
    tool: 'buscar',
    args: { termo: 'pregão microscópios' },
    has: { total: 1, atos: [{ tipo_ato: 'Aviso de Licitação', secao: '3' }] },
  },
  {
    question: 'Quais os maiores contratos?',
    tool: 'buscar',
    args: { termo: '*', tipo_ato: ['Extrato de Contrato', 'Aviso de Licitação'], ordem: 'valor' },
    has: { total: 2, atos: [{ titulo: text(/CONTRATO Nº 77/) }, { titulo: text(/PREGÃO/) }] },
  },
  {
    question: 'A empresa de CNPJ 11.222.333/0001-81 tem contrato?',
    tool: 'buscar',
    args: { termo: 'cnpj:11.222.333/0001-81' },
    has: { total: 1, atos: [{ titulo: text(/CONTRATO Nº 77/) }] },
  },
  {
    question: 'Que ato trata do processo 23106.010161/2023-23?',
    tool: 'buscar',
    args: { termo: 'processo:23106.010161/2023-23' },
    has: { total: 1, atos: [{ titulo: text(/^PORTARIA Nº 7/) }] },
  },
  {
    question: 'Liste os termos aditivos.',
    tool: 'buscar',
    args: { termo: '*', tipo_ato: 'Extrato de Termo Aditivo' },
    has: { total: 45, restantes: 35, continuar: 11 },
    says: /Há mais 35: a_partir_de=11/,
  },
  {
    question: 'E os seguintes?',
    tool: 'buscar',
    args: { termo: '*', tipo_ato: 'Extrato de Termo Aditivo', a_partir_de: 41 },
    has: { total: 45, restantes: 0, continuar: null },
    says: /do 41º ao 45º/,
  },
  {
    question: 'E depois do último?',
    tool: 'buscar',
    args: { termo: '*', tipo_ato: 'Extrato de Termo Aditivo', a_partir_de: 46 },
    has: { atos: [], continuar: null },
    says: /não há um 46º/,
  },
  {
    question: 'O que saiu na edição extra?',
    tool: 'buscar',
    args: { termo: '*', secao: ['extra'] },
    has: { total: 1, atos: [{ titulo: text(/^MEDIDA PROVISÓRIA/), secao: 'extra' }] },
  },
  {
    question: 'Há atos do Ministério das Galáxias?',
    tool: 'buscar',
    args: { termo: '*', orgao: ['Ministério das Galáxias'] },
    has: { total: 0, avisos: some({ codigo: 'orgao_inexistente' }) },
    says: /Nenhuma publicação do acervo tem órgão/,
  },
  {
    question: 'O que saiu de vaccinas?',
    tool: 'buscar',
    args: { termo: 'vaccinas' },
    has: { total: 0, avisos: some({ codigo: 'palavra_inexistente', sugestoes: ['vacinas'] }) },
    says: /Em vez disso: vacinas/,
  },
  {
    question: 'Busque por (gestão',
    tool: 'buscar',
    args: { termo: '(gestão' },
    isError: true,
    says: /termo/,
  },
  {
    question: 'O que saiu entre 19 e 18 de março?',
    tool: 'buscar',
    args: { termo: '*', data_inicio: TUESDAY, data_fim: MONDAY },
    isError: true,
    says: /Troque os dois entre si/,
  },
  {
    question: 'O que saiu mais recentemente na educação?',
    tool: 'buscar',
    args: { termo: '*', orgao: ['Ministério da Educação'], ordem: 'recentes' },
    has: { atos: expect.arrayContaining([expect.objectContaining({ data_publicacao: TUESDAY })]) },
  },
]

const reading: Asked[] = [
  {
    question: 'O que diz o decreto 11.900?',
    tool: 'ler_ato',
    args: ({ decree }) => ({ id: decree }),
    has: {
      ementa: 'Dispõe sobre a gestão de documentos e arquivos.',
      edicao: '54',
      pagina: '1',
      continuar: null,
    },
    says: /gestão de documentos/,
  },
  {
    question: 'A portaria do comitê de vacinas vale?',
    tool: 'ler_ato',
    args: ({ revoked }) => ({ id: revoked }),
    has: ({ revoking }) => ({
      ato: { situacao: 'revogada' },
      relacoes: some({ tipo: 'revogada_por', id: revoking }),
    }),
    says: /revogada por: pub_/,
  },
  {
    question: 'O que a portaria 9 revoga?',
    tool: 'ler_ato',
    args: ({ revoking }) => ({ id: revoking }),
    has: ({ revoked }) => ({ relacoes: some({ tipo: 'revoga', id: revoked }) }),
  },
  {
    question: 'A portaria 5 do MEC foi corrigida?',
    tool: 'ler_ato',
    args: ({ corrected }) => ({ id: corrected }),
    has: { ato: { situacao: 'retificada' }, relacoes: some({ tipo: 'retificada_por' }) },
  },
  {
    question: 'Que atos há nas portarias do reitor?',
    tool: 'ler_ato',
    args: ({ several }) => ({ id: several }),
    has: ({ several }) => ({
      partes: [{ endereco: `${several}#1146` }, { endereco: `${several}#1147` }],
      partes_omitidas: 0,
    }),
  },
  {
    question: 'Leia só a de número 1.147.',
    tool: 'ler_ato',
    args: ({ several }) => ({ id: `${several}#1147` }),
    has: { texto: text(/mergulhador/) },
    says: /^(?!.*astronauta)/s,
  },
  {
    question: 'E a de número 1.199?',
    tool: 'ler_ato',
    args: ({ several }) => ({ id: `${several}#1199` }),
    isError: true,
    says: /parte/,
  },
  {
    question: 'Leia o edital 3.',
    tool: 'ler_ato',
    args: ({ long }) => ({ id: long }),
    has: { inicio: 0, texto: text(/Item 1\./), continuar: expect.any(Number) },
    says: /o texto continua: \d+ de \d+ caracteres faltam/,
  },
  {
    question: 'Continue.',
    tool: 'ler_ato',
    args: ({ long }) => ({ id: long, a_partir_de: 16_000 }),
    has: { inicio: 16_000 },
  },
  {
    question: 'E depois do fim?',
    tool: 'ler_ato',
    args: ({ long }) => ({ id: long, a_partir_de: 9_000_000 }),
    has: { texto: '', continuar: null },
    says: /fim do texto/,
  },
  {
    question: 'Leia a portaria 123.',
    tool: 'ler_ato',
    args: { id: '123' },
    isError: true,
    says: /Ache o ato com buscar/,
  },
  {
    question: 'Leia um ato que não existe.',
    tool: 'ler_ato',
    args: { id: 'pub_0000000000000000' },
    isError: true,
    says: /não existe|não há/i,
  },
]

const days: Asked[] = [
  {
    question: 'Qual é a edição mais recente?',
    tool: 'edicao',
    args: {},
    has: { data: TUESDAY, edicoes: some({ numero: '55' }) },
  },
  {
    question: 'O que saiu em 18 de março?',
    tool: 'edicao',
    args: { data: MONDAY },
    has: { edicoes: some({ numero: '54-A', tipo: 'extra' }), avisos: [] },
    says: /Nenhuma seção regular falta/,
  },
  {
    question: 'O acervo tem o dia 19 inteiro?',
    tool: 'edicao',
    args: { data: TUESDAY },
    has: {
      secoes: some({ secao: '2', estado: 'ausente', publicacoes: 0 }),
      avisos: some({ codigo: 'edicoes_ausentes' }),
    },
    says: /seção 2 ausente.*NÃO se pode dizer que nada foi publicado/s,
  },
  {
    question: 'Houve edição em 15 de março?',
    tool: 'edicao',
    args: { data: '2024-03-15' },
    has: { edicoes: [], secoes: some({ secao: '1', estado: 'ausente' }) },
    says: /NÃO se pode dizer/,
  },
  {
    question: 'Houve edição no domingo, 17?',
    tool: 'edicao',
    args: { data: '2024-03-17' },
    has: { edicoes: [], secoes: [] },
    says: /Nesse dia não se espera edição/,
  },
  {
    question: 'E em 31 de fevereiro?',
    tool: 'edicao',
    args: { data: '2024-02-31' },
    isError: true,
    says: /data/,
  },
]

const citations: Asked[] = [
  {
    question: 'Este parecer cita atos que valem?',
    tool: 'verificar_citacoes',
    args: {
      texto:
        'Vista a Portaria MS nº 6, de 14 de março de 2024, e o Decreto nº 11.900/2024, resolve:',
    },
    has: ({ revoked, revoking, decree }) => ({
      citacoes: [
        {
          resultado: 'revogado',
          publicacoes: [{ id: revoked, situacao: 'revogada' }],
          correcoes: [{ tipo: 'revogada_por', ato: { id: revoking } }],
        },
        { resultado: 'existe', publicacoes: [{ id: decree }] },
      ],
    }),
    says: /2 citações: 1 existe, 1 revogado/,
  },
  {
    question: 'Existe a portaria 5, de 14 de março?',
    tool: 'verificar_citacoes',
    args: { texto: 'a Portaria nº 5, de 14 de março de 2024' },
    has: { citacoes: [{ resultado: 'indefinido', total: 2 }] },
  },
  {
    question: 'Existe a portaria 99, que teria saído no dia 18?',
    tool: 'verificar_citacoes',
    args: {
      texto: 'A Portaria nº 99, de 14 de março de 2024, publicada no DOU de 18/03/2024, Seção 1',
    },
    has: { citacoes: [{ resultado: 'desconhecido', publicacoes: [] }] },
  },
  {
    question: 'E a portaria 99 de 2010?',
    tool: 'verificar_citacoes',
    args: { texto: 'A Portaria nº 99, de 4 de maio de 2010.' },
    has: { citacoes: [{ resultado: 'fora_do_acervo' }] },
  },
  {
    question: 'Que atos este bilhete cita?',
    tool: 'verificar_citacoes',
    args: { texto: 'Bom dia, tudo bem?' },
    has: { citacoes: [] },
    says: /não cita nenhum ato/,
  },
]

const alerts: Asked[] = [
  {
    question: 'Que alertas eu tenho?',
    tool: 'acompanhar',
    args: {},
    has: ({ alert, listed }) => ({
      gravado: false,
      alertas: [
        { id: alert, termos: 0, listas: 0 },
        { id: listed, termos: 0, listas: 1 },
      ],
      achados: null,
    }),
    says: /Da lista: \* e ao menos um item de 1 lista\n/,
  },
  {
    question: 'E o alerta que só tem uma lista de termos?',
    tool: 'acompanhar',
    args: ({ listed }) => ({ alerta: listed }),
    has: { achados: { total: 2, atos: some({ tipo_ato: 'Edital' }) } },
  },
  {
    question: 'O que meu alerta achou?',
    tool: 'acompanhar',
    args: ({ alert }) => ({ alerta: alert }),
    has: { gravado: false, achados: { total: 1, atos: [{ situacao: 'revogada' }] } },
    says: /Nada foi gravado/,
  },
  {
    question: 'Avise ana@exemplo.com.br todo dia do que sair de microscópios na seção 3.',
    tool: 'acompanhar',
    args: {
      nome: 'Microscópios',
      consulta: 'microscópio',
      secao: ['3'],
      emails: ['ana@exemplo.com.br'],
      frequencia: 'diaria',
    },
    has: {
      gravado: true,
      alertas: [{ nome: 'Microscópios', ativo: true, emails: 1 }],
      avisos: some({ codigo: 'email_nao_confirmado' }),
    },
    says: /^GRAVADO: .* está ativo e avisa/,
  },
  {
    question: 'Crie um alerta de telescópios.',
    tool: 'acompanhar',
    args: { nome: 'Telescópios', consulta: 'telescópio' },
    has: { gravado: true, avisos: some({ codigo: 'alerta_sem_canal' }) },
    says: /^GRAVADO: .* está ativo, mas não avisa ninguém/,
  },
  {
    question: 'Crie um alerta de microscópios.',
    tool: 'acompanhar',
    args: { consulta: 'microscópio' },
    isError: true,
    says: /nome e consulta/,
  },
  {
    question: 'O que achou o alerta do vizinho?',
    tool: 'acompanhar',
    args: { alerta: 'alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC' },
    isError: true,
    says: /alerta/,
  },
]

const questions = [...search, ...reading, ...days, ...citations, ...alerts]

let api: TestApi
let client: Client
let known: Known
const valid: Record<string, (value: unknown) => boolean> = {}
beforeAll(async () => {
  api = await startApi(gazette)
  const { chave } = await api.newKey({ escopos: ['consulta', 'alertas'] })
  client = await connect(await mcpAddress(api), { 'X-API-Key': chave })
  for (const { name, outputSchema } of (await client.listTools()).tools)
    valid[name] = compile({ schema: outputSchema })
  const idOf = async (termo: string) => (await ask('buscar', { termo })).values.atos[0].id
  const alert = await ask('acompanhar', { nome: 'Vacinas', consulta: 'vacinas' })
  const made = async (path: string, body: object) =>
    (await api.send('POST', `/api/v1${path}`, { 'X-API-Key': chave }, body)).json.dados.id
  api.time.now += 1 // ids of one moment have any order
  const list = await made('/listas', {
    nome: 'Objetos',
    itens: [{ termo: 'microscópios' }, { termo: 'titulo:edital' }],
  })
  known = {
    revoked: await idOf('comitê de vacinas'),
    revoking: await idOf('"revogar a portaria"'),
    corrected: await idOf('censo'),
    decree: await idOf('titulo:decreto'),
    several: await idOf('astronauta'),
    long: await idOf('titulo:edital'),
    alert: alert.values.alertas[0].id,
    listed: await made('/alertas', { nome: 'Da lista', listas: [list] }),
  }
})
afterAll(async () => {
  await client.close()
  await api[Symbol.asyncDispose]()
})

/** Fastify's own mends values; here they must be as the schema says. */
const CHECKED = { allErrors: true, coerceTypes: false, removeAdditional: false, useDefaults: false }
const compile = AjvCompiler()({}, { customOptions: CHECKED }) as unknown as (route: {
  schema: unknown
}) => (value: unknown) => boolean

const ask = (tool: string, args: object): Promise<Reply> => call(client, tool, args)
const given = <T extends object>(value: T | ((known: Known) => T)): T =>
  typeof value === 'function' ? value(known) : value

describe('what agents are asked', () => {
  test('there are fifty questions and more, each once', () => {
    const asked = questions.map(({ question }) => question)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeGreaterThanOrEqual(50)
  })

  test.for(questions)(
    '$question',
    async ({ tool, args, has = {}, says = /./, isError = false }) => {
      const reply = await ask(tool, given<object>(args))
      expect([reply.isError, reply.isError === isError ? '' : reply.text]).toEqual([isError, ''])
      expect(reply.text).toMatch(says)
      expect(reply.size).toBeLessThan(LARGEST)
      if (isError) return
      expect(valid[tool]!(reply.values)).toBe(true)
      expect(reply.values).toMatchObject(given<object>(has))
    },
  )
})

describe('every answer', () => {
  test('has room in a context, however much there is', async () => {
    const cited = Array.from(
      { length: 400 },
      (_, at) => `a Portaria MS nº 6, de 14 de março de 2024 (${at})`,
    )
    const replies = [
      await ask('verificar_citacoes', { texto: cited.join('; ') }),
      await ask('buscar', { termo: '*' }),
      await ask('ler_ato', { id: known.long }),
    ]
    for (const { size, values, text: said } of replies) {
      expect(size).toBeLessThan(LARGEST)
      expect(values.continuar).toBeGreaterThan(0)
      expect(said).toContain(`a_partir_de=${values.continuar}`)
    }
    expect(replies[0]!.text).toMatch(
      /400 citações: 250 revogado.*As 150 últimas não foram conferidas/,
    )
  })

  test('of a search goes on where the last one ended, until all acts were shown once', async () => {
    const ids: string[] = []
    for (let next: number | null = 1; next !== null;) {
      const { values } = await ask('buscar', { termo: '*', a_partir_de: next })
      ids.push(...values.atos.map(({ id }: { id: string }) => id))
      expect(values.total - ids.length).toBe(values.restantes)
      next = values.continuar
    }
    expect([ids.length, new Set(ids).size]).toEqual([gazette.length, gazette.length])
  })

  test('of a long act is a piece, and the pieces are the act', async () => {
    let whole = ''
    for (let next: number | null = 0; next !== null;) {
      const { values } = await ask('ler_ato', { id: known.long, a_partir_de: next })
      expect([values.inicio, values.texto.length]).toEqual([next, values.fim - values.inicio])
      whole += values.texto
      next = values.continuar
    }
    const { json } = await api.get(`/publicacao/${known.long}`)
    expect(whole).toBe(json.dados.conteudo_completo)
  })

  test('of citations goes on, too', async () => {
    const texto = Array.from(
      { length: 60 },
      () => 'a Portaria MS nº 6, de 14 de março de 2024',
    ).join('; ')
    let count = 0
    for (let next: number | null = 1; next !== null;) {
      const { values } = await ask('verificar_citacoes', { texto, a_partir_de: next })
      count += values.citacoes.length
      expect(values.restantes).toBe(60 - count)
      next = values.continuar
    }
    expect(count).toBe(60)
  })

  test('of an empty archive says that it is empty', async () => {
    await using empty = await startApi([])
    await using other = await connect(await mcpAddress(empty), { 'X-API-Key': empty.chave })
    const found = await call(other, 'buscar', { termo: '*' })
    expect(found.text).toMatch(
      /NÃO se pode dizer que nada foi publicado[^]*O acervo ainda não tem publicações/,
    )
    expect((await call(other, 'edicao', {})).text).toMatch(/O acervo está vazio/)
  })
})
