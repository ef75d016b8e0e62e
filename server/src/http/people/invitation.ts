import { Type } from 'typebox'
import { checkName } from '../../access/accounts.ts'
import { checkEmail, checkPassword } from '../../access/people/person.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import type { PeopleApi } from './routes.ts'
import {
  bodyOf,
  convidadoSchema,
  emailField,
  followedExample,
  newPasswordField,
  sessionExample,
  tokenField,
  writtenText,
} from './schema.ts'
import { agentOf, answerOpened, openedEnvelope } from './session.ts'

/** POST /convites/consultar and /convites/aceitar: the steps behind the link of an invitation. */
export function invitationRoutes(api: Api, service: PeopleApi): void {
  const { queries, commands } = service

  api.route({
    method: 'POST',
    url: '/convites/consultar',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'consultarConvite',
      tags: ['Pessoas'],
      security: [],
      summary: 'Lê o convite de um link',
      description: 'Diz a quem o link convida, e para quê. Não o gasta.',
      body: bodyOf('O link.', { token: tokenField }),
      response: {
        200: envelope('O convite.', ref(convidadoSchema), {
          sucesso: true,
          dados: followedExample,
        }),
      },
    },
    handler: async (request) => {
      refuseBody(schemaDetails(request))
      const dados = await queries.people.invitation(request.body.token)
      if (dados === null) throw refusal('convite_invalido')
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'POST',
    url: '/convites/aceitar',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'aceitarConvite',
      tags: ['Pessoas'],
      security: [],
      summary: 'Aceita um convite e entra',
      description:
        'Cria a pessoa, com a senha que ela escolhe, e abre uma sessão. O link vale uma vez. Um convite que veio por e-mail prova o endereço, e o tira de quem só o tenha informado; a quem recebeu o link de outro modo enviamos a confirmação, se a instalação envia e-mails.',
      body: bodyOf('Quem aceita.', {
        token: tokenField,
        nome: writtenText('Nome da pessoa.', 'Nome da Pessoa'),
        senha: newPasswordField,
        email: Type.Optional(emailField),
        conta_id: Type.Optional(
          writtenText(
            'A conta em que entra, entre as `contas` do convite; se só há uma, pode faltar.',
            sessionExample.conta.id,
          ),
        ),
        conta: Type.Optional(
          writtenText(
            'Nome da conta, se ela é aberta com a pessoa; sem ele, o da pessoa.',
            'Escritório',
          ),
        ),
      }),
      response: { 201: openedEnvelope('Quem entrou; o cookie vem em `Set-Cookie`.') },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, CHECKS)])
      const { token, ...acceptance } = request.body
      const agente = agentOf(request)
      const { correio } = service.installation
      const opened = doneOf(await commands.people.accept(token, { ...acceptance, agente, correio }))
      return await answerOpened(reply, opened, service)
    },
  })
}

const CHECKS = {
  nome: (nome: string) => checkName('nome', nome),
  senha: checkPassword,
  email: checkEmail,
  conta: (conta: string) => checkName('conta', conta),
}
