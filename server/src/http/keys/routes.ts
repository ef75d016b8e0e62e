import type { Clock } from '../../lib/clock.ts'
import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import { keyCollection } from './collection.ts'
import { keyItem } from './item.ts'
import { keyUse } from './use.ts'

/** What the routes of keys need from the service. */
export interface KeyApi {
  queries: Pick<Queries, 'keys'>
  commands: Pick<Commands, 'keys'>
  clock: Clock
}

/** Everything under /chaves. */
export function keyRoutes(api: Api, service: KeyApi): void {
  keyCollection(api, service)
  keyItem(api, service)
  keyUse(api, service)
}
