import { Type } from 'typebox'
import { checkEmail } from '../../access/people/person.ts'
import { textDetails } from '../body/bodies.ts'
import { refusal } from '../errors/refusals.ts'
import { nullable } from '../schemas/field.ts'
import { readOnlyField } from '../schemas/read-only.ts'
import { untold, bodyOf, emailField } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const readInstallation = operation({
  id: 'obterInstalacao',
  at: 'GET /instalacao',
  tag: 'Pessoas',
  summary: 'Diz o que a página de entrada pode oferecer',
  description: 'O que qualquer um pode saber desta instalação antes de entrar.',
  access: 'public',
  answer: data(
    'A instalação.',
    Type.Object(
      {
        cadastro_aberto: Type.Boolean({
          description: 'Se qualquer um pode pedir uma conta, em `/cadastro`.',
          examples: [false],
        }),
        situacao_publica: Type.Boolean({
          description: 'Se qualquer um pode ver se o serviço está em dia, em `/situacao`.',
          examples: [false],
        }),
        leitura_publica: Type.Boolean({
          description:
            'Se qualquer um pode ler um ato em `/ato/{id}` e uma edição em `/edicao`, sem conta.',
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
              description: 'O provedor de identidade pelo qual também se entra; `null` se não há.',
            },
          ),
        ),
        somente_leitura: readOnlyField,
      },
      { description: 'O que ela oferece.' },
    ),
    {
      cadastro_aberto: false,
      situacao_publica: false,
      leitura_publica: false,
      correio: true,
      provedor: { nome: 'gov.br' },
      somente_leitura: null,
    },
  ),
  handle: (_call, { installation, readOnly }) => ({
    ...installation,
    somente_leitura: readOnly(),
  }),
})

export const signUp = operation({
  id: 'cadastrar',
  at: 'POST /cadastro',
  tag: 'Pessoas',
  summary: 'Pede uma conta',
  description:
    'Envia ao endereço um convite para criar uma conta; a quem já tem uma, um lembrete. A resposta é a mesma. 403 se o cadastro está fechado.',
  access: 'public',
  body: bodyOf('Quem pede.', { email: emailField }),
  check: textDetails({ email: checkEmail }),
  answer: untold('O pedido foi recebido.'),
  async handle({ body }, { commands, installation }) {
    if (!installation.cadastro_aberto) throw refusal('cadastro_fechado')
    await commands.people.signUp(body.email)
    return null
  },
})
