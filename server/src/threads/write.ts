import { workerData } from 'piscina'
import { openDatabase } from '../store/database.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import { type AlertTask, createAlertWriter } from './write-alerts.ts'

/** What the HTTP thread hands over, because a commit waits for the disk. */
export type WriteTask = { kind: 'alert'; task: AlertTask }

const { dataDir, secretKey } = workerData as { dataDir: string; secretKey: Uint8Array | null }
const db = openDatabase(dataDir)
const box = openSecretBox(db, dataDir, secretKey)
const writeAlerts = createAlertWriter(db, box)

/** Gives the Outcome of what an account asked for. */
export default function write({ task }: WriteTask): unknown {
  return writeAlerts(task)
}
