import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { testContractPages } from '../../../test/_contract-pages.ts'
import { testContractSums, testWrongSums } from '../../../test/_contract-sums.ts'
import { createSqliteHandle } from '../sqlite/connection.ts'
import { sqliteDialect } from '../sqlite/dialect.ts'
import { migrate } from '../sqlite/migrate.ts'
import { knownSumsOf } from './contract-sums.ts'

async function openOne() {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrate(db)
  return createSqliteHandle(db)
}

testContractPages(openOne)
testContractSums(openOne)
testWrongSums(openOne)

const OPEN = { from: undefined, to: undefined }
const KEYS = { dialect: sqliteDialect, keysPerDay: 1 }

test.each([
  {},
  { vigencia_fim: { from: '2024-01-01', to: '2024-01-31' } },
  { data_assinatura: { to: '2024-01-31' } },
  { valor: { from: 1 } },
  { acts: { from: 0, to: 9 } },
  { orgaos: ['Ministério A'] },
])('kept sums answer a filter as HTTP gives it, with ranges that have no limits: %o', (filter) => {
  const ranges = { acts: OPEN, valor: OPEN, data_assinatura: OPEN, vigencia_fim: OPEN }
  const asked = { ...ranges, tipos: ['contrato'], ...filter }
  expect(knownSumsOf(asked, 'tipo_instrumento', KEYS)).not.toBeNull()
})
