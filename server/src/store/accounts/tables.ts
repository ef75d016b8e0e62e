import type { Scope } from '../../access/key-store.ts'
import type { LinkPurpose } from '../../access/people/person-link.ts'
import type { Role } from '../../access/roles.ts'
import { bool, bytes, int, json, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

export const accounts = table('accounts', {
  id: text,
  nome: text,
  email: text,
  criado_em: text,
  deleted_at: nullable(text),
})

export const apiKeys = table('api_keys', {
  id: text,
  conta_id: text,
  nome: text,
  publico: text,
  hash: bytes,
  escopos: json<Scope[]>(),
  limite: int,
  criado_em: text,
  expira_em: nullable(text),
  revogada_em: nullable(text),
  ultimo_uso_em: nullable(text),
  pessoa_id: nullable(text),
  criada_com: nullable(text),
})

export const keyUsage = table('key_usage', {
  chave_id: text,
  data: text,
  requisicoes: int,
  limitadas: int,
})

/** Receipts of requests with an Idempotency-Key. */
export const idempotencyKeys = table('idempotency_keys', {
  conta_id: text,
  key: text,
  digest: bytes,
  begun_at: int,
  status: nullable(int),
  answer: nullable(bytes),
})

export const people = table('people', {
  id: text,
  conta_id: text,
  nome: text,
  email: text,
  papel: word<Role>(),
  email_confirmado_em: nullable(text),
  segundo_fator_em: nullable(text),
  criado_em: text,
  senha: text,
  totp_secret: nullable(bytes),
  totp_step: nullable(int),
})

export const recoveryCodes = table('recovery_codes', { pessoa_id: text, hash: bytes })

export const sessions = table('sessions', {
  id: text,
  pessoa_id: text,
  token_hash: bytes,
  criado_em: text,
  expira_em: text,
  ultimo_uso_em: nullable(text),
  agente: nullable(text),
  confirmada_em: nullable(text),
})

export const signInAttempts = table('sign_in_attempts', {
  subject: bytes,
  failures: int,
  last_at: int,
})

export const identities = table('identities', {
  id: text,
  pessoa_id: text,
  emissor: text,
  assunto: text,
  email: nullable(text),
  vinculada_em: text,
})

export const personLinks = table('person_links', {
  token_hash: bytes,
  pessoa_id: text,
  finalidade: word<LinkPurpose>(),
  email: text,
  criado_em: text,
  expira_em: text,
})

export const askedMails = table('asked_mails', { subject: bytes, asked_at: int })

export const invitations = table('invitations', {
  id: text,
  conta_id: nullable(text),
  papel: word<Role>(),
  email: nullable(text),
  pessoa_id: nullable(text),
  inicial: bool,
  criado_em: text,
  expira_em: text,
  token_hash: bytes,
})
