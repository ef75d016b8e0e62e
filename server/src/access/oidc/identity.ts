import { normalizeEmail } from '../../lib/text/email-address.ts'

/**
 * A person as the provider knows them. Issuer and subject identify them; the rest is what the provider
 * says about them.
 */
export interface Identity {
  emissor: string
  assunto: string
  nome: string | null
  /** As lib/text/email-address.ts normalizes it. */
  email: string | null
  /** Whether the provider says that it verified `email`. */
  email_verificado: boolean
  /** When they last authenticated at the provider, in seconds since 1970; null if it does not say. */
  autenticada_em: number | null
}

/** An identity that was linked to a person. */
export interface LinkedIdentity {
  /** `idt_…` */
  id: string
  emissor: string
  /** The provider's address for the person when it was linked; null if there was none. */
  email: string | null
  vinculada_em: string
}

/** Claims of an ID token or of the userinfo endpoint. Their form is not guaranteed. */
export type Claims = Readonly<Record<string, unknown>>

/** The maximum length of a name here. */
const MAX_NAME = 100

/** `emissor` and `assunto` must be checked already. */
export function identityOf(emissor: string, assunto: string, claims: Claims): Identity {
  const email = normalizeEmail(textOf(claims['email']) ?? '')
  const at = claims['auth_time']
  return {
    emissor,
    assunto,
    nome: textOf(claims['name'])?.slice(0, MAX_NAME) ?? null,
    email,
    // Some providers send it as a string.
    email_verificado:
      email !== null && ['true', true].some((yes) => yes === claims['email_verified']),
    autenticada_em: typeof at === 'number' && Number.isFinite(at) ? at : null,
  }
}

function textOf(claim: unknown): string | null {
  const text = typeof claim === 'string' ? claim.trim() : ''
  return text === '' ? null : text
}

/** How much two clocks may differ, in milliseconds. */
const CLOCK_TOLERANCE_MS = 30_000

/** Whether the person authenticated at the provider after `asked`, not only at some earlier time. */
export function isSince(
  { autenticada_em }: Pick<Identity, 'autenticada_em'>,
  asked: Date,
): boolean {
  return autenticada_em !== null && autenticada_em * 1_000 >= asked.getTime() - CLOCK_TOLERANCE_MS
}
