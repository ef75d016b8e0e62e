import type { PersonSession } from '../caller.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type { Account, KeyOwner, Use } from '../key-store.ts'
import type { Identity, LinkedIdentity } from '../oidc/identity.ts'
import type { Attempts } from './back-off.ts'
import type { Invitation } from './invitation.ts'
import type { PersonLink } from './person-link.ts'
import type { Role } from '../roles.ts'
import type { Person } from './person.ts'
import type { OpenSession, Session } from './session.ts'

/** A session, its person, their account, and the person's ways to sign in. */
export interface WhoAmI {
  sessao: Session
  pessoa: Person
  conta: Pick<Account, 'id' | 'nome'>
  acesso: WaysIn
}

/** The ways in which a person can sign in. */
export interface WaysIn {
  /** Whether they have a password. */
  senha: boolean
  /** In the order in which they were linked. */
  identidades: LinkedIdentity[]
}

/** An invitation, as the follower of its link sees it. */
interface OpenInvitation extends Invitation {
  /** Name of the account; null: a new one. */
  conta: string | null
}

/** An account, as shown to people who may join it. */
export type AccountChoice = Pick<Account, 'id' | 'nome'>

/** The stored values that a sign-in is compared with. */
export interface Credentials extends Person {
  /** In the form of access/people/password.ts; `NO_PASSWORD`: none. */
  senha: string
}

/**
 * People, sessions and invitations; implemented by store/. Secrets of links and sessions are looked
 * up by their digests.
 */
export interface PeopleReader {
  /** `hash`: hexadecimal SHA-256 of the token. */
  findSession(hash: string): Promise<OpenSession | null>
  whoAmI(sessao_id: string): Promise<WhoAmI | null>
  credentials(email: string): Promise<Credentials | null>
  credentialsOf(pessoa_id: string): Promise<Credentials | null>
  /** The person with this identity. */
  credentialsBy(identity: Pick<Identity, 'emissor' | 'assunto'>): Promise<Credentials | null>
  /** Words that somebody who knows the person would try as a password: name, address, account. */
  ownWords(pessoa_id: string): Promise<string[]>
  invitation(token: string): Promise<OpenInvitation | null>
  /**
   * The accounts that the follower of an invitation chooses from: for the first invitation, if it
   * names none, all accounts.
   */
  accountChoices(invitation: Pick<Invitation, 'inicial' | 'conta_id'>): Promise<AccountChoice[]>
  /** Of one account, or of all; oldest first. */
  listPeople(owner: KeyOwner): Promise<Person[]>
  /** Those that can still be accepted at `now`; oldest first. */
  listInvitations(owner: KeyOwner, now: Date): Promise<OpenInvitation[]>
  /** Those that are open at `now`; the most recently opened first. */
  listSessions(pessoa_id: string, now: Date): Promise<Session[]>
}

export type SecretOf<T> = T & { token: string }

/** What is stored when an invitation is accepted. */
export interface NewMember {
  /** The account to open; null: that of the invitation. */
  conta: Account | null
  pessoa: Credentials
  /** The identity that the person signs in with; null: they have a password. */
  identidade: NewIdentity | null
  sessao: SecretOf<Session>
  /** The link that is mailed to prove the address; null: it is proven, or no mails are sent. */
  prova: SecretOf<PersonLink> | null
}

/** Stores people, sessions and invitations. Every call is one transaction, including the mails about it. */
export interface PeopleStore
  extends PeopleReader, PasswordStore, AddressStore, SecondFactorStore, IdentityStore, MemberStore {
  /**
   * Counts an attempt of `subject`. If it comes before the time that `next` gives, counts nothing and returns
   * that time, in milliseconds since 1970.
   */
  countAttempt(subject: Uint8Array, rules: AttemptRules, now: Date): Promise<number | null>
  /** Uncounts an attempt that could not be checked. */
  takeBackAttempt(subject: Uint8Array): Promise<void>
  forgetAttempts(subject: Uint8Array): Promise<void>
  /** `isKnown`: the person has signed in with this browser before; otherwise they are notified. */
  openSession(
    session: SecretOf<Session>,
    by: { por: 'senha' | 'provedor'; isKnown: boolean },
  ): Promise<void>
  /** Records in the audit trail that a proof failed. `pessoa_id`: null if the person is not known. */
  tellRefusal(kind: ProofRefusal, pessoa_id: string | null, why: ProofFault): Promise<void>
  /** Records that the session's person has confirmed their identity. */
  confirmSession(session: PersonSession, now: Date): Promise<void>
  /** False when the person has no such session. */
  endSession(pessoa_id: string, id: string): Promise<boolean>
  /** Ends all but one; null: every one. */
  endSessions(pessoa_id: string, kept: string | null): Promise<void>
  /** Stores the later of the stored and the given time. */
  recordSessionUse(uses: Use[]): Promise<void>
  invite(invitation: SecretOf<Invitation>): Promise<void>
  /**
   * Stores the invitation of the operator, which replaces the last one; null when there is an operator. One for the
   * same account that was made within the hour stays: processes that start together show one link.
   * @returns The secret of the link that is valid
   */
  inviteOperator(invitation: Invitation): Promise<string | null>
  /** False when there is no such invitation. */
  withdraw(owner: KeyOwner, id: string): Promise<boolean>
  /** Uses up the invitation. */
  accept(
    token: string,
    decide: (invitation: Invitation, choices: AccountChoice[]) => AcceptDecision,
    now: Date,
  ): Promise<AcceptDecision>
}

/** Where a proof failed: at sign-in, or in a session. */
export type ProofRefusal = 'entrada_recusada' | 'confirmacao_recusada'

/** `identidade`: nobody has it; `retorno`: the browser came back without a valid answer of the provider. */
type ProofFault = 'senha' | 'codigo' | 'identidade' | 'retorno'

interface AttemptRules {
  next(attempts: Attempts | null): number
  counted(attempts: Attempts | null, now: number): Attempts
}

export type AcceptDecision = { done: NewMember } | { refused: AcceptRefusal }

/** Why an invitation cannot be accepted. */
export type AcceptRefusal =
  /** Unknown, used, withdrawn or too old. */
  | 'convite_invalido'
  /** It was sent to another address. */
  | 'convite_de_outro_email'
  /** Neither the link nor its follower gives an address. */
  | 'email_ausente'
  /** There are several accounts, and none is chosen. */
  | 'conta_a_escolher'
  /** The account is not one that the invitation leads to. */
  | 'conta_alheia'
  /** There is a person with this address. */
  | 'email_em_uso'
  /** The identity is another person's. */
  | 'identidade_alheia'

/** Passwords, and the links that replace forgotten ones. */
interface PasswordStore {
  /**
   * Whether a mail may go to `subject`, a digest of an address. If so, the next waits `pause` milliseconds.
   */
  mayMail(subject: Uint8Array, pause: number, now: Date): Promise<boolean>
  /** Stores a link, replacing the last one with its purpose, and the mail that carries it. */
  sendLink(link: SecretOf<PersonLink>): Promise<void>
  /** Stores a mail that notifies the owner of an address. */
  sendNote(email: string, message: NoteToPerson, now: Date): Promise<void>
  /** Sets a password, ends all sessions but `kept`, and forgets links and wrong attempts. */
  setPassword(pessoa_id: string, senha: string, kept: string | null, now: Date): Promise<void>
  /** The link with this token, if it is open at `now`. */
  linked(token: string, finalidade: PersonLink['finalidade'], now: Date): Promise<PersonLink | null>
}

/** Mails to people that contain no secret. */
export type NoteToPerson =
  | {
      kind:
        | 'already_known'
        | 'password_changed'
        | 'factor_on'
        | 'factor_off'
        | 'codes_renewed'
        | 'address_changed'
        | 'identity_linked'
    }
  /** `em`: when somebody signed in with an unknown browser. */
  | { kind: 'new_device'; em: string }

interface AddressStore {
  /** Uses up a link that proves an address. The address becomes the person's; the old one is notified. */
  proveAddress(token: string, now: Date): Promise<Outcome<string, 'link_invalido' | 'email_em_uso'>>
  rename(pessoa_id: string, nome: string): Promise<void>
}

/** Codes of an authenticator app. */
interface SecondFactorStore {
  /** The secret of the person's app; null without one. */
  totpSecret(pessoa_id: string): Promise<string | null>
  /** Stores a secret that is not required yet; false when a code is required already. */
  proposeTotp(pessoa_id: string, secret: string): Promise<boolean>
  /** Requires a code from `now` on; `codes`: the recovery codes. Ends the other sessions. */
  requireTotp(pessoa_id: string, codes: string[], kept: string, now: Date): Promise<void>
  /** False when a code of this step, or a later one, was used before. */
  useStep(pessoa_id: string, step: number): Promise<boolean>
  /** False when the code is not the person's, or was used before. */
  useRecoveryCode(pessoa_id: string, code: string): Promise<boolean>
  replaceRecoveryCodes(pessoa_id: string, codes: string[], now: Date): Promise<void>
  dropTotp(pessoa_id: string, now: Date): Promise<void>
}

/** An identity to link to a person. */
export type NewIdentity = LinkedIdentity & Pick<Identity, 'assunto'>

/** Links between people and their identities at providers. */
interface IdentityStore {
  link(pessoa_id: string, identity: NewIdentity): Promise<Outcome<null, LinkRefusal>>
  /**
   * Ends all sessions but `kept`, because one of them may have been opened with the identity. `issuer`: that
   * of the current provider; identities of other issuers do not count as a way to sign in.
   */
  unlink(
    pessoa_id: string,
    id: string,
    { kept, issuer }: { kept: string; issuer: string | null },
  ): Promise<Outcome<null, 'identidade_inexistente' | 'unica_entrada'>>
}

export type LinkRefusal =
  /** It is another person's. */
  | 'identidade_alheia'
  /** The person has another one of the same issuer. */
  | 'identidade_vinculada'

/** Changes the people of an account. */
interface MemberStore {
  /** Also withdraws the person's open invitations that the new role does not allow. */
  setRole(owner: KeyOwner, id: string, papel: Role): Promise<Outcome<Person, MemberRefusal>>
  /** Also removes everything that lets the person sign in. */
  remove(
    owner: KeyOwner,
    id: string,
    keys: FateOfKeys,
    now: Date,
  ): Promise<Outcome<null, MemberRefusal>>
}

/**
 * What happens to the keys of a removed person: they are revoked, or taken over by the remover
 * (`heir`; null: nobody). Those that may administer are revoked in any case.
 */
export type FateOfKeys = { kind: 'revoked' } | { kind: 'taken_over'; heir: string | null }

type MemberRefusal =
  | 'pessoa_inexistente'
  /** Members cannot remove an operator of the installation. */
  | 'pessoa_administra'
  /** The installation needs an operator. */
  | 'ultimo_administrador'
  /** Every account needs an administrator of its people. */
  | 'ultimo_gestor'
