import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { ContractFilter } from '../../service/rows/contract-rows.ts'
import type { Sql } from '../sql.ts'
import { createSqliteHandle } from '../sqlite/connection.ts'
import { migrate } from '../sqlite/migrate.ts'
import { createContractReader } from './contract-reader.ts'

/** The statements that a page of these rows and their sums take, each with its plan. */
async function statementsOf(filter: ContractFilter): Promise<{ text: string; plan: string }[]> {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const sql = createSqliteHandle(db)
  const texts: string[] = []
  const noting: Sql = {
    ...sql,
    all: (read, text, values) => {
      texts.push(text)
      return sql.all(read, text, values)
    },
  }
  const reader = createContractReader(noting)
  await reader.sums(filter)
  await reader.page(filter, { order: 'recentes', after: null, limit: 20 })
  return texts.map((text) => {
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d+)/g, '?$1')}`).all()
    return { text, plan: steps.map(({ detail }) => String(detail)).join('\n') }
  })
}

const cnpjs = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => String(i).padEnd(length, '1'))

test('any number of suppliers, in any form, makes the same statements', async () => {
  const [two, ...others] = await Promise.all(
    [cnpjs(2, 14), cnpjs(2, 8), [...cnpjs(3, 8), ...cnpjs(40, 14)]].map((fornecedores) =>
      statementsOf({ fornecedores }),
    ),
  )
  for (const one of others) expect(one).toEqual(two)
})

test.each<[string, ContractFilter]>([
  ['fornecedor', { fornecedores: cnpjs(1, 14) }],
  ['fornecedor', { fornecedores: cnpjs(3, 8) }],
  ['uasg', { uasgs: ['150002'] }],
  ['orgao', { orgaos: ['Ministério de Teste'] }],
  ['modalidade', { modalidades: ['pregao'] }],
  ['tipo', { tipos: ['contrato'] }],
])('sums by %s read an index alone, and so does finding the rows', async (name, filter) => {
  const plans = (await statementsOf(filter)).map(({ plan }) => plan)
  const [own, common, page] = plans
  expect(own).toContain(`SEARCH c USING COVERING INDEX contratos_by_${name}`)
  expect(common).toContain('SCAN contratos USING COVERING INDEX contratos_in_common')
  expect(page).toContain(`SEARCH c USING COVERING INDEX contratos_by_${name}`)
})
