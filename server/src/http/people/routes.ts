import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import { invitationRoutes } from './invitation.ts'
import { convidadoSchema, sessaoAbertaSchema, sessionSchemas } from './schema.ts'
import { sessionRoutes } from './session.ts'

export const peopleSchemas = [...sessionSchemas, sessaoAbertaSchema, convidadoSchema]

/** What the routes of people need of the service. */
export interface PeopleApi {
  queries: Pick<Queries, 'people'>
  commands: Pick<Commands, 'people'>
  /** Where people reach the service; empty when it was not said. */
  publicUrl: string
}

/** Signing in and out, and what follows an invitation. */
export function peopleRoutes(api: Api, service: PeopleApi): void {
  sessionRoutes(api, service)
  invitationRoutes(api, service)
}
