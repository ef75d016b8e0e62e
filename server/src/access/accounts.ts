import { newId } from '../lib/ids.ts'
import { type Detail, Problem, detailOf } from '../lib/problem.ts'
import type { Account, KeyStore } from './key-store.ts'
import { checkEmail } from './people/person.ts'

/** Longer than any name of a person or office; keeps lists readable. */
const MAX_NAME = 200

/**
 * Opens an account.
 * @throws Problem `parametro_invalido` naming every field that is wrong.
 */
export async function createAccount(
  store: Pick<KeyStore, 'createAccount'>,
  { nome, email }: { nome: string; email: string },
  now: Date,
): Promise<Account> {
  const detalhes = [...checkName('nome', nome), ...checkEmail(email)]
  if (detalhes.length > 0)
    throw new Problem('parametro_invalido', 'A conta não foi criada.', detalhes)
  const account: Account = {
    id: newId('cta', now.getTime()),
    nome: nome.trim(),
    email: email.trim(),
    criado_em: now.toISOString(),
  }
  await store.createAccount(account)
  return account
}

/** What is wrong with the name of an account or a key: nothing, or one detail. */
export function checkName(campo: string, nome: string): Detail[] {
  if (nome.trim() === '')
    return [detailOf(campo, 'está vazio', 'Dê um nome que ajude a reconhecer.')]
  if (Array.from(nome).length > MAX_NAME)
    return [detailOf(campo, `tem mais de ${MAX_NAME} caracteres`, 'Use um nome mais curto.')]
  return []
}
