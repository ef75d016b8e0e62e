import type { Authenticator } from '../../access/authenticator.ts'
import type { Provider } from '../../access/oidc/provider.ts'
import type { Clock } from '../../lib/clock.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { Commands } from '../../service/commands.ts'
import type { Queries } from '../../service/queries.ts'
import type { ReadOnlyState } from '../../service/read-only.ts'
import type { Api } from '../api.ts'
import { identityRoutes } from './identities.ts'
import { invitationSchemas } from './invitation-schema.ts'
import { invitationRoutes } from './invitation.ts'
import { invitationList } from './invitations.ts'
import { memberRoutes } from './members.ts'
import { passwordRoutes } from './passwords.ts'
import { personRoutes } from './person.ts'
import { providerRoutes } from './provider.ts'
import { convidadoSchema, sessaoAbertaSchema, sessionSchemas } from './schema.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './session.ts'
import { sessionList } from './sessions.ts'
import { signUpRoutes } from './sign-up.ts'

export const peopleSchemas = [
  ...sessionSchemas,
  sessaoAbertaSchema,
  convidadoSchema,
  ...invitationSchemas,
]

/** What the routes of people need from the service. */
export interface PeopleApi {
  queries: Pick<Queries, 'people' | 'keys'>
  commands: Pick<Commands, 'people'>
  authenticator: Pick<Authenticator, 'withLastUse'>
  /** The public address of the service; empty when not configured. */
  publicUrl: string
  installation: Installation
  /** Why the service only reads; null: it writes, too. */
  readOnly(): ReadOnlyState | null
  /** Whether operators of the installation need a second factor. */
  needsFactor: boolean
  /** For how many milliseconds a session may be unused. */
  sessionIdleMs: number
  /** Through which people come in, too; null: with passwords only. */
  provider: Provider | null
  /** Seals what a browser keeps on its way to the provider. */
  openBox(): Promise<SecretBox | null>
  clock: Clock
}

/** What anybody may know about an installation. */
export interface Installation {
  /** Whether anybody may request an account. */
  cadastro_aberto: boolean
  /** Whether mails are sent. */
  correio: boolean
  /** Through which people come in, too. */
  provedor: { nome: string } | null
}

/** People and their access. */
export function peopleRoutes(api: Api, service: PeopleApi): void {
  sessionRoutes(api, service)
  sessionList(api, service)
  providerRoutes(api, service)
  identityRoutes(api, service)
  invitationRoutes(api, service)
  invitationList(api, service)
  signUpRoutes(api, service)
  passwordRoutes(api, service)
  personRoutes(api, service)
  secondFactorRoutes(api, service)
  memberRoutes(api, service)
}
