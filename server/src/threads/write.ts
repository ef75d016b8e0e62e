import { workerData } from 'piscina'
import { openDatabase } from '../store/database.ts'
import { openSecretBox } from '../store/secret-key.ts'
import { type WebhookTask, createWebhookWriter } from './write-webhooks.ts'

/** What the HTTP thread hands over, because a commit waits for the disk. */
export type WriteTask = { kind: 'webhook'; task: WebhookTask }

const { dataDir, secretKey } = workerData as { dataDir: string; secretKey: Uint8Array | null }
const db = openDatabase(dataDir)
const box = openSecretBox(db, dataDir, secretKey)
const writeWebhooks = createWebhookWriter(db, box)

/** Gives the Outcome of what an account asked for. */
export default function write({ task }: WriteTask): unknown {
  return writeWebhooks(task)
}
