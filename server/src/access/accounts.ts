import { newId } from '../lib/crypto/ids.ts'
import { type Detail, Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Account, AccountPatch, KeyStore } from './key-store.ts'
import { checkEmail } from './people/person.ts'

/** Longer than any name of a person or office; keeps lists readable. */
const MAX_NAME = 200

export interface AccountRequest {
  nome: string
  /** The recipient of mails about its webhooks. */
  email: string
}

/**
 * Opens an account.
 * @throws Problem `parametro_invalido` naming every field that is wrong.
 */
export async function createAccount(
  store: Pick<KeyStore, 'createAccount'>,
  { nome, email }: AccountRequest,
  now: Date,
): Promise<Account> {
  const detalhes = accountDetails({ nome, email })
  if (detalhes.length > 0)
    throw new Problem('parametro_invalido', 'A conta não foi criada.', detalhes)
  const account = newAccount({ nome, email }, now)
  await store.createAccount(account)
  return account
}

/**
 * Changes an account.
 * @throws Problem `parametro_invalido` naming every field that is wrong, `nao_encontrado`
 */
export async function changeAccount(
  store: Pick<KeyStore, 'changeAccount'>,
  id: string,
  patch: AccountPatch,
): Promise<void> {
  const { nome, email } = patch
  const detalhes = [
    ...(nome === undefined ? [] : checkName('nome', nome)),
    ...(email === undefined ? [] : checkEmail(email)),
  ]
  if (detalhes.length > 0)
    throw new Problem('parametro_invalido', 'A conta não foi alterada.', detalhes)
  if (!(await store.changeAccount(id, patch))) throw unknownAccount(id)
}

/**
 * Closes an account; this cannot be undone.
 * @throws Problem `nao_encontrado`; `conflito` when nobody else runs the installation
 */
export async function closeAccount(
  store: Pick<KeyStore, 'closeAccount'>,
  id: string,
  now: Date,
): Promise<{ keys: number; webhooks: number }> {
  const outcome = await store.closeAccount(id, now)
  if ('done' in outcome) return outcome.done
  if (outcome.refused === 'conta_inexistente') throw unknownAccount(id)
  throw new Problem('conflito', 'Só as pessoas desta conta administram a instalação.', [
    detailOf(
      'id',
      'tem toda a administração',
      `Convide antes quem as suceda: ${PROGRAM} pessoa convidar --papel administrador`,
    ),
  ])
}

function unknownAccount(id: string): Problem {
  return new Problem('nao_encontrado', `Não há conta com o id ${id}.`, [
    detailOf('id', 'não existe', 'Liste as contas para ver os ids, que começam por cta_.'),
  ])
}

/** A new account, not stored yet; the request must be valid. */
export function newAccount({ nome, email }: AccountRequest, now: Date): Account {
  return {
    id: newId('cta', now.getTime()),
    nome: nome.trim(),
    email: email.trim(),
    criado_em: now.toISOString(),
  }
}

/** The faults of a request to open or change an account. */
function accountDetails({ nome, email }: AccountRequest): Detail[] {
  return [...checkName('nome', nome), ...checkEmail(email)]
}

/** The fault of an account's or key's name, if any. */
export function checkName(campo: string, nome: string): Detail[] {
  if (nome.trim() === '')
    return [detailOf(campo, 'está vazio', 'Dê um nome que ajude a reconhecer.')]
  if (Array.from(nome).length > MAX_NAME)
    return [detailOf(campo, `tem mais de ${MAX_NAME} caracteres`, 'Use um nome mais curto.')]
  return []
}
