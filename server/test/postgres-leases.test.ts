import { describe, expect, test } from 'vitest'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const NOW = new Date('2026-03-20T12:00:00Z')
const LATER = new Date('2026-03-20T12:01:00Z')
const LATEST = new Date('2026-03-20T12:02:00Z')

describe.runIf(hasPostgres('leases on PostgreSQL'))('leases on PostgreSQL', () => {
  test.each(['that nobody has had', 'that has expired'])(
    'of holders that ask together for a lease %s, one gets it',
    async (which) => {
      await using database = await openTestPostgres()
      const store = createLeaseStore(database.sql)
      if (which === 'that has expired') await store.acquire('coleta', 'antes', NOW, LATER)
      const asked = ['a', 'b', 'c', 'd', 'e'].map((holder) =>
        store.acquire('coleta', holder, LATER, LATEST),
      )
      const got = (await Promise.all(asked)).filter((fence) => fence !== null)
      expect(got).toEqual([{ lease: 'coleta', number: which === 'that has expired' ? 2 : 1 }])
    },
  )
})
