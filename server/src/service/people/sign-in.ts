import type { PersonSession } from '../../access/caller.ts'
import { deviceOf, newDevice } from '../../access/people/device.ts'
import { newSession } from '../../access/people/session.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import { newId } from '../../lib/crypto/ids.ts'
import { newToken } from '../../lib/crypto/token.ts'
import {
  type PeopleDeps,
  type PasswordProof,
  type Proven,
  type Prover,
  knownAs,
  prove,
  proveAgain,
  hashedSubject,
  tellFailure,
} from './prove.ts'

export interface SignIn extends PasswordProof {
  email: string
  /** The browser's User-Agent. */
  agente: string | null
  /** The browser's token from an earlier sign-in; null: it has none. */
  aparelho: string | null
}

/** A new session; its cookie's token is returned only here. */
export interface Opened {
  sessao_id: string
  token: string
  /** The token by which the browser is known from now on. */
  aparelho: string
}

export async function signIn(
  { email, agente, aparelho, ...proof }: SignIn,
  deps: PeopleDeps,
): Promise<Proven<Opened>> {
  const address = normalizeEmail(email.trim())
  if (address === null) return { kind: 'wrong' }
  const person = await deps.people.credentials(address)
  const device = person && deviceOf(aparelho, person.id, deps.sign)
  const stranger: Prover = { isKnown: false, subject: hashedSubject(address) }
  const by = device === null ? stranger : knownAs('aparelho', device)
  const proven = await prove(by, person, proof, deps, 'asked')
  await tellFailure('entrada_recusada', person && person.id, proven, deps)
  if (proven.kind !== 'done') return proven
  const opened = await enter(
    proven.done.id,
    { por: 'senha', agente, isKnown: device !== null },
    deps,
  )
  return { kind: 'done', done: opened }
}

/** Opens a session of a person who has proved their identity. They are notified if the browser is unknown. */
export async function enter(
  pessoa_id: string,
  { agente, ...by }: { por: 'senha' | 'provedor'; agente: string | null; isKnown: boolean },
  deps: Pick<PeopleDeps, 'people' | 'clock' | 'sign'>,
): Promise<Opened> {
  const session = openedFor(pessoa_id, agente, deps.clock())
  await deps.people.openSession(session, by)
  return shown(session, deps)
}

/**
 * Confirms the identity of a signed-in person; dangerous operations are then allowed for some
 * minutes.
 */
export async function confirm(
  { id, pessoa_id }: PersonSession,
  proof: PasswordProof,
  deps: PeopleDeps,
): Promise<Proven<null>> {
  const proven = await proveAgain(pessoa_id, proof, deps, 'asked')
  if (proven.kind !== 'done') return proven
  await deps.people.confirmSession({ id, pessoa_id }, deps.clock())
  return { kind: 'done', done: null }
}

/** A new session with its secret. */
export function openedFor(pessoa_id: string, agente: string | null, now: Date) {
  const id = newId('ses', now.getTime())
  return { ...newSession({ id, pessoa_id, agente }, now), token: newToken() }
}

export function shown(
  { id, pessoa_id, token }: ReturnType<typeof openedFor>,
  { sign }: Pick<PeopleDeps, 'sign'>,
): Opened {
  return { sessao_id: id, token, aparelho: newDevice(pessoa_id, sign) }
}
