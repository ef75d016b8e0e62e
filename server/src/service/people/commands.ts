import type { Passwords } from '../../access/people/password.ts'
import type { AcceptRefusal, PeopleStore } from '../../access/people/people-store.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Outcome } from '../../lib/outcome.ts'
import { type Guest, type Invitation, newInvitation } from '../../access/people/invitation.ts'
import { type Acceptance, accept } from './accept.ts'
import { type SignIn, type SignInResult, signIn } from './sign-in.ts'

/** A session that was opened: its cookie's token is told this once. */
export interface Opened {
  sessao_id: string
  token: string
  expira_em: string
}

/** What people do with their access. */
export interface PeopleCommands extends Pick<PeopleStore, 'recordSessionUse'> {
  signIn(request: SignIn): Promise<SignInResult>
  signOut(sessao_id: string): Promise<void>
  /**
   * The token of a new link for whoever is to run the installation, instead of the last such link; null when
   * somebody does. `conta_id`: to which it leads; null: a new account.
   */
  firstInvitation(conta_id: string | null): Promise<string | null>
  /** `token`: what the link carries, told this once. */
  invite(guest: Guest): Promise<{ invitation: Invitation; token: string }>
  /** Makes somebody a person by an invitation, and signs in. */
  accept(token: string, request: Acceptance): Promise<Outcome<Opened, AcceptRefusal>>
}

export interface PeopleCommandsDeps {
  people: PeopleStore
  passwords: Passwords
  clock: Clock
}

export function createPeopleCommands(deps: PeopleCommandsDeps): PeopleCommands {
  const { people, clock } = deps
  return {
    signIn: (request) => signIn(request, deps),
    signOut: people.endSession,
    async firstInvitation(conta_id) {
      const guest = { conta_id, papel: 'administrador', email: null, pessoa_id: null } as const
      const { token, invitation } = newInvitation(guest, clock())
      const made = await people.invite({ ...invitation, inicial: true, token })
      return made ? token : null
    },
    async invite(guest) {
      const { token, invitation } = newInvitation(guest, clock())
      await people.invite({ ...invitation, token })
      return { invitation, token }
    },
    accept: (token, request) => accept(token, request, deps),
    recordSessionUse: people.recordSessionUse,
  }
}
