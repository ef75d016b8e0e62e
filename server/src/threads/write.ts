import { workerData } from 'piscina'
import type { KeyStore } from '../access/key-store.ts'
import { createKeyStore } from '../store/accounts.ts'
import { openDatabase } from '../store/database.ts'

/** What the HTTP thread hands over, because a commit waits for the disk. */
export interface WriteTask {
  kind: 'recordUse'
  uses: Parameters<KeyStore['recordUse']>[0]
}

const { dataDir } = workerData as { dataDir: string }
const keys = createKeyStore(openDatabase(dataDir))

export default function write({ uses }: WriteTask): void {
  keys.recordUse(uses)
}
