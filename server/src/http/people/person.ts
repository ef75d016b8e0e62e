import { Type } from 'typebox'
import { checkName } from '../../access/accounts.ts'
import { checkEmail } from '../../access/people/person.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import { personOf } from '../guard.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { proofOf, provenOf } from './proof.ts'
import type { PeopleApi } from './routes.ts'
import {
  ANYBODY,
  ONLY_PEOPLE,
  acceptedEnvelope,
  acceptedExample,
  bodyOf,
  codeField,
  emailField,
  spareablePassword,
  sessionExample,
  tokenField,
  writtenText,
} from './schema.ts'
import { openedEnvelope, openedSession } from './session.ts'

/** PATCH /pessoa, POST /pessoa/email and /email/confirmar */
export function personRoutes(api: Api, service: PeopleApi): void {
  const { commands } = service

  api.route({
    method: 'PATCH',
    url: '/pessoa',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'alterarPessoa',
      summary: 'Muda o próprio nome',
      description: 'O nome com que a pessoa aparece na conta e nos convites que faz.',
      body: bodyOf('O que muda.', { nome: writtenText('Nome da pessoa.', 'Nome da Pessoa') }),
      response: { 200: openedEnvelope('Quem entrou, com o nome novo.') },
    },
    handler: async (request) => {
      const details = textDetails(request.body, { nome: (nome) => checkName('nome', nome) })
      refuseBody([...schemaDetails(request), ...details])
      const { id, pessoa_id } = personOf(request)
      await commands.people.rename(pessoa_id, request.body.nome)
      const dados = await openedSession(id, service)
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/email',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'trocarEmail',
      summary: 'Confirma ou troca o próprio e-mail',
      description:
        'Envia um link ao endereço, o da pessoa ou um novo; quando o link é aberto, o endereço passa a valer e fica confirmado, e o antigo é avisado.',
      body: bodyOf('O endereço.', {
        senha: spareablePassword,
        codigo: Type.Optional(codeField),
        email: Type.Optional(emailField),
      }),
      response: { 202: acceptedEnvelope('O link foi mandado ao endereço.') },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, { email: checkEmail })])
      const { email = null, ...given } = request.body
      const { pessoa_id } = personOf(request)
      const proof = proofOf(request, given)
      provenOf(reply, await commands.people.changeAddress(pessoa_id, proof, email))
      return reply.code(202).send(acceptedExample)
    },
  })

  api.route({
    method: 'POST',
    url: '/email/confirmar',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ANYBODY,
      operationId: 'confirmarEmail',
      summary: 'Confirma um e-mail, com o link recebido nele',
      description: 'O endereço passa a ser o da pessoa, confirmado. O link vale uma vez.',
      body: bodyOf('O link.', { token: tokenField }),
      response: {
        200: envelope(
          'O endereço confirmado.',
          Type.Object({ email: emailField }, { description: 'O endereço.' }),
          { sucesso: true, dados: { email: sessionExample.pessoa.email } },
        ),
      },
    },
    handler: async (request) => {
      refuseBody(schemaDetails(request))
      const email = doneOf(await commands.people.proveAddress(request.body.token))
      return { sucesso: true as const, dados: { email } }
    },
  })
}
