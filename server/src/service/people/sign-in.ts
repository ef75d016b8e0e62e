import { hash } from 'node:crypto'
import { counted, nextAttemptAt } from '../../access/people/back-off.ts'
import type { Passwords } from '../../access/people/password.ts'
import type { PeopleStore } from '../../access/people/people-store.ts'
import { newSession } from '../../access/people/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { normalizeEmail } from '../../lib/email-address.ts'
import { newId } from '../../lib/ids.ts'
import { newToken } from '../../lib/token.ts'
import type { Opened } from './commands.ts'

export interface SignIn {
  email: string
  senha: string
  /** What the browser calls itself. */
  agente: string | null
}

export type SignInResult =
  | { kind: 'opened'; opened: Opened }
  /** Address or password is wrong; nobody is told which. */
  | { kind: 'wrong' }
  /** There were too many wrong attempts; until then none is looked at. */
  | { kind: 'wait'; seconds: number }

const RULES = { next: nextAttemptAt, counted }

export async function signIn(
  { email, senha, agente }: SignIn,
  { people, passwords, clock }: { people: PeopleStore; passwords: Passwords; clock: Clock },
): Promise<SignInResult> {
  const address = normalizeEmail(email.trim())
  if (address === null) return { kind: 'wrong' }
  const subject = hash('sha256', address, 'buffer')
  const now = clock()
  const from = await people.countAttempt(subject, RULES, now)
  if (from !== null) return { kind: 'wait', seconds: Math.ceil((from - now.getTime()) / 1_000) }

  const person = await people.credentials(address)
  const isRight = await passwords.verify(senha, person && person.senha)
  if (person === null || !isRight) return { kind: 'wrong' }
  const session = openedFor(person.id, agente, clock())
  await people.openSession(session, subject)
  return { kind: 'opened', opened: shown(session) }
}

/** A new session with its secret. */
export function openedFor(pessoa_id: string, agente: string | null, now: Date) {
  const id = newId('ses', now.getTime())
  return { ...newSession({ id, pessoa_id, agente }, now), token: newToken() }
}

export function shown({ id, token, expira_em }: ReturnType<typeof openedFor>): Opened {
  return { sessao_id: id, token, expira_em }
}
