import { workerData } from 'piscina'
import type { Periodo } from '../http/schemas/estatisticas.ts'
import type { EventsRequest } from '../http/webhook-desk.ts'
import { Problem } from '../lib/problem.ts'
import { openArchiveReader } from '../embedded/archive.ts'
import type { DeliveryFilter } from '../store/deliveries-reader.ts'
import type { PendingReplay } from '../store/replays.ts'
import { createReplayQuery } from './replay-query.ts'
import { type NoticedFilters, createWebhookQuery } from './webhook-query.ts'

/** What the HTTP thread asks of a reader thread. */
export type ReadTask =
  | { kind: 'webhooks'; conta_id: string }
  | { kind: 'filterNotices'; filtros: NoticedFilters }
  | {
      kind: 'deliveries'
      webhookId: string
      filter: DeliveryFilter
      offset: number
      limit: number
    }
  | { kind: 'statistics'; webhookId: string; periodo: Periodo; now: Date }
  | { kind: 'events'; request: EventsRequest }
  | { kind: 'replays'; webhookId: string }
  | { kind: 'replayBatch'; replay: PendingReplay }

const { dataDir } = workerData as { dataDir: string }
const { db, index } = openArchiveReader(dataDir)
const webhooks = createWebhookQuery(db, index)
const replayBatch = createReplayQuery(db)

/** What it answers; a Problem would not be one any more on its way between threads. */
export type ReadAnswer =
  | { answer: unknown }
  | { problem: Pick<Problem, 'codigo' | 'message' | 'detalhes'> }

export default function read(task: ReadTask): ReadAnswer {
  try {
    return { answer: answer(task) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { codigo, message, detalhes } = error
    return { problem: { codigo, message, detalhes } }
  }
}

function answer(task: ReadTask): unknown {
  switch (task.kind) {
    case 'webhooks':
      return webhooks.list(task.conta_id)
    case 'filterNotices':
      return webhooks.filterNotices(task.filtros)
    case 'deliveries':
      return webhooks.deliveries(task.webhookId, task.filter, task.offset, task.limit)
    case 'statistics':
      return webhooks.statistics(task.webhookId, task.periodo, task.now)
    case 'events':
      return webhooks.events(task.request)
    case 'replays':
      return webhooks.replays(task.webhookId)
    case 'replayBatch':
      return replayBatch(task.replay)
  }
}
