import { Type } from 'typebox'
import { doneOf } from '../errors/refusals.ts'
import { proofOf, provenOf } from './proof.ts'
import { bodyOf, codeField, spareablePassword } from './schema.ts'
import { data, nothing } from '../answer.ts'
import { operation } from '../operation.ts'

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
const codes = data(
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
  { codigos: exampleCodes },
)

export const proposeApp = operation({
  id: 'proporSegundoFator',
  at: 'POST /pessoa/segundo_fator',
  tag: 'Pessoas',
  summary: 'Começa a usar um aplicativo autenticador',
  description: 'Dá o segredo do aplicativo. Nada se pede ainda: confirme-o com um código dele.',
  access: 'pessoa',
  body: bodyOf('Quem pede.', { senha: spareablePassword }),
  answer: data('O segredo.', proposal, example),
  async handle({ body, caller, reply }, { commands }) {
    const { pessoa_id } = caller.sessao
    return provenOf(reply, await commands.people.proposeApp(pessoa_id, proofOf(caller, body)))
  },
})

export const confirmApp = operation({
  id: 'confirmarSegundoFator',
  at: 'POST /pessoa/segundo_fator/confirmar',
  tag: 'Pessoas',
  summary: 'Liga o aplicativo autenticador',
  description:
    'Daqui em diante se pede um código dele para entrar. As outras sessões da pessoa terminam.',
  access: 'pessoa',
  body: bodyOf('Um código do aplicativo.', { codigo: codeField }),
  answer: codes,
  handle: async ({ body, caller }, { commands }) => ({
    codigos: doneOf(await commands.people.confirmApp(caller.sessao, body.codigo)),
  }),
})

export const renewRecoveryCodes = operation({
  id: 'renovarCodigosRecuperacao',
  at: 'POST /pessoa/segundo_fator/codigos',
  tag: 'Pessoas',
  summary: 'Troca os códigos de recuperação',
  description: 'Os antigos deixam de valer.',
  access: 'pessoa',
  body: bodyOf('Quem pede.', { senha: spareablePassword, codigo: Type.Optional(codeField) }),
  answer: codes,
  async handle({ body, caller, reply }, { commands }) {
    const { pessoa_id } = caller.sessao
    const renewed = await commands.people.renewRecoveryCodes(pessoa_id, proofOf(caller, body))
    return { codigos: provenOf(reply, renewed) }
  },
})

export const dropApp = operation({
  id: 'desligarSegundoFator',
  at: 'POST /pessoa/segundo_fator/desligar',
  tag: 'Pessoas',
  summary: 'Desliga o aplicativo autenticador',
  description: 'Só a senha volta a bastar; os códigos de recuperação deixam de valer.',
  access: 'pessoa',
  body: bodyOf('Quem pede.', { senha: spareablePassword, codigo: Type.Optional(codeField) }),
  answer: nothing('O aplicativo foi desligado.'),
  async handle({ body, caller, reply }, { commands }) {
    const { pessoa_id } = caller.sessao
    provenOf(reply, await commands.people.dropApp(pessoa_id, proofOf(caller, body)))
  },
})
