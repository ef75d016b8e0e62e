import { type Invitation, isInvitationOpen } from '../../access/people/invitation.ts'
import type {
  AccountChoice,
  PeopleReader,
  WaysIn,
  WhoAmI,
} from '../../access/people/people-store.ts'
import type { Person } from '../../access/people/person.ts'
import type { Session } from '../../access/people/session.ts'
import type { Account, KeyOwner } from '../../access/key-store.ts'
import type { Clock } from '../../lib/time/clock.ts'

/** Who is signed in. */
export interface SessionView {
  sessao: Omit<Session, 'pessoa_id'>
  pessoa: Omit<Person, 'conta_id'>
  conta: Pick<Account, 'id' | 'nome'>
  acesso: WaysIn
}

/** The part of an invitation that its follower may see. */
export interface InvitationView extends Pick<Invitation, 'papel' | 'email' | 'expira_em'> {
  /** The name of the account; null: a new one. */
  conta: string | null
}

/** The same, with the accounts to choose from if it names none. */
export interface FollowedInvitationView extends InvitationView {
  contas: AccountChoice[]
}

/** An open invitation, for those who may withdraw it. */
export interface OpenInvitationView
  extends InvitationView, Pick<Invitation, 'id' | 'conta_id' | 'criado_em'> {}

export interface PeopleQueries {
  /** Null: it was ended meanwhile. */
  session(sessao_id: string): Promise<SessionView | null>
  /** By the token of its link; null: unknown, used or too old. */
  invitation(token: string): Promise<FollowedInvitationView | null>
  /** The browsers where the person is signed in, the most recent first. */
  sessions(pessoa_id: string): Promise<Omit<Session, 'pessoa_id'>[]>
  /** Of one account, or of all; oldest first, like invitations. */
  list(owner: KeyOwner): Promise<Person[]>
  /** The open ones, without the service's own. */
  invitations(owner: KeyOwner): Promise<OpenInvitationView[]>
}

export function createPeopleQueries(people: PeopleReader, clock: Clock): PeopleQueries {
  return {
    async session(sessao_id) {
      const found = await people.whoAmI(sessao_id)
      return found && sessionView(found)
    },
    async invitation(token) {
      const found = await people.invitation(token)
      if (found === null || !isInvitationOpen(found, clock())) return null
      const { papel, email, expira_em, conta } = found
      return { papel, email, expira_em, conta, contas: await people.accountChoices(found) }
    },
    async sessions(pessoa_id) {
      return (await people.listSessions(pessoa_id, clock())).map(sessionOf)
    },
    list: people.listPeople,
    async invitations(owner) {
      const open = await people.listInvitations(owner, clock())
      return open
        .filter(({ inicial }) => !inicial)
        .map(({ pessoa_id: _who, inicial: _initial, ...shown }) => shown)
    },
  }
}

function sessionView({ sessao, pessoa, conta, acesso }: WhoAmI): SessionView {
  const { conta_id: _account, ...person } = pessoa
  return { sessao: sessionOf(sessao), pessoa: person, conta, acesso }
}

function sessionOf({ pessoa_id: _person, ...session }: Session): Omit<Session, 'pessoa_id'> {
  return session
}
