import { Type } from 'typebox'
import { mayBegin, usualRole } from '../../access/people/invitation.ts'
import { checkEmail } from '../../access/people/person.ts'
import { isAtLeast } from '../../access/roles.ts'
import { normalizeEmail } from '../../lib/email-address.ts'
import { invitationUrl } from '../../mail/links.ts'
import type { Api } from '../api.ts'
import { created } from '../created.ts'
import {
  refuseBody,
  schemaDetails,
  textDetails,
  withoutBody,
  withoutQuery,
} from '../body/bodies.ts'
import { callerOn } from '../guard.ts'
import { administers, reachOf } from '../keys/grants.ts'
import { notAdministrator } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { nullable, ref } from '../schemas/field.ts'
import {
  conviteCriadoSchema,
  conviteSchema,
  createdInvitationExample,
  openInvitationExample,
} from './invitation-schema.ts'
import { requireConfirmed } from './confirmed.ts'
import type { PeopleApi } from './routes.ts'
import { bodyOf, emailField, idParams, papel, sessionExample } from './schema.ts'

/** GET and POST /convites, DELETE /convites/{id} */
export function invitationList(api: Api, { queries, commands, publicUrl }: PeopleApi): void {
  api.route({
    method: 'GET',
    url: '/convites',
    config: { access: 'conta', role: 'gestor' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarConvites',
      tags: ['Pessoas'],
      summary: 'Lista os convites abertos',
      description:
        'Os da conta que ainda não foram aceitos nem venceram; quem administra a instalação vê todos.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'Os convites.',
          Type.Array(ref(conviteSchema), { description: 'Os convites.' }),
          { sucesso: true, dados: [openInvitationExample] },
        ),
      },
    },
    handler: async (request) => ({
      sucesso: true as const,
      dados: await queries.people.invitations(reachOf(request)),
    }),
  })

  api.route({
    method: 'POST',
    url: '/convites',
    config: { access: 'pessoa', role: 'gestor' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'convidar',
      tags: ['Pessoas'],
      security: [{ sessao: [] }],
      summary: 'Convida alguém',
      description:
        'Com `email`, o convite vai por e-mail, e só ele o recebe; sem, a resposta traz o link, só desta vez. Quem gere uma conta convida para ela; quem administra a instalação também convida administradores, para qualquer conta ou uma nova. Sem `papel`, o primeiro de uma conta é `gestor`, os outros `editor`; um convite a gerir ou administrar, ou para outra conta, exige que a senha tenha sido confirmada em `/sessao/confirmar`. O convite termina se quem o fez perde o papel que o permite.',
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
      response: {
        201: envelope('O convite.', ref(conviteCriadoSchema), {
          sucesso: true,
          dados: createdInvitationExample,
        }),
      },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, { email: checkEmail })])
      const { conta_id: own, sessao } = callerOn(request)
      const { email, papel: given, conta = own } = request.body
      if ((given === 'administrador' || conta !== own) && !administers(request))
        throw notAdministrator()
      const accounts = await queries.keys.accounts()
      const account = accounts.find(({ id }) => id === conta)
      if (conta !== null && account === undefined) throw refusal('conta_desconhecida')
      const role = given ?? usualRole(account)
      if (!mayBegin(role, account)) throw refusal('conta_sem_gestor')
      // Who may let others in, or gets into another account, outlives a session that was taken over.
      if (isAtLeast(role, 'gestor') || conta !== own) requireConfirmed(request)
      const guest = {
        conta_id: conta,
        papel: role,
        email: email === undefined ? null : normalizeEmail(email.trim()),
        pessoa_id: sessao && sessao.pessoa_id,
      }
      const { invitation, token } = await commands.people.invite(guest)
      const { pessoa_id: _who, inicial: _initial, ...shown } = invitation
      const url = guest.email === null ? invitationUrl(publicUrl, token) : null
      const dados = { ...shown, conta: account?.nome ?? null, url }
      return created(reply, dados.id).send({ sucesso: true as const, dados })
    },
  })

  api.route({
    method: 'DELETE',
    url: '/convites/:id',
    config: { access: 'conta', role: 'gestor' },
    preValidation: withoutBody,
    schema: {
      operationId: 'retirarConvite',
      tags: ['Pessoas'],
      summary: 'Retira um convite',
      description: 'O link deixa de valer de imediato.',
      params: idParams('do convite', openInvitationExample.id),
      response: { 204: Type.Null({ description: 'O convite foi retirado.' }) },
    },
    handler: async (request, reply) => {
      doneOf(await commands.people.withdraw(reachOf(request), request.params.id))
      return reply.code(204).send(null)
    },
  })
}
