import { normalizeEmail } from '../../lib/text/email-address.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { SCOPES, type Scope } from '../key-store.ts'
import type { Role } from '../roles.ts'
import { isSequence, unrepeated } from './guessable.ts'

/** A person who can sign in; belongs to one account. */
export interface Person {
  /** `pes_…` */
  id: string
  conta_id: string
  nome: string
  /** As lib/text/email-address.ts normalizes it; unique. */
  email: string
  papel: Role
  /** When it was proven that mails to `email` reach the person; ISO 8601, UTC. */
  email_confirmado_em: string | null
  /** Since when a code is required besides the password. */
  segundo_fator_em: string | null
  criado_em: string
}

/** The scopes of a session of a person with this role. */
export function scopesOf(papel: Role): readonly Scope[] {
  return papel === 'administrador' ? SCOPES : MEMBER_SCOPES
}

const MEMBER_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope !== 'administracao')

/** The fault of an e-mail address, if any. */
export function checkEmail(email: string): Detail[] {
  if (normalizeEmail(email.trim()) !== null) return []
  return [
    detailOf('email', 'não parece um endereço de e-mail', 'Por exemplo: equipe@exemplo.com.br.'),
  ]
}

const MIN_PASSWORD = 10
/** Nobody types a longer one, and it would only cost time. */
const MAX_PASSWORD = 200
/** With fewer different characters, the password only repeats a few keys. */
const MIN_DIFFERENT = 5

/** The suggestion of every refusal. */
export const PASSWORD_HINT = 'Uma frase de quatro palavras fácil de lembrar funciona bem.'

/** The fault of a new password's form, if any. Length counts; no kinds of characters are required. */
export function checkPassword(senha: string): Detail[] {
  const characters = Array.from(senha)
  if (characters.length < MIN_PASSWORD)
    return [detailOf('senha', `deve ter ao menos ${MIN_PASSWORD} caracteres`, PASSWORD_HINT)]
  if (characters.length > MAX_PASSWORD)
    return [detailOf('senha', `deve ter no máximo ${MAX_PASSWORD} caracteres`)]
  if (new Set(characters).size < MIN_DIFFERENT || unrepeated(senha).length < MIN_PASSWORD)
    return [detailOf('senha', 'repete os mesmos caracteres', PASSWORD_HINT)]
  if (isSequence(senha))
    return [
      detailOf('senha', 'segue a ordem do alfabeto, dos números ou do teclado', PASSWORD_HINT),
    ]
  return []
}
