import { Type } from 'typebox'
import { checkEmail, checkPassword } from '../../access/people/person.ts'
import { textDetails } from '../body/bodies.ts'
import { doneOf } from '../errors/refusals.ts'
import { proofOf, provenOf } from './proof.ts'
import { setDeviceCookie } from './session-cookie.ts'
import {
  untold,
  bodyOf,
  codeField,
  emailField,
  newPasswordField,
  spareablePassword,
  tokenField,
} from './schema.ts'
import { nothing } from '../answer.ts'
import { operation } from '../operation.ts'

export const forgetPassword = operation({
  id: 'pedirSenha',
  at: 'POST /senha/pedir',
  tag: 'Pessoas',
  summary: 'Pede uma senha nova',
  description:
    'Envia um link ao endereço, se ele tem cadastro e foi confirmado; a resposta é a mesma se não tem. O link vale por uma hora, e um novo só é enviado depois de dez minutos.',
  access: 'public',
  body: bodyOf('De quem é a senha.', { email: emailField }),
  check: textDetails({ email: checkEmail }),
  answer: untold('O pedido foi recebido.'),
  async handle({ body }, { commands }) {
    await commands.people.forgotPassword(body.email)
    return null
  },
})

export const resetPassword = operation({
  id: 'definirSenha',
  at: 'POST /senha/definir',
  tag: 'Pessoas',
  summary: 'Define a senha, com o link de um e-mail',
  description:
    'Todas as sessões da pessoa terminam; depois é preciso entrar. Neste navegador, tentativas de estranhos não fazem esperar (cookie `arauto_aparelho`).',
  access: 'public',
  body: bodyOf('A senha nova.', { token: tokenField, senha: newPasswordField }),
  check: textDetails({ senha: checkPassword }),
  answer: nothing('A senha foi definida.'),
  async handle({ body: { token, senha }, reply }, { commands, publicUrl }) {
    const device = doneOf(await commands.people.resetPassword(token, senha))
    setDeviceCookie(reply, device, publicUrl)
  },
})

export const changePassword = operation({
  id: 'trocarSenha',
  at: 'POST /pessoa/senha',
  tag: 'Pessoas',
  summary: 'Troca a própria senha',
  description: 'As outras sessões da pessoa terminam; a deste navegador continua.',
  access: 'pessoa',
  body: bodyOf('As duas senhas.', {
    senha_atual: spareablePassword,
    senha: newPasswordField,
    codigo: Type.Optional(codeField),
  }),
  check: textDetails({ senha: checkPassword }),
  answer: nothing('A senha foi trocada.'),
  async handle({ body, caller, reply }, { commands }) {
    const { senha_atual, senha, codigo } = body
    const proof = proofOf(caller, { senha: senha_atual, codigo })
    provenOf(reply, await commands.people.changePassword(caller.sessao, proof, senha))
  },
})
