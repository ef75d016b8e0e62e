import { ROLES, type Role } from '../access/roles.ts'
import { mayBegin, newInvitation, usualRole } from '../access/people/invitation.ts'
import { normalizeEmail } from '../lib/text/email-address.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { invitationUrl } from '../mail/links.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import { createPeopleStore } from '../store/accounts/people/store.ts'
import { openSecretBox } from '../store/secret-key.ts'
import type { CommandBody } from './command.ts'
import { onStore } from './on-store.ts'

export const pessoaConvidar: CommandBody = {
  opcoes: {
    papel: {
      tipo: 'texto',
      descricao: `${ROLES.join(', ')} (padrão: editor; o primeiro de uma conta, gestor)`,
    },
    conta: { tipo: 'texto', descricao: 'Id da conta (padrão: uma nova, da pessoa)' },
    email: { tipo: 'texto', descricao: 'Envia o link a este endereço, em vez de mostrá-lo' },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    return await onStore(config, async ({ sql, clock }) => {
      const conta_id = args.texto('conta') ?? null
      const accounts = await createKeyStore(sql).listAccounts(clock())
      const account = accounts.find(({ id }) => id === conta_id)
      if (conta_id !== null && account === undefined)
        throw wrong(
          'conta',
          'não existe',
          'Crie a conta antes, ou confira o id, que começa por cta_.',
        )
      const guest = {
        conta_id,
        papel: readRole(args.texto('papel')) ?? usualRole(account),
        email: readEmail(args.texto('email')),
        pessoa_id: null,
      }
      if (!mayBegin(guest.papel, account))
        throw wrong('papel', 'não cuida da conta', 'A primeira pessoa de uma conta é gestor.')
      const box = await openSecretBox(sql, config.dataDir, config.secretKey)
      const { invitation, token } = newInvitation(guest, clock())
      await createPeopleStore(sql, box).invite({ ...invitation, token })
      const base = config.publicUrl || `http://${config.host}:${config.port}`
      const url = guest.email === null ? invitationUrl(base, token) : null
      if (args.chave('json')) console.log(JSON.stringify({ ...guest, id: invitation.id, url }))
      else console.log(url ?? `O convite vai por e-mail a ${guest.email}.`)
      return 0
    })
  },
}

function readRole(text: string | undefined): Role | undefined {
  if (text === undefined) return undefined
  const role = ROLES.find((known) => known === text)
  if (role === undefined)
    throw wrong('papel', 'não é um papel', `Os papéis são: ${ROLES.join(', ')}.`)
  return role
}

function readEmail(text: string | undefined): string | null {
  if (text === undefined) return null
  const email = normalizeEmail(text.trim())
  if (email === null)
    throw wrong('email', 'não parece um endereço de e-mail', 'Por exemplo: nome@exemplo.com.br.')
  return email
}

function wrong(campo: string, problema: string, sugestao: string): Problem {
  return new Problem('parametro_invalido', 'O convite não foi feito.', [
    detailOf(campo, problema, sugestao),
  ])
}
