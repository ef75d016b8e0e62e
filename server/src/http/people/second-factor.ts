import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutQuery } from '../body/bodies.ts'
import { personOf } from '../guard.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { proofOf, provenOf } from './proof.ts'
import type { PeopleApi } from './routes.ts'
import { ONLY_PEOPLE, bodyOf, codeField, spareablePassword } from './schema.ts'

const example = {
  segredo: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Arauto:pessoa%40exemplo.com.br?issuer=Arauto&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
}
const proposal = Type.Object(
  {
    segredo: Type.String({
      description: 'Para digitar no aplicativo.',
      examples: [example.segredo],
    }),
    url: Type.String({
      description: 'O mesmo, para mostrar como QR code.',
      examples: [example.url],
    }),
  },
  { description: 'O que o aplicativo deve guardar.' },
)
const exampleCodes = ['q7hm-2kxv-9dpe-w4tb-h8rn-x3vk', 'z3nc-8rjy-5fgs-a6uk-m2tb-e7wd']
const codesEnvelope = envelope(
  'Os códigos de recuperação, mostrados só desta vez.',
  Type.Object(
    {
      codigos: Type.Array(Type.String(), {
        description: 'Dez códigos, cada um para entrar uma vez sem o aplicativo.',
        examples: [exampleCodes],
      }),
    },
    { description: 'Os códigos.' },
  ),
  { sucesso: true, dados: { codigos: exampleCodes } },
)

/** POST /pessoa/segundo_fator and the paths below it. */
export function secondFactorRoutes(api: Api, { commands }: PeopleApi): void {
  api.route({
    method: 'POST',
    url: '/pessoa/segundo_fator',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'proporSegundoFator',
      summary: 'Começa a usar um aplicativo autenticador',
      description: 'Dá o segredo do aplicativo. Nada se pede ainda: confirme-o com um código dele.',
      body: bodyOf('Quem pede.', { senha: spareablePassword }),
      response: {
        200: envelope('O segredo.', proposal, { sucesso: true, dados: example }),
      },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const { pessoa_id } = personOf(request)
      const dados = provenOf(
        reply,
        await commands.people.proposeApp(pessoa_id, proofOf(request, request.body)),
      )
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/segundo_fator/confirmar',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'confirmarSegundoFator',
      summary: 'Liga o aplicativo autenticador',
      description:
        'Daqui em diante se pede um código dele para entrar. As outras sessões da pessoa terminam.',
      body: bodyOf('Um código do aplicativo.', { codigo: codeField }),
      response: { 200: codesEnvelope },
    },
    handler: async (request) => {
      refuseBody(schemaDetails(request))
      const { codigo } = request.body
      const codigos = doneOf(await commands.people.confirmApp(personOf(request), codigo))
      return { sucesso: true as const, dados: { codigos } }
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/segundo_fator/codigos',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'renovarCodigosRecuperacao',
      summary: 'Troca os códigos de recuperação',
      description: 'Os antigos deixam de valer.',
      body: bodyOf('Quem pede.', { senha: spareablePassword, codigo: Type.Optional(codeField) }),
      response: { 200: codesEnvelope },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const { pessoa_id } = personOf(request)
      const renewed = await commands.people.renewRecoveryCodes(
        pessoa_id,
        proofOf(request, request.body),
      )
      return { sucesso: true as const, dados: { codigos: provenOf(reply, renewed) } }
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/segundo_fator/desligar',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'desligarSegundoFator',
      summary: 'Desliga o aplicativo autenticador',
      description: 'Só a senha volta a bastar; os códigos de recuperação deixam de valer.',
      body: bodyOf('Quem pede.', { senha: spareablePassword, codigo: Type.Optional(codeField) }),
      response: { 204: Type.Null({ description: 'O aplicativo foi desligado.' }) },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const { pessoa_id } = personOf(request)
      provenOf(reply, await commands.people.dropApp(pessoa_id, proofOf(request, request.body)))
      return reply.code(204).send(null)
    },
  })
}
