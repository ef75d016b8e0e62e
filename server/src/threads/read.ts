import { workerData } from 'piscina'
import type { EditionFilter, SearchParams, SimulationParams } from '../http/archive.ts'
import type { Periodo } from '../http/schemas/estatisticas.ts'
import type { EventsRequest } from '../http/webhook-desk.ts'
import { Problem } from '../lib/problem.ts'
import { INDEX_VERSION } from '../search/index-version.ts'
import { createSegmentIndex } from '../search/segment/index.ts'
import { openReader } from '../store/database.ts'
import type { DeliveryFilter } from '../store/deliveries-reader.ts'
import { createIndexVersion, searchableIndex } from '../store/index-version.ts'
import type { PendingReplay } from '../store/replays.ts'
import { createArchiveQuery } from './archive-query.ts'
import { createReplayQuery } from './replay-query.ts'
import { type NoticedFilters, createWebhookQuery } from './webhook-query.ts'

/** What the HTTP thread asks of a reader thread; `today` is the date in Brasília. */
export type ReadTask =
  | { kind: 'search'; params: SearchParams; today: string }
  | { kind: 'simulate'; params: SimulationParams; today: string }
  | { kind: 'matching'; params: SimulationParams; limit: number }
  | { kind: 'editions'; filter: EditionFilter; today: string }
  | { kind: 'sources'; range: { desde: string; ate: string }; today: string }
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
const db = openReader(dataDir)
const version = createIndexVersion(db, INDEX_VERSION)
const index = searchableIndex(createSegmentIndex(db), version)
const query = createArchiveQuery(db, index)
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
    case 'search':
      return query.search(task.params, task.today)
    case 'simulate':
      return query.simulate(task.params, task.today)
    case 'matching':
      return query.matching(task.params, task.limit)
    case 'editions':
      return query.editions(task.filter, task.today)
    case 'sources':
      return query.sources(task.range, task.today)
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
