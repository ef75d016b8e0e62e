import { normalizeEmail } from '../../lib/email-address.ts'
import { type Detail, detailOf } from '../../lib/problem.ts'
import { SCOPES, type Scope } from '../key-store.ts'
import type { Role } from '../roles.ts'
import { isSequence, unrepeated } from './guessable.ts'

/** Somebody who signs in; belongs to one account. */
export interface Person {
  /** `pes_…` */
  id: string
  conta_id: string
  nome: string
  /** As lib/email-address.ts keeps it; of one person alone. */
  email: string
  papel: Role
  /** When it was proven that mails to `email` reach the person; ISO 8601, UTC. */
  email_confirmado_em: string | null
  /** Since when a code is asked for besides the password. */
  segundo_fator_em: string | null
  criado_em: string
}

/** What a session of a person with this role may do: as a key with these scopes. */
export function scopesOf(papel: Role): readonly Scope[] {
  return papel === 'administrador' ? SCOPES : MEMBER_SCOPES
}

const MEMBER_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope !== 'administracao')

/** What is wrong with an e-mail address: nothing, or one detail. */
export function checkEmail(email: string): Detail[] {
  if (normalizeEmail(email.trim()) !== null) return []
  return [
    detailOf('email', 'não parece um endereço de e-mail', 'Por exemplo: equipe@exemplo.com.br.'),
  ]
}

const MIN_PASSWORD = 10
/** A longer one only costs; nobody types it. */
const MAX_PASSWORD = 200
/** Fewer different characters are a row of one key. */
const MIN_DIFFERENT = 5

/** The way out of every refusal. */
export const PASSWORD_HINT = 'Uma frase de quatro palavras fácil de lembrar funciona bem.'

/** What is wrong with a new password's form: nothing, or one detail. Length is what makes one hard to guess. */
export function checkPassword(senha: string, campo = 'senha'): Detail[] {
  const characters = Array.from(senha)
  if (characters.length < MIN_PASSWORD)
    return [detailOf(campo, `deve ter ao menos ${MIN_PASSWORD} caracteres`, PASSWORD_HINT)]
  if (characters.length > MAX_PASSWORD)
    return [detailOf(campo, `deve ter no máximo ${MAX_PASSWORD} caracteres`)]
  if (new Set(characters).size < MIN_DIFFERENT || unrepeated(senha).length < MIN_PASSWORD)
    return [detailOf(campo, 'repete os mesmos caracteres', PASSWORD_HINT)]
  if (isSequence(senha))
    return [detailOf(campo, 'segue a ordem do alfabeto, dos números ou do teclado', PASSWORD_HINT)]
  return []
}
