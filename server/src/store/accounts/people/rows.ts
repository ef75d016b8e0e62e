import type { Role } from '../../../access/roles.ts'
import { bool, nullable, row, text, word } from '../../rows.ts'

const person = {
  id: text,
  conta_id: text,
  nome: text,
  email: text,
  papel: word<Role>(),
  email_confirmado_em: nullable(text),
  segundo_fator_em: nullable(text),
  criado_em: text,
}

export const personRow = row(person)
export const credentialsRow = row({ ...person, senha: text })

export const sessionRow = row({
  id: text,
  pessoa_id: text,
  criado_em: text,
  expira_em: text,
  ultimo_uso_em: nullable(text),
  agente: nullable(text),
})

export const linkedRow = row({
  id: text,
  emissor: text,
  email: nullable(text),
  vinculada_em: text,
})

const invitation = {
  id: text,
  conta_id: nullable(text),
  papel: word<Role>(),
  email: nullable(text),
  pessoa_id: nullable(text),
  inicial: bool,
  criado_em: text,
  expira_em: text,
}

export const invitationRow = row(invitation)
export const openInvitationRow = row({ ...invitation, conta: nullable(text) })
