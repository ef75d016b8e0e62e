import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { testContractSums } from '../../../test/_contract-sums.ts'
import { createSqliteHandle } from '../sqlite/connection.ts'
import { migrate } from '../sqlite/migrate.ts'

testContractSums(async () => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrate(db)
  return createSqliteHandle(db)
})
