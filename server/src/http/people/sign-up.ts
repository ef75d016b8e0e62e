import { Type } from 'typebox'
import { checkEmail } from '../../access/people/person.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import { strictQuery } from '../query/strict-query.ts'
import { refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { nullable } from '../schemas/field.ts'
import { readOnlyField } from '../schemas/read-only.ts'
import type { PeopleApi } from './routes.ts'
import { ANYBODY, acceptedEnvelope, acceptedExample, bodyOf, emailField } from './schema.ts'

/** GET /instalacao and POST /cadastro */
export function signUpRoutes(api: Api, { commands, installation, readOnly }: PeopleApi): void {
  api.route({
    method: 'GET',
    url: '/instalacao',
    config: { access: 'public' },
    validatorCompiler: strictQuery(),
    schema: {
      ...ANYBODY,
      operationId: 'obterInstalacao',
      summary: 'Diz o que a página de entrada pode oferecer',
      description: 'O que qualquer um pode saber desta instalação antes de entrar.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'A instalação.',
          Type.Object(
            {
              cadastro_aberto: Type.Boolean({
                description: 'Se qualquer um pode pedir uma conta, em `/cadastro`.',
                examples: [false],
              }),
              correio: Type.Boolean({
                description:
                  'Se a instalação envia e-mails; sem isso não há recuperação de senha nem convite por e-mail.',
                examples: [true],
              }),
              provedor: nullable(
                Type.Object(
                  {
                    nome: Type.String({
                      description: 'Como se chama no botão “Entrar com …”.',
                      examples: ['gov.br'],
                    }),
                  },
                  {
                    description:
                      'O provedor de identidade pelo qual também se entra; `null` se não há.',
                  },
                ),
              ),
              somente_leitura: readOnlyField,
            },
            { description: 'O que ela oferece.' },
          ),
          {
            sucesso: true,
            dados: {
              cadastro_aberto: false,
              correio: true,
              provedor: { nome: 'gov.br' },
              somente_leitura: null,
            },
          },
        ),
      },
    },
    handler: async () => ({
      sucesso: true as const,
      dados: { ...installation, somente_leitura: readOnly() },
    }),
  })

  api.route({
    method: 'POST',
    url: '/cadastro',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ANYBODY,
      operationId: 'cadastrar',
      summary: 'Pede uma conta',
      description:
        'Envia ao endereço um convite para criar uma conta; a quem já tem uma, um lembrete. A resposta é a mesma. 403 se o cadastro está fechado.',
      body: bodyOf('Quem pede.', { email: emailField }),
      response: { 202: acceptedEnvelope('O pedido foi recebido.') },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, { email: checkEmail })])
      if (!installation.cadastro_aberto) throw refusal('cadastro_fechado')
      await commands.people.signUp(request.body.email)
      return reply.code(202).send(acceptedExample)
    },
  })
}
