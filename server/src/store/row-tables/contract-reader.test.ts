import { expect, test } from 'vitest'
import { statementsOf } from '../../../test/_query-plans.ts'
import type { ContractFilter } from '../../service/rows/contract-rows.ts'
import { createContractReader } from './contract-reader.ts'

/** What the sums of these rows take, and a page of them. */
const listing = (filter: ContractFilter) =>
  statementsOf(async (sql) => {
    const reader = createContractReader(sql, 2 ** 20)
    await reader.sums(filter)
    await reader.page(filter, { order: 'recentes', after: null, limit: 20 })
  })

const cnpjs = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => String(i).padEnd(length, '1'))

test('any number of suppliers, in any form, makes the same statements', async () => {
  const [two, ...others] = await Promise.all(
    [cnpjs(2, 14), cnpjs(2, 8), [...cnpjs(3, 8), ...cnpjs(40, 14)]].map((fornecedores) =>
      listing({ fornecedores }),
    ),
  )
  for (const one of others) expect(one).toEqual(two)
})

test.each<[string, ContractFilter]>([
  ['fornecedor', { fornecedores: cnpjs(1, 14) }],
  ['fornecedor', { fornecedores: cnpjs(3, 8) }],
  ['uasg', { uasgs: ['150002'] }],
])('sums by %s read an index alone, and so does finding the rows', async (name, filter) => {
  const plans = (await listing(filter)).map(({ plan }) => plan)
  const [own, common, page] = plans
  expect(own).toContain(`SEARCH c USING COVERING INDEX contratos_by_${name}`)
  expect(common).toContain(`SEARCH c USING COVERING INDEX contratos_in_common_by_${name}`)
  expect(page).toContain(`SEARCH c USING COVERING INDEX contratos_by_${name}`)
})

test('sums by an amount are known by bands; at their edges rows are read by an index alone', async () => {
  const [bands, page] = await listing({ valor: { from: 100_000_000 } })
  expect(bands!.plan).toContain('SEARCH c USING PRIMARY KEY (faixa>?)')
  expect(page!.text).toContain('AS page')
  const [edges] = await listing({ valor: { from: 123_456_789 } })
  expect(edges!.plan).toContain('SEARCH c USING PRIMARY KEY (faixa>?)')
  expect(edges!.plan).toContain('INDEX contratos_by_valor')
})

test.each<[string, ContractFilter]>([
  ['orgao', { orgaos: ['Ministério de Teste'] }],
  ['modalidade', { modalidades: ['pregao'] }],
  ['tipo', { tipos: ['contrato'] }],
])('sums by %s are known, and finding the rows reads an index alone', async (name, filter) => {
  const listed = await listing(filter)
  expect(listed).toHaveLength(2)
  const [sums, page] = listed
  expect(sums!.text).toMatch(/FROM contratos_por_(?:dia|orgao) c/)
  expect(page!.plan).toContain(`SEARCH c USING COVERING INDEX contratos_by_${name}`)
})

test.each<[string, ContractFilter]>([
  ['orgao', { orgaos: ['A', 'B'], modalidades: ['pregao'] }],
  ['vigencia_fim', { vigencia_fim: { from: '2024-01-01', to: '2024-01-31' } }],
  ['assinatura', { data_assinatura: { from: '2024-01-01' }, tipos: ['ata'] }],
])('a page of several values of %s is merged, from an index alone', async (name, filter) => {
  const page = (await listing(filter)).at(-1)!
  expect(page.text).toContain('of_each')
  expect(page.plan).toContain(`SEARCH c USING COVERING INDEX contratos_by_${name}`)
  expect(page.plan).not.toContain('USING INDEX contratos_by_')
})

test.each<[string, ContractFilter]>([
  ['vigencia_fim', { orgaos: ['A'], vigencia_fim: { from: '2024-01-01' }, tipos: ['ata'] }],
  ['valor', { orgaos: ['A'], modalidades: ['pregao'], valor: { from: 1_000_001 } }],
])('of a body, a range of %s is searched, and the rest is compared there', async (name, filter) => {
  const [own, common, page] = await listing(filter)
  expect(own!.plan).toContain(
    `SEARCH c USING COVERING INDEX contratos_by_orgao_and_${name} (orgao=? AND ${name}>?`,
  )
  expect([common, page].map((one) => one?.plan ?? own!.plan)).not.toContain('contratos_by_tipo')
})

test('totals in common of a day are not looked for among all rows of a form of bid', async () => {
  const filter = { data_assinatura: { from: '2024-01-01' }, modalidades: ['pregao'] }
  const common = (await listing(filter))[1]!
  expect(common.plan).toContain('COVERING INDEX contratos_in_common')
})
