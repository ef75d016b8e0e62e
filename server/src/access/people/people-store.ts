import type { Account, Use } from '../key-store.ts'
import type { Attempts } from './back-off.ts'
import type { Invitation } from './invitation.ts'
import type { Person } from './person.ts'
import type { OpenSession, Session } from './session.ts'

/** A session, its person, and the account of both. */
export interface WhoAmI {
  sessao: Session
  pessoa: Person
  conta: Pick<Account, 'id' | 'nome'>
}

/** An invitation as whoever follows its link sees it. */
interface OpenInvitation extends Invitation {
  /** Name of the account; null: a new one. */
  conta: string | null
}

/** What a sign-in is compared with. */
interface Credentials extends Person {
  /** As access/people/password.ts writes it. */
  senha: string
}

/** People, sessions and invitations; fulfilled by store/. Secrets of links and sessions are known by their digests. */
export interface PeopleReader {
  /** `hash`: hexadecimal SHA-256 of the token. */
  findSession(hash: string): Promise<OpenSession | null>
  whoAmI(sessao_id: string): Promise<WhoAmI | null>
  credentials(email: string): Promise<Credentials | null>
  invitation(token: string): Promise<OpenInvitation | null>
}

export type SecretOf<T> = T & { token: string }

/** What a decision of somebody who follows an invitation makes. */
export interface NewMember {
  /** To be opened; null: the invitation's own. */
  conta: Account | null
  pessoa: Credentials
  sessao: SecretOf<Session>
}

/** Where they are kept. Every call is one transaction. */
export interface PeopleStore extends PeopleReader {
  /**
   * Counts an attempt to sign in as `subject`, unless it comes before `next` says; then gives that moment, in
   * milliseconds since 1970, and counts nothing.
   */
  countAttempt(subject: Uint8Array, rules: AttemptRules, now: Date): Promise<number | null>
  /** Opens a session and forgets the attempts before it. */
  openSession(session: SecretOf<Session>, subject: Uint8Array): Promise<void>
  endSession(id: string): Promise<void>
  /** Keeps the later of the stored and the given time. */
  recordSessionUse(uses: Use[]): Promise<void>
  /** Stores an invitation; an `inicial` one only while nobody runs the installation, instead of the last one. */
  invite(invitation: SecretOf<Invitation>): Promise<boolean>
  /** Uses the invitation up. */
  accept(
    token: string,
    decide: (invitation: Invitation) => AcceptDecision,
    now: Date,
  ): Promise<AcceptDecision>
}

interface AttemptRules {
  next(attempts: Attempts | null): number
  counted(attempts: Attempts | null, now: number): Attempts
}

export type AcceptDecision = { done: NewMember } | { refused: AcceptRefusal }

/** Why nobody becomes a person by an invitation. */
export type AcceptRefusal =
  /** Unknown, used, withdrawn or too old. */
  | 'convite_invalido'
  /** It was sent to another address. */
  | 'convite_de_outro_email'
  /** The link does not say, nor does who follows it. */
  | 'email_ausente'
  /** There is a person with this address. */
  | 'email_em_uso'
