import type { PersonSession } from '../../access/caller.ts'
import type { KeyOwner } from '../../access/key-store.ts'
import { type Guest, type Invitation, newInvitation } from '../../access/people/invitation.ts'
import { MAIL_PAUSE_MS } from '../../access/people/person-link.ts'
import type { AcceptRefusal, FateOfKeys, PeopleStore } from '../../access/people/people-store.ts'
import type { WeakPassword } from '../../access/people/weak-password.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { type Acceptance, accept } from './accept.ts'
import { type AddressCommands, createAddressCommands } from './addresses.ts'
import { type PasswordCommands, createPasswordCommands } from './passwords.ts'
import { type PeopleDeps, type PasswordProof, type Proven, hashedSubject } from './prove.ts'
import { type ProviderCommands, createProviderCommands } from './provider.ts'
import { type SecondFactorCommands, createSecondFactorCommands } from './second-factor.ts'
import { type Opened, type SignIn, confirm, signIn } from './sign-in.ts'

/** Commands for people and their access. */
export interface PeopleCommands
  extends
    PasswordCommands,
    AddressCommands,
    SecondFactorCommands,
    ProviderCommands,
    Pick<PeopleStore, 'recordSessionUse' | 'endSessions' | 'setRole'> {
  signIn(request: SignIn): Promise<Proven<Opened>>
  /** Confirms the identity of a signed-in person. */
  confirm(session: PersonSession, proof: PasswordProof): Promise<Proven<null>>
  /** Removes somebody's access, and settles the keys that they own. */
  remove(owner: KeyOwner, id: string, keys: FateOfKeys): ReturnType<PeopleStore['remove']>
  endSession(pessoa_id: string, id: string): Promise<Outcome<null, 'sessao_inexistente'>>
  /**
   * The token of the link for the operator of the installation. It replaces one that is older than an hour;
   * null when there is an operator. `conta_id`: the account that it leads to; null: a new one.
   */
  firstInvitation(conta_id: string | null): Promise<string | null>
  /**
   * `token`: the secret of the link, returned only here; it is mailed if the guest has an address.
   */
  invite(guest: Guest): Promise<{ invitation: Invitation; token: string }>
  withdraw(owner: KeyOwner, id: string): Promise<Outcome<null, 'convite_inexistente'>>
  /**
   * Mails an invitation to a new account to any address; the owner of an address that has access already is
   * told so.
   */
  signUp(email: string): Promise<void>
  /** Creates a person from an invitation, and signs in. */
  accept(token: string, request: Acceptance): Promise<Outcome<Opened, AcceptRefusal | WeakPassword>>
}

export function createPeopleCommands(deps: PeopleDeps): PeopleCommands {
  const { people, clock } = deps
  return {
    ...createPasswordCommands(deps),
    ...createAddressCommands(deps),
    ...createSecondFactorCommands(deps),
    ...createProviderCommands(deps),
    signIn: (request) => signIn(request, deps),
    confirm: (session, proof) => confirm(session, proof, deps),
    endSession: async (pessoa_id, id) =>
      (await people.endSession(pessoa_id, id)) ? { done: null } : { refused: 'sessao_inexistente' },
    endSessions: people.endSessions,
    async firstInvitation(conta_id) {
      const guest = { conta_id, papel: 'administrador', email: null, pessoa_id: null } as const
      const { invitation } = newInvitation(guest, clock())
      return await people.inviteOperator({ ...invitation, inicial: true })
    },
    invite,
    withdraw: async (owner, id) =>
      (await people.withdraw(owner, id)) ? { done: null } : { refused: 'convite_inexistente' },
    async signUp(written) {
      const now = clock()
      const email = normalizeEmail(written.trim())
      if (email === null || !(await people.mayMail(hashedSubject(email), MAIL_PAUSE_MS, now)))
        return
      const holder = await people.credentials(email)
      // A person with an unproven address must not keep its owner out.
      if (holder === null || holder.email_confirmado_em === null)
        await invite({ conta_id: null, papel: 'gestor', email, pessoa_id: null })
      else await people.sendNote(email, { kind: 'already_known' }, now)
    },
    accept: (token, request) => accept(token, request, deps),
    recordSessionUse: people.recordSessionUse,
    setRole: people.setRole,
    remove: (owner, id, keys) => people.remove(owner, id, keys, clock()),
  }

  async function invite(guest: Guest) {
    const { token, invitation } = newInvitation(guest, clock())
    await people.invite({ ...invitation, token })
    return { invitation, token }
  }
}
