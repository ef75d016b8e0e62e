import { workerData } from 'piscina'
import { openDatabase } from '../store/database.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import { type AlertTask, createAlertWriter } from './write-alerts.ts'
import { type WebhookTask, createWebhookWriter } from './write-webhooks.ts'

/** What the HTTP thread hands over, because a commit waits for the disk. */
export type WriteTask = { kind: 'webhook'; task: WebhookTask } | { kind: 'alert'; task: AlertTask }

const { dataDir, secretKey } = workerData as { dataDir: string; secretKey: Uint8Array | null }
const db = openDatabase(dataDir)
const box = openSecretBox(db, dataDir, secretKey)
const writeWebhooks = createWebhookWriter(db, box)
const writeAlerts = createAlertWriter(db, box)

/** Gives the Outcome of what an account asked for. */
export default function write(task: WriteTask): unknown {
  switch (task.kind) {
    case 'webhook':
      return writeWebhooks(task.task)
    case 'alert':
      return writeAlerts(task.task)
  }
}
