import { Type } from 'typebox'
import { checkEmail, checkPassword } from '../../access/people/person.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import { personOf } from '../guard.ts'
import { doneOf } from '../errors/refusals.ts'
import { proofOf, provenOf } from './proof.ts'
import type { PeopleApi } from './routes.ts'
import { setDeviceCookie } from './session-cookie.ts'
import {
  ANYBODY,
  ONLY_PEOPLE,
  acceptedEnvelope,
  acceptedExample,
  bodyOf,
  codeField,
  emailField,
  newPasswordField,
  spareablePassword,
  tokenField,
} from './schema.ts'

/** POST /senha/pedir, /senha/definir and /pessoa/senha */
export function passwordRoutes(api: Api, { commands, publicUrl }: PeopleApi): void {
  api.route({
    method: 'POST',
    url: '/senha/pedir',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ANYBODY,
      operationId: 'pedirSenha',
      summary: 'Pede uma senha nova',
      description:
        'Envia um link ao endereço, se ele tem cadastro e foi confirmado; a resposta é a mesma se não tem. O link vale por uma hora, e um novo só é enviado depois de dez minutos.',
      body: bodyOf('De quem é a senha.', { email: emailField }),
      response: { 202: acceptedEnvelope('O pedido foi recebido.') },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, { email: checkEmail })])
      await commands.people.forgotPassword(request.body.email)
      return reply.code(202).send(acceptedExample)
    },
  })

  api.route({
    method: 'POST',
    url: '/senha/definir',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ANYBODY,
      operationId: 'definirSenha',
      summary: 'Define a senha, com o link de um e-mail',
      description:
        'Todas as sessões da pessoa terminam; depois é preciso entrar. Neste navegador, tentativas de estranhos não fazem esperar (cookie `arauto_aparelho`).',
      body: bodyOf('A senha nova.', { token: tokenField, senha: newPasswordField }),
      response: { 204: Type.Null({ description: 'A senha foi definida.' }) },
    },
    handler: async (request, reply) => {
      const details = textDetails(request.body, { senha: checkPassword })
      refuseBody([...schemaDetails(request), ...details])
      const { token, senha } = request.body
      const device = doneOf(await commands.people.resetPassword(token, senha))
      setDeviceCookie(reply, device, publicUrl)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/senha',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'trocarSenha',
      summary: 'Troca a própria senha',
      description: 'As outras sessões da pessoa terminam; a deste navegador continua.',
      body: bodyOf('As duas senhas.', {
        senha_atual: spareablePassword,
        senha: newPasswordField,
        codigo: Type.Optional(codeField),
      }),
      response: { 204: Type.Null({ description: 'A senha foi trocada.' }) },
    },
    handler: async (request, reply) => {
      const details = textDetails(request.body, { senha: checkPassword })
      refuseBody([...schemaDetails(request), ...details])
      const { senha_atual, senha, codigo } = request.body
      const proof = proofOf(request, { senha: senha_atual, codigo })
      provenOf(reply, await commands.people.changePassword(personOf(request), proof, senha))
      return reply.code(204).send(null)
    },
  })
}
