import { Type } from 'typebox'
import { checkName } from '../../access/accounts.ts'
import { checkEmail, checkPassword } from '../../access/people/person.ts'
import { textDetails } from '../body/bodies.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
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
import { agentOf, openSession, signedIn } from './open-session.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

/** Shows an invitation to a person who follows its link. */
export const followInvitation = operation({
  id: 'consultarConvite',
  at: 'POST /convites/consultar',
  tag: 'Pessoas',
  summary: 'Lê o convite de um link',
  description: 'Diz a quem o link convida, e para quê. Não o gasta.',
  access: 'public',
  body: bodyOf('O link.', { token: tokenField }),
  answer: data('O convite.', ref(convidadoSchema), followedExample),
  handle: async ({ body }, { queries }) =>
    foundOf(await queries.people.invitation(body.token), 'convite_invalido'),
})

export const acceptInvitation = operation({
  id: 'aceitarConvite',
  at: 'POST /convites/aceitar',
  tag: 'Pessoas',
  summary: 'Aceita um convite e entra',
  description:
    'Cria a pessoa, com a senha que ela escolhe, e abre uma sessão. O link vale uma vez. Um convite que veio por e-mail prova o endereço, e o tira de quem só o tenha informado; a quem recebeu o link de outro modo enviamos a confirmação, se a instalação envia e-mails.',
  access: 'public',
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
  check: textDetails({
    nome: (nome) => checkName('nome', nome),
    senha: checkPassword,
    email: checkEmail,
    conta: (conta) => checkName('conta', conta),
  }),
  answer: signedIn,
  async handle({ body, request, reply }, service) {
    const { token, ...given } = body
    const { correio } = service.installation
    const acceptance = { ...given, agente: agentOf(request), correio }
    const entered = doneOf(await service.commands.people.accept(token, acceptance))
    return await openSession(reply, entered, service)
  },
})
