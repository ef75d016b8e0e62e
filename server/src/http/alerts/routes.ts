import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import type { ArchiveReader } from '../archive.ts'
import { alertCollection } from './collection.ts'
import { alertItem } from './item.ts'
import { alertRuns } from './run.ts'
import { alertSchemas as recordSchemas } from './schema.ts'
import { simulationSchemas } from './simulation-schema.ts'

export const alertSchemas = [...recordSchemas, ...simulationSchemas]

/** What the addresses of alerts need of the service. */
export interface AlertApi {
  queries: Pick<Queries, 'alerts'>
  commands: Pick<Commands, 'alerts'>
  archive: Pick<ArchiveReader, 'simulate' | 'matching'>
}

/** Everything under /alertas. */
export function alertRoutes(api: Api, service: AlertApi): void {
  alertCollection(api, service)
  alertItem(api, service)
  alertRuns(api, service)
}
