import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import { alertCollection } from './collection.ts'
import { alertItem } from './item.ts'
import { alertRuns } from './run.ts'
import { alertSchemas as recordSchemas } from './schema.ts'
import { simulationSchemas } from './simulation-schema.ts'

export const alertSchemas = [...recordSchemas, ...simulationSchemas]

/** What the routes of alerts need of the service. */
export interface AlertApi {
  queries: Pick<Queries, 'alerts' | 'archive'>
  commands: Pick<Commands, 'alerts'>
}

/** Everything under /alertas. */
export function alertRoutes(api: Api, service: AlertApi): void {
  alertCollection(api, service)
  alertItem(api, service)
  alertRuns(api, service)
}
