import { type Invitation, isOpen } from '../../access/people/invitation.ts'
import type { PeopleReader, WhoAmI } from '../../access/people/people-store.ts'
import { type Person, scopesOf } from '../../access/people/person.ts'
import type { Session } from '../../access/people/session.ts'
import type { Account, Scope } from '../../access/key-store.ts'
import type { Clock } from '../../lib/clock.ts'

/** Who is signed in. */
export interface SessionView {
  sessao: Omit<Session, 'pessoa_id'>
  pessoa: Omit<Person, 'conta_id'>
  conta: Pick<Account, 'id' | 'nome'>
  escopos: Scope[]
}

/** What whoever follows an invitation may know of it. */
export interface InvitationView extends Pick<Invitation, 'papel' | 'email' | 'expira_em'> {
  /** Name of the account; null: a new one. */
  conta: string | null
}

export interface PeopleQueries {
  /** Null: it was ended meanwhile. */
  session(sessao_id: string): Promise<SessionView | null>
  /** By the token of its link; null: unknown, used or too old. */
  invitation(token: string): Promise<InvitationView | null>
}

export function createPeopleQueries(people: PeopleReader, clock: Clock): PeopleQueries {
  return {
    async session(sessao_id) {
      const found = await people.whoAmI(sessao_id)
      return found && sessionView(found)
    },
    async invitation(token) {
      const found = await people.invitation(token)
      if (found === null || !isOpen(found, clock())) return null
      const { papel, email, expira_em, conta } = found
      return { papel, email, expira_em, conta }
    },
  }
}

function sessionView({ sessao, pessoa, conta }: WhoAmI): SessionView {
  const { pessoa_id: _person, ...session } = sessao
  const { conta_id: _account, ...person } = pessoa
  return { sessao: session, pessoa: person, conta, escopos: [...scopesOf(pessoa.papel)] }
}
