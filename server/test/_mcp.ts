import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { TestApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'

const HEALTH = 'Ministério da Saúde/Gabinete da Ministra'
const SCHOOLS = 'Ministério da Educação/Gabinete do Ministro'
const UNIVERSITY = 'Ministério da Educação/Universidade de Teste'

/** A long act: some 60,000 characters, each paragraph different. */
const PARAGRAPHS = Array.from(
  { length: 600 },
  (_, at) =>
    `<p>Item ${at + 1}. O candidato apresentará o documento número ${at + 1}, autenticado em cartório.</p>`,
)

/**
 * Two days. On Monday all sections and an extra edition; on Tuesday section 2 is missing. Acts were revoked, corrected
 * and put together in one article; one is long, and many are alike.
 */
export const gazette: TestArticle[] = [
  act(
    '1',
    'PORTARIA Nº 5, DE 14 DE MARÇO DE 2024',
    HEALTH,
    'Designar servidora para a vigilância.',
  ),
  act(
    '2',
    'PORTARIA Nº 5, DE 14 DE MARÇO DE 2024',
    SCHOOLS,
    'Designar servidor para o censo.',
    '9',
  ),
  act('3', 'PORTARIA Nº 6, DE 14 DE MARÇO DE 2024', HEALTH, 'Instituir o comitê de vacinas.'),
  act(
    '4',
    'PORTARIA Nº 7, DE 14 DE MARÇO DE 2024',
    HEALTH,
    'Processo nº 23106.010161/2023-23.',
    '8',
  ),
  {
    ...act(
      '5',
      'DECRETO Nº 11.900, DE 14 DE MARÇO DE 2024',
      'Atos do Poder Executivo',
      'Dispõe sobre a gestão de documentos.',
      '1',
    ),
    ementa: 'Dispõe sobre a gestão de documentos e arquivos.',
    attributes: { artType: 'Decreto', artCategory: 'Atos do Poder Executivo', numberPage: '1' },
  },
  {
    ...act(
      '6',
      'PORTARIA Nº 9, DE 15 DE MARÇO DE 2024',
      HEALTH,
      'Revogar a Portaria nº 6, de 14 de março de 2024, publicada no DOU de 18/03/2024, Seção 1, página 7.',
      '3',
    ),
    data: TUESDAY,
  },
  {
    ...act(
      '7',
      'RETIFICAÇÃO',
      SCHOOLS,
      'Na Portaria nº 5, de 14 de março de 2024, publicada no DOU de 18/03/2024, Seção 1, página 9, onde se lê: "servidor", leia-se: "professor".',
      '4',
    ),
    data: TUESDAY,
  },
  {
    idMateria: '8',
    pubName: 'DO2',
    titulo: 'PORTARIAS DE 15 DE MARÇO DE 2024',
    texto: [
      '<p>O REITOR DA UNIVERSIDADE, no uso de suas atribuições, resolve:</p>',
      '<p>Nº 1.146 - Nomear MARIA DAS DORES SILVA para astronauta.</p>',
      '<p>Nº 1.147 - Exonerar JOSÉ PEREIRA LIMA do cargo de mergulhador.</p>',
      '<p class="assina">FULANA DE TAL</p>',
    ].join(''),
    attributes: { artCategory: UNIVERSITY },
  },
  {
    ...act('9', 'EDITAL Nº 3, DE 15 DE MARÇO DE 2024', UNIVERSITY, '', '40'),
    pubName: 'DO3',
    texto: PARAGRAPHS.join(''),
    attributes: { artType: 'Edital', artCategory: UNIVERSITY, numberPage: '40' },
  },
  {
    ...act(
      '10',
      'AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO Nº 12/2024',
      UNIVERSITY,
      'Objeto: aquisição de microscópios. Valor estimado: R$ 250.000,00.',
      '41',
    ),
    pubName: 'DO3',
    attributes: { artType: 'Aviso de Licitação', artCategory: UNIVERSITY, numberPage: '41' },
  },
  {
    ...act(
      '11',
      'EXTRATO DE CONTRATO Nº 77/2024',
      UNIVERSITY,
      'Contratada: EMPRESA DE TESTE, CNPJ 11.222.333/0001-81. Valor: R$ 1.500.000,00.',
      '42',
    ),
    pubName: 'DO3',
    attributes: { artType: 'Extrato de Contrato', artCategory: UNIVERSITY, numberPage: '42' },
  },
  {
    ...act(
      '12',
      'MEDIDA PROVISÓRIA Nº 1.200, DE 18 DE MARÇO DE 2024',
      'Atos do Poder Executivo',
      'Abre crédito extraordinário para a defesa civil.',
      '1',
    ),
    pubName: 'DO1E',
    attributes: {
      artType: 'Medida Provisória',
      artCategory: 'Atos do Poder Executivo',
      editionNumber: '54-A',
      numberPage: '1',
    },
  },
  ...Array.from({ length: 45 }, (_, at) => ({
    idMateria: String(1_000 + at),
    pubName: 'DO3',
    data: TUESDAY,
    titulo: `EXTRATO DE TERMO ADITIVO Nº ${at + 1}/2024`,
    texto: `<p>Objeto: fornecimento de material número ${at + 1}.</p>`,
    attributes: {
      artType: 'Extrato de Termo Aditivo',
      artCategory: UNIVERSITY,
      editionNumber: '55',
    },
  })),
]

function act(
  idMateria: string,
  titulo: string,
  body: string,
  texto: string,
  page = '7',
): TestArticle {
  return {
    idMateria,
    data: MONDAY,
    titulo,
    texto: `<p>${texto}</p>`,
    attributes: { artCategory: body, numberPage: page },
  }
}

/** The address at which a listening application serves MCP. */
export async function mcpAddress({ app }: TestApi): Promise<URL> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return new URL(`http://127.0.0.1:${port}/mcp`)
}

/** The protocol's own client, in either of its generations. */
export async function connect(
  address: URL,
  headers: Record<string, string>,
  mode: 'legacy' | 'auto' = 'auto',
): Promise<Client & AsyncDisposable> {
  const client = new Client({ name: 'teste', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
}

/** A reply as tests read it. */
export interface Reply {
  isError: boolean
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any
  values: any
  /** Characters of all of it as JSON. */
  size: number
}

export async function call(client: Client, name: string, args: object): Promise<Reply> {
  return replyOf(await client.callTool({ name, arguments: { ...args } }))
}

function replyOf(result: CallToolResult): Reply {
  const text = result.content.map((one) => (one.type === 'text' ? one.text : '')).join('')
  return {
    isError: result.isError === true,
    text,
    values: result.structuredContent,
    size: JSON.stringify(result).length,
  }
}
