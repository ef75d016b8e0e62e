import { hash } from 'node:crypto'
import { newToken } from '../../lib/crypto/token.ts'
import type { Identity } from './identity.ts'

/** The purpose of a trip to the provider. The page reads it from the beginning of `state`. */
export type Purpose = 'entrar' | 'convite' | 'vincular' | 'confirmar'

/** The invitation that the person accepts on the way back. */
export interface AcceptedInvitation {
  token: string
  conta_id?: string
  conta?: string
}

/** A trip to the provider and back, kept sealed in the browser that began it. */
export interface SignInAttempt {
  para: Purpose
  state: string
  nonce: string
  /** The PKCE code verifier. */
  verifier: string
  /** ISO 8601, UTC */
  iniciada_em: string
  /** The session that it belongs to; null if nobody is signed in. */
  sessao_id: string | null
  convite: AcceptedInvitation | null
  /** The identity from the provider, kept while the authenticator code is missing; null before that. */
  identidade: Identity | null
}

/** Enough time to find a password and a phone. */
export const ATTEMPT_MS = 10 * 60_000

export type SignInIntent = Pick<SignInAttempt, 'para'> &
  Partial<Pick<SignInAttempt, 'sessao_id' | 'convite'>>

export function newAttempt(
  { para, sessao_id = null, convite = null }: SignInIntent,
  now: Date,
): SignInAttempt {
  return {
    para,
    state: `${para}.${newToken()}`,
    nonce: newToken(),
    verifier: newToken(),
    iniciada_em: now.toISOString(),
    sessao_id,
    convite,
    identidade: null,
  }
}

export function isAttemptOpen(
  { iniciada_em }: Pick<SignInAttempt, 'iniciada_em'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(iniciada_em) < ATTEMPT_MS
}

/** The PKCE challenge, by the method S256. */
export function challengeOf({ verifier }: Pick<SignInAttempt, 'verifier'>): string {
  return hash('sha256', verifier, 'base64url')
}
