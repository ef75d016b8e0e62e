import { Type } from 'typebox'
import { checkName } from '../../access/accounts.ts'
import { checkEmail } from '../../access/people/person.ts'
import { textDetails } from '../body/bodies.ts'
import { doneOf } from '../errors/refusals.ts'
import { proofOf, provenOf } from './proof.ts'
import {
  untold,
  bodyOf,
  codeField,
  emailField,
  spareablePassword,
  sessionExample,
  tokenField,
  writtenText,
} from './schema.ts'
import { openSessionAnswer, openedSession } from './open-session.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const renamePerson = operation({
  id: 'alterarPessoa',
  at: 'PATCH /pessoa',
  tag: 'Pessoas',
  summary: 'Muda o próprio nome',
  description: 'O nome com que a pessoa aparece na conta e nos convites que faz.',
  access: 'pessoa',
  body: bodyOf('O que muda.', { nome: writtenText('Nome da pessoa.', 'Nome da Pessoa') }),
  check: textDetails({ nome: (nome) => checkName('nome', nome) }),
  answer: openSessionAnswer('Quem entrou, com o nome novo.'),
  async handle({ body, caller }, service) {
    const { id, pessoa_id } = caller.sessao
    await service.commands.people.rename(pessoa_id, body.nome)
    return await openedSession(id, service)
  },
})

export const changeAddress = operation({
  id: 'trocarEmail',
  at: 'POST /pessoa/email',
  tag: 'Pessoas',
  summary: 'Confirma ou troca o próprio e-mail',
  description:
    'Envia um link ao endereço, o da pessoa ou um novo; quando o link é aberto, o endereço passa a valer e fica confirmado, e o antigo é avisado.',
  access: 'pessoa',
  body: bodyOf('O endereço.', {
    senha: spareablePassword,
    codigo: Type.Optional(codeField),
    email: Type.Optional(emailField),
  }),
  check: textDetails({ email: checkEmail }),
  answer: untold('O link foi mandado ao endereço.'),
  async handle({ body, caller, reply }, { commands }) {
    const { email = null, ...given } = body
    const { pessoa_id } = caller.sessao
    const proof = proofOf(caller, given)
    provenOf(reply, await commands.people.changeAddress(pessoa_id, proof, email))
    return null
  },
})

export const proveAddress = operation({
  id: 'confirmarEmail',
  at: 'POST /email/confirmar',
  tag: 'Pessoas',
  summary: 'Confirma um e-mail, com o link recebido nele',
  description: 'O endereço passa a ser o da pessoa, confirmado. O link vale uma vez.',
  access: 'public',
  body: bodyOf('O link.', { token: tokenField }),
  answer: data(
    'O endereço confirmado.',
    Type.Object({ email: emailField }, { description: 'O endereço.' }),
    { email: sessionExample.pessoa.email },
  ),
  handle: async ({ body }, { commands }) => ({
    email: doneOf(await commands.people.proveAddress(body.token)),
  }),
})
