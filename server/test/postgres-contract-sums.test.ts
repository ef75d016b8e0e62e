import { describe, onTestFinished } from 'vitest'
import { testContractSums } from './_contract-sums.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

describe.runIf(hasPostgres('sums of contracts'))('sums of contracts in PostgreSQL', () => {
  testContractSums(async () => {
    const database = await openTestPostgres()
    onTestFinished(() => database[Symbol.asyncDispose]())
    return database.sql
  })
})
