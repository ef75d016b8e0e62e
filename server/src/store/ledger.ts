import type { DatabaseSync } from 'node:sqlite'
import type { LedgerRow } from '../gazette/ledger.ts'

export function createLedgerReader(db: DatabaseSync) {
  const between = db.prepare(
    'SELECT * FROM ledger WHERE data BETWEEN ? AND ? ORDER BY data, pub_name',
  )
  const firstDate = db.prepare('SELECT min(data) AS data FROM ledger')
  return {
    firstDate(): string | null {
      const data = firstDate.get()?.data
      return data == null ? null : String(data)
    },
    between(first: string, last: string): LedgerRow[] {
      return between.all(first, last) as unknown as LedgerRow[]
    },
  }
}
