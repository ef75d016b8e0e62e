import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import { alertCollection } from './collection.ts'
import { alertItem } from './item.ts'
import { alertMailPreview } from './mail-preview.ts'
import { alertRuns } from './run.ts'
import { alertSchemas as recordSchemas } from './schema.ts'
import { previaEmailSchema } from './mail-preview-schema.ts'
import { simulationSchemas } from './simulation-schema.ts'

export const alertSchemas = [...recordSchemas, ...simulationSchemas, previaEmailSchema]

/** What the routes of alerts need from the service. */
export interface AlertApi {
  queries: Pick<Queries, 'alerts' | 'archive' | 'filters' | 'people'>
  commands: Pick<Commands, 'alerts'>
  /** The public address of the service, for links in mails. */
  publicUrl: string
}

/** Everything under /alertas. */
export function alertRoutes(api: Api, service: AlertApi): void {
  alertCollection(api, service)
  alertItem(api, service)
  alertRuns(api, service)
  alertMailPreview(api, service)
}
