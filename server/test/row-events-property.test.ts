import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INSTRUMENT_KINDS } from '../src/gazette/rows/contracts/instrument-kind.ts'
import { MOVEMENT_KINDS } from '../src/gazette/rows/personnel/movement.ts'
import { SANCTION_KINDS, SANCTION_STATES } from '../src/gazette/rows/sanctions/sanction.ts'
import { NOTICE_KINDS } from '../src/gazette/rows/tenders/tender.ts'
import { ACTS_WITH_ROWS } from './_acts-with-rows.ts'
import { importArticles } from './_api.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

let api: WebhookApi
beforeAll(async () => {
  api = await startWebhookApi()
  await importArticles(api.dataDir, ACTS_WITH_ROWS, true)
})
afterAll(() => api[Symbol.asyncDispose]())

const some = (...values: string[]) => fc.subarray(values, { minLength: 1 })
const ofActs = {
  termo: fc.constantFrom(
    'pneus',
    'pneus -usados',
    'obras OU vassouras',
    '"maria de melo"',
    'notebooks',
    'zebra',
  ),
  orgao: some('Ministério de Teste', 'Ministério de Teste/Secretaria de Compras', 'Outro'),
}

/** A few of these filters: all of them together find nothing. */
function few(all: Record<string, fc.Arbitrary<unknown>>) {
  return fc
    .subarray(Object.keys(all), { maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, all[name]!]))))
    .filter(isOrdered)
}

/** A range that ends before it begins is refused. */
function isOrdered(asked: Record<string, unknown>): boolean {
  const ends = { _de: '_ate', _min: '_max' }
  return Object.entries(ends).every(([from, to]) =>
    Object.entries(asked).every(([name, first]) => {
      const last = name.endsWith(from) ? asked[name.slice(0, -from.length) + to] : undefined
      return last === undefined || (first as string | number) <= (last as string | number)
    }),
  )
}

const contracts = few({
  ...ofActs,
  fornecedor_ni: some('11.222.333/0001-81', '11444777000161', '11222333'),
  fornecedor_nome: fc.constantFrom('empresa', 'Outra Ltda.', 'empresa de tal', 'tal empresa'),
  numero_contrato: some('101', '0102/2024', '103/2023', '104'),
  processo: some('23000.012345/2023-20', '23000012345202320', '1'),
  tipo_instrumento: fc.subarray([...INSTRUMENT_KINDS], { minLength: 1, maxLength: 4 }),
  modalidade: some('pregao', 'inexigibilidade'),
  uasg: some('150002', '150003'),
  valor_min: fc.constantFrom(0, 50.2, 1_000_000),
  valor_max: fc.constantFrom(1_000_000, 1_500_000.1, 9_000_000),
  assinatura_de: fc.constantFrom('2024-03-10', '2024-03-11'),
  assinatura_ate: fc.constantFrom('2024-03-12', '2024-03-15'),
  vigencia_fim_de: fc.constantFrom('2024-09-17', '2024-12-31'),
  vigencia_fim_ate: fc.constantFrom('2025-01-01', '2025-03-17'),
})

const movements = few({
  ...ofActs,
  tipo_movimentacao: fc.subarray([...MOVEMENT_KINDS], { minLength: 1 }),
  pessoa_nome: fc.constantFrom('melo', 'Maria', 'maria de melo', 'd’ávila', 'paula de melo'),
  cargo_funcao: fc.constantFrom('chefe', 'diretora do departamento', 'obras'),
  autoridade_nome: fc.constantFrom('beltrana', 'BELTRANA DE TAL', 'fulana'),
  unidade: fc.constantFrom('obras', 'divisão de obras', 'contratos'),
  sigla_funcao: some('fce', 'CCE', 'FG'),
  codigo: some('FCE 1.15', 'FCE 15', 'FG-2', 'CD 1'),
  codigo_min: some('FCE 1.13', 'FCE 1.15', 'CCE 2.01', 'FG 3'),
  substituto: fc.boolean(),
  secao: some('2', 'extra'),
})

const tenders = few({
  ...ofActs,
  tipo_aviso: fc.subarray([...NOTICE_KINDS], { minLength: 1 }),
  modalidade: some('pregao', 'concorrencia'),
  numero: some('011', '11/2024', '12/2023', '13'),
  uasg: some('150002', '150003'),
  srp: fc.boolean(),
  vencedor_ni: some('11.222.333/0001-81', '11444777000161', '11222333'),
  vencedor_nome: fc.constantFrom('alfa', 'Beta Ltda', 'ltda beta', 'alfa ltda beta'),
  valor_min: fc.constantFrom(0, 90_000, 90_000.01),
  valor_max: fc.constantFrom(90_000, 500_000),
  abertura_de: fc.constantFrom('2024-03-20', '2024-03-25', '2024-03-26'),
  abertura_ate: fc.constantFrom('2024-03-20', '2024-03-25'),
})

const sanctions = few({
  ...ofActs,
  categoria_sancao: fc.subarray([...SANCTION_KINDS], { minLength: 1 }),
  situacao_sancao: fc.subarray([...SANCTION_STATES], { minLength: 1 }),
  ambito: some('licitacao', 'anticorrupcao'),
  sancionado_cnpj: some('11.222.333/0001-81', '11444777000161', '11222333'),
  sancionado_nome: fc.constantFrom('alfa', 'GAMA LTDA', 'ltda gama'),
  valor_min: fc.constantFrom(0, 1_500.1, 1_500.11),
  valor_max: fc.constantFrom(1_500.1, 90_000),
  vigente_em: fc.constantFrom('2024-01-10', '2024-02-09', '2024-02-10', '2024-03-18', '2024-09-18'),
})

const filters = fc.oneof(
  contracts.map((asked) => ({ tabela: 'contratos', asked })),
  movements.map((asked) => ({ tabela: 'pessoal', asked })),
  tenders.map((asked) => ({ tabela: 'licitacoes', asked })),
  sanctions.map((asked) => ({ tabela: 'sancoes', asked })),
)

/** What random filters seldom ask for alone. */
const RARE = [
  { vencedor_ni: ['11222333'] },
  { vencedor_ni: ['11444777000161'] },
  { vencedor_nome: 'beta' },
  { numero: ['11'] },
  { numero: ['11/2024'] },
  { abertura_ate: '2024-03-25' },
  { abertura_de: '2024-03-25' },
  { valor_max: 90_000 },
  { uasg: ['150002'] },
  { srp: true },
].map((asked): [{ tabela: string; asked: object }, boolean] => [
  { tabela: 'licitacoes', asked },
  false,
])

/** All that a list finds. */
async function listed(tabela: string, asked: object): Promise<object[]> {
  const query = new URLSearchParams({ ordem: 'antigas', limite: '100' })
  for (const [name, value] of Object.entries(asked))
    for (const each of [value].flat()) query.append(name, String(each))
  return (await api.get(`/${tabela}?${query.toString()}`)).json.dados.resultados
}

/** All that a webhook is told: a busy service gives pages with less. */
async function told(webhook: string, apos = ''): Promise<object[]> {
  const query = `tipo=linha.nova&webhook=${webhook}&limite=100${apos}`
  const { dados } = (await api.call('GET', `/eventos?${query}`)).json
  const rows = dados.resultados.map(({ dados }: { dados: { linha: object } }) => dados.linha)
  return dados.tem_mais ? [...rows, ...(await told(webhook, `&apos=${dados.proximo}`))] : rows
}

test('the rows that a filter is told of are those that the list finds with it', async () => {
  const { id } = await api.create({ eventos: ['linha.nova'] })
  let total = 0
  await fc.assert(
    fc.asyncProperty(filters, fc.boolean(), async ({ tabela, asked }, literal) => {
      const filtros = { linhas: { tabela, ...asked }, literal }
      const { status, text } = await api.call('PATCH', `/webhooks/${id}`, { filtros })
      expect([status, text]).toEqual([200, text])
      const found = await listed(tabela, literal ? { ...asked, literal } : asked)
      total += found.length
      expect(inOrder(await told(id))).toEqual(inOrder(found))
    }),
    { numRuns: 150, examples: RARE },
  )
  expect(total).toBeGreaterThan(50)
})

function inOrder(rows: object[]): object[] {
  const idOf = (row: object) => (row as { id: string }).id
  return rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
}
