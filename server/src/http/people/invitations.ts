import { Type } from 'typebox'
import { mayBegin, usualRole } from '../../access/people/invitation.ts'
import { checkEmail } from '../../access/people/person.ts'
import { isAtLeast } from '../../access/roles.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import { invitationUrl } from '../../mail/links.ts'
import { textDetails } from '../body/bodies.ts'
import { administers, reachOf } from '../keys/grants.ts'
import { notAdministrator } from '../errors/problems.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { nullable, ref } from '../schemas/field.ts'
import {
  conviteCriadoSchema,
  conviteSchema,
  createdInvitationExample,
  openInvitationExample,
} from './invitation-schema.ts'
import { requireConfirmed } from './confirmed.ts'
import { bodyOf, emailField, idParams, papel, sessionExample } from './schema.ts'
import { created, data, nothing } from '../answer.ts'
import { operation } from '../operation.ts'

export const listInvitations = operation({
  id: 'listarConvites',
  at: 'GET /convites',
  tag: 'Pessoas',
  summary: 'Lista os convites abertos',
  description:
    'Os da conta que ainda não foram aceitos nem venceram; quem administra a instalação vê todos.',
  access: 'conta',
  role: 'gestor',
  answer: data('Os convites.', Type.Array(ref(conviteSchema), { description: 'Os convites.' }), [
    openInvitationExample,
  ]),
  handle: ({ caller }, { queries }) => queries.people.invitations(reachOf(caller)),
})

export const invite = operation({
  id: 'convidar',
  at: 'POST /convites',
  tag: 'Pessoas',
  summary: 'Convida alguém',
  description:
    'Com `email`, o convite vai por e-mail, e só ele o recebe; sem, a resposta traz o link, só desta vez. Quem gere uma conta convida para ela; quem administra a instalação também convida administradores, para qualquer conta ou uma nova. Sem `papel`, o primeiro de uma conta é `gestor`, os outros `editor`; um convite a gerir ou administrar, ou para outra conta, exige que a senha tenha sido confirmada em `/sessao/confirmar`. O convite termina se quem o fez perde o papel que o permite.',
  access: 'pessoa',
  role: 'gestor',
  body: bodyOf('O convite.', {
    email: Type.Optional(emailField),
    papel: Type.Optional(papel),
    conta: Type.Optional(
      nullable(
        Type.String({
          maxLength: 100,
          description: 'A conta; `null`: uma nova, que o convidado nomeia; sem ela, a sua.',
          examples: [sessionExample.conta.id],
        }),
      ),
    ),
  }),
  check: textDetails({ email: checkEmail }),
  answer: created(data('O convite.', ref(conviteCriadoSchema), createdInvitationExample)),
  async handle({ body, caller }, { queries, commands, publicUrl }) {
    const { conta_id: own, sessao } = caller
    const { email, papel: given, conta = own } = body
    if ((given === 'administrador' || conta !== own) && !administers(caller))
      throw notAdministrator()
    const accounts = await queries.keys.accounts()
    const account = accounts.find(({ id }) => id === conta)
    if (conta !== null && account === undefined) throw refusal('conta_desconhecida')
    const role = given ?? usualRole(account)
    if (!mayBegin(role, account)) throw refusal('conta_sem_gestor')
    // With a stolen session, an intruder could otherwise create lasting access for themselves.
    if (isAtLeast(role, 'gestor') || conta !== own) requireConfirmed(caller)
    const guest = {
      conta_id: conta,
      papel: role,
      email: email === undefined ? null : normalizeEmail(email.trim()),
      pessoa_id: sessao.pessoa_id,
    }
    const { invitation, token } = await commands.people.invite(guest)
    const { pessoa_id: _who, inicial: _initial, ...shown } = invitation
    const url = guest.email === null ? invitationUrl(publicUrl, token) : null
    return { ...shown, conta: account?.nome ?? null, url }
  },
})

export const withdrawInvitation = operation({
  id: 'retirarConvite',
  at: 'DELETE /convites/{id}',
  tag: 'Pessoas',
  summary: 'Retira um convite',
  description: 'O link deixa de valer de imediato.',
  access: 'conta',
  role: 'gestor',
  params: idParams('do convite', openInvitationExample.id),
  answer: nothing('O convite foi retirado.'),
  async handle({ caller, params }, { commands }) {
    doneOf(await commands.people.withdraw(reachOf(caller), params.id))
  },
})
