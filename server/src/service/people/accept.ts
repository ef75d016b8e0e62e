import { newAccount } from '../../access/accounts.ts'
import { type Invitation, isInvitationOpen } from '../../access/people/invitation.ts'
import type {
  AcceptDecision,
  AcceptRefusal,
  AccountChoice,
  NewMember,
} from '../../access/people/people-store.ts'
import { newPersonLink } from '../../access/people/person-link.ts'
import type { Person } from '../../access/people/person.ts'
import { type WeakPassword, weaknessOf } from '../../access/people/weak-password.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import type { Identity } from '../../access/oidc/identity.ts'
import { NO_PASSWORD } from '../../access/people/password.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { newToken } from '../../lib/crypto/token.ts'
import type { PeopleDeps } from './prove.ts'
import { newIdentity } from './provider.ts'
import { type Opened, openedFor, shown } from './sign-in.ts'

/** What a person sends to accept an invitation. */
export interface Acceptance {
  nome: string
  /** Absent when an identity of the provider takes its place. */
  senha?: string
  identidade?: Identity
  /** Absent when the invitation was sent to an address. */
  email?: string
  /** One of the accounts that the invitation offers. */
  conta_id?: string
  /** The name of the account that is opened with the person; absent: the person's name. */
  conta?: string
  agente: string | null
  /** Whether mails are sent: an address that the invitation does not prove then gets a link that does. */
  correio: boolean
}

export async function accept(
  token: string,
  request: Acceptance,
  { people, passwords, clock, sign }: PeopleDeps,
): Promise<Outcome<Opened, AcceptRefusal | WeakPassword>> {
  // Checked here and again in the transaction: no hash is computed for an unknown token, nor while others
  // wait for the database.
  const known = await people.invitation(token)
  if (known === null || !isInvitationOpen(known, clock())) return { refused: 'convite_invalido' }
  const { nome, senha: password, email, conta } = request
  const words = [nome, known.email ?? email, known.conta ?? conta].filter((word) => word != null)
  const refused = password === undefined ? null : await weaknessOf(password, words)
  if (refused !== null) return { refused }
  const senha = password === undefined ? NO_PASSWORD : await passwords.hash(password, known.id)
  const now = clock()
  const outcome = await people.accept(
    token,
    (invitation, choices) => decide(invitation, choices, { ...request, senha }, now),
    now,
  )
  return 'refused' in outcome ? outcome : { done: shown(outcome.done.sessao, { sign }) }
}

/** `senha`: the hash of the password. */
type Hashed = Acceptance & { senha: string }

function decide(
  invitation: Invitation,
  choices: AccountChoice[],
  request: Hashed,
  now: Date,
): AcceptDecision {
  const told = request.email ?? request.identidade?.email
  const given = told == null ? null : normalizeEmail(told.trim())
  const isAsked = request.email !== undefined
  if (isAsked && invitation.email !== null && given !== invitation.email)
    return { refused: 'convite_de_outro_email' }
  const email = invitation.email ?? given
  if (email === null) return { refused: 'email_ausente' }
  const joined = joinedBy(invitation, choices, request)
  if (typeof joined === 'object' && joined !== null) return joined
  return { done: memberOf({ ...invitation, conta_id: joined }, { ...request, email }, now) }
}

/**
 * The account that the person joins; null: a new one. Where an account can be joined, a new one is
 * opened only if it is named.
 */
function joinedBy(
  { conta_id }: Invitation,
  choices: AccountChoice[],
  request: Acceptance,
): string | null | { refused: AcceptRefusal } {
  const ids = conta_id === null ? choices.map(({ id }) => id) : [conta_id]
  if (request.conta_id !== undefined)
    return ids.includes(request.conta_id) ? request.conta_id : { refused: 'conta_alheia' }
  if (conta_id !== null) return conta_id
  if (request.conta !== undefined) return null
  return ids.length > 1 ? { refused: 'conta_a_escolher' } : (ids[0] ?? null)
}

function memberOf(
  { conta_id, papel, email: sentTo }: Invitation,
  { nome, email, senha, identidade, conta, agente, correio }: Hashed & { email: string },
  now: Date,
): NewMember {
  const at = now.toISOString()
  const opened = newAccount({ nome: conta ?? nome, email }, now)
  const pessoa = {
    id: newId('pes', now.getTime()),
    conta_id: conta_id ?? opened.id,
    nome: nome.trim(),
    email,
    papel,
    // Only a reader of the mails to an address has the link that was sent to it.
    email_confirmado_em: sentTo !== null || vouchesFor(identidade, email) ? at : null,
    segundo_fator_em: null,
    criado_em: at,
    senha,
  }
  return {
    conta: conta_id === null ? opened : null,
    pessoa,
    identidade: identidade === undefined ? null : newIdentity(identidade, now),
    sessao: openedFor(pessoa.id, agente, now),
    prova: correio && pessoa.email_confirmado_em === null ? proofFor(pessoa, now) : null,
  }
}

function proofFor({ id, email }: Pick<Person, 'id' | 'email'>, now: Date) {
  const link = newPersonLink({ pessoa_id: id, finalidade: 'email', email }, now)
  return { ...link, token: newToken() }
}

/** Whether the provider says that it verified this address. */
function vouchesFor(identity: Identity | undefined, email: string): boolean {
  return identity !== undefined && identity.email_verificado && identity.email === email
}
