import { hash } from 'node:crypto'
import { countedAttempt, nextTryAt } from '../../access/people/back-off.ts'
import type { Sign } from '../../access/people/device.ts'
import { NO_PASSWORD, type Passwords } from '../../access/people/password.ts'
import type { Credentials, PeopleStore, ProofRefusal } from '../../access/people/people-store.ts'
import { recoveryCode, totpStep } from '../../access/people/second-factor.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Clock } from '../../lib/time/clock.ts'

/** The dependencies of the commands for people's access. */
export interface PeopleDeps {
  people: PeopleStore
  passwords: Passwords
  clock: Clock
  sign: Sign
  random: RandomBytes
}

/** What a person gives to prove their identity. */
export interface Proof {
  /** Absent if the person has none: then the session was confirmed, or the provider identified them. */
  senha?: string | undefined
  /** A code of the authenticator app, or a recovery code. */
  codigo?: string | undefined
}

export interface PasswordProof extends Proof {
  senha: string
}

/** Why a proof failed. */
type Unproven =
  /** The address or the password is wrong; the answer never tells which. */
  | { kind: 'wrong' }
  /** The password is absent, and the person has one. */
  | { kind: 'password' }
  /** The password is right; the code is absent, or wrong if `given`. */
  | { kind: 'code'; given: boolean }
  /** There were too many failed attempts; for this time none is checked. */
  | { kind: 'wait'; seconds: number }

/** Operations for people who prove their identity. */
export type Proven<T, Refusal extends string = never> =
  | { kind: 'done'; done: T }
  | { kind: 'refused'; refused: Refusal }
  | Unproven

const RULES = { next: nextTryAt, counted: countedAttempt }

/** The key under which attempts for this address are counted. */
export function hashedSubject(email: string): Uint8Array {
  return hash('sha256', email, 'buffer')
}

/** Whose failed attempts are counted together. Strangers do not delay known people. */
export interface Prover {
  isKnown: boolean
  subject: Uint8Array
}

/** A known prover. `id`: that of the browser; in a session or through the provider, that of the person. */
export function knownAs(kind: 'aparelho' | 'sessao' | 'provedor', id: string): Prover {
  return { isKnown: true, subject: hashedSubject(`${kind} ${id}`) }
}

/**
 * Checks whether this is the person; null: there is none, which takes as long to find out. The attempt counts
 * as failed while it is checked; an attempt whose turn never comes does not count. `code`: whether to require
 * a code if the person has an app.
 */
export function prove(
  by: Prover,
  person: Credentials | null,
  proof: Proof,
  deps: PeopleDeps,
  code: 'asked' | 'not_asked',
): Promise<Proven<Credentials>> {
  const who = by.isKnown && person !== null ? person.id : null
  return deps.passwords.inTurn(who, () => judge(by.subject, person, proof, deps, code))
}

async function judge(
  subject: Uint8Array,
  person: Credentials | null,
  { senha, codigo }: Proof,
  { people, passwords, clock }: PeopleDeps,
  code: 'asked' | 'not_asked',
): Promise<Proven<Credentials>> {
  const now = clock()
  const from = await people.countAttempt(subject, RULES, now)
  if (from !== null) return { kind: 'wait', seconds: Math.ceil((from - now.getTime()) / 1_000) }
  try {
    return await compare()
  } catch (error) {
    // An attempt that was not checked does not count. The first error says more than one that follows from
    // it.
    await people.takeBackAttempt(subject).catch(() => {})
    throw error
  }

  async function compare(): Promise<Proven<Credentials>> {
    const isRight = senha === undefined || (await passwords.verify(senha, person && person.senha))
    if (person === null || !isRight) return { kind: 'wrong' }
    if (code === 'asked' && person.segundo_fator_em !== null) {
      if (codigo === undefined) return { kind: 'code', given: false }
      if (!(await codeWorks(person.id, codigo, people, now))) return { kind: 'code', given: true }
    }
    await people.forgetAttempts(subject)
    return { kind: 'done', done: person }
  }
}

/** Uses up a code of the person's app or a recovery code; false when it is wrong or was used before. */
async function codeWorks(
  pessoa_id: string,
  codigo: string,
  people: PeopleStore,
  now: Date,
): Promise<boolean> {
  const secret = await people.totpSecret(pessoa_id)
  const step = secret === null ? null : totpStep(secret, codigo, now)
  if (step !== null) return await people.useStep(pessoa_id, step)
  return await people.useRecoveryCode(pessoa_id, recoveryCode(codigo))
}

/**
 * The same for a signed-in person. If the password is absent, the caller has checked that the session is
 * confirmed.
 */
export async function proveAgain(
  pessoa_id: string,
  proof: Proof,
  deps: PeopleDeps,
  code: 'asked' | 'not_asked',
): Promise<Proven<Credentials>> {
  const person = await deps.people.credentialsOf(pessoa_id)
  if (person === null) return { kind: 'wrong' }
  if (proof.senha === undefined && person.senha !== NO_PASSWORD) return { kind: 'password' }
  const proven = await prove(knownAs('sessao', pessoa_id), person, proof, deps, code)
  await tellFailure('confirmacao_recusada', pessoa_id, proven, deps)
  return proven
}

/**
 * Records a failed proof in the audit trail. A missing code, and an attempt that must wait, are not failures.
 */
export async function tellFailure(
  kind: ProofRefusal,
  pessoa_id: string | null,
  proven: Proven<unknown>,
  { people }: Pick<PeopleDeps, 'people'>,
): Promise<void> {
  if (proven.kind === 'wrong') await people.tellRefusal(kind, pessoa_id, 'senha')
  if (proven.kind === 'code' && proven.given) await people.tellRefusal(kind, pessoa_id, 'codigo')
}
