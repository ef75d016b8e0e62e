import { normalizeEmail } from '../../lib/email-address.ts'

/** Somebody, as a provider knows them: the issuer and the subject say who, the rest is what it tells of them. */
export interface Identity {
  emissor: string
  assunto: string
  nome: string | null
  /** As lib/email-address.ts keeps it. */
  email: string | null
  /** Whether the provider says that mails to `email` reach them. */
  email_verificado: boolean
  /** When they last showed the provider who they are, in seconds since 1970; null: it does not say. */
  autenticada_em: number | null
}

/** An identity that was linked to a person. */
export interface LinkedIdentity {
  /** `idt_…` */
  id: string
  emissor: string
  /** What the provider called them when they were linked; null: nothing. */
  email: string | null
  vinculada_em: string
}

/** Claims of an ID token or of the userinfo endpoint, whose form nobody guarantees. */
export type Claims = Readonly<Record<string, unknown>>

/** As long as a name here may be. */
const MAX_NAME = 100

/** `emissor` and `assunto` were checked by then. */
export function identityOf(emissor: string, assunto: string, claims: Claims): Identity {
  const email = normalizeEmail(textOf(claims['email']) ?? '')
  const at = claims['auth_time']
  return {
    emissor,
    assunto,
    nome: textOf(claims['name'])?.slice(0, MAX_NAME) ?? null,
    email,
    // Some providers write it as a word.
    email_verificado:
      email !== null && ['true', true].some((yes) => yes === claims['email_verified']),
    autenticada_em: typeof at === 'number' && Number.isFinite(at) ? at : null,
  }
}

function textOf(claim: unknown): string | null {
  const text = typeof claim === 'string' ? claim.trim() : ''
  return text === '' ? null : text
}

/** What two clocks may differ by, in milliseconds. */
const CLOCK_TOLERANCE_MS = 30_000

/** Whether they showed the provider who they are since `asked`, and not only at some time before. */
export function isSince(
  { autenticada_em }: Pick<Identity, 'autenticada_em'>,
  asked: Date,
): boolean {
  return autenticada_em !== null && autenticada_em * 1_000 >= asked.getTime() - CLOCK_TOLERANCE_MS
}
