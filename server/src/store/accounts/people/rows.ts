import { nullable, row, text } from '../../rows.ts'
import { identities, invitations, people, sessions } from '../tables.ts'

export const personRow = people.pick(
  'id',
  'conta_id',
  'nome',
  'email',
  'papel',
  'email_confirmado_em',
  'segundo_fator_em',
  'criado_em',
)
export const credentialsRow = people.pick(...personRow.names, 'senha')

export const sessionRow = sessions.pick(
  'id',
  'pessoa_id',
  'criado_em',
  'expira_em',
  'ultimo_uso_em',
  'agente',
)

export const linkedRow = identities.pick('id', 'emissor', 'email', 'vinculada_em')

export const invitationRow = invitations.pick(
  'id',
  'conta_id',
  'papel',
  'email',
  'pessoa_id',
  'inicial',
  'criado_em',
  'expira_em',
)
export const openInvitationRow = row({ ...invitationRow.shape, conta: nullable(text) })
