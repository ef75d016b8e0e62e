import { Type } from 'typebox'
import { provenOf } from './proof.ts'
import { agentOf, openSession, openSessionAnswer, openedSession, signedIn } from './open-session.ts'
import { bodyOf, codeField, emailField, passwordField } from './schema.ts'
import { clearSessionCookie, deviceToken } from './session-cookie.ts'
import { logSignIn } from './sign-in-log.ts'
import { nothing } from '../answer.ts'
import { operation } from '../operation.ts'

/** GET, POST and DELETE /sessao */
export const readSession = operation({
  id: 'obterSessao',
  at: 'GET /sessao',
  tag: 'Pessoas',
  summary: 'Diz quem entrou',
  description: 'A pessoa da sessão, o papel e a conta dela; 401 se ninguém entrou.',
  access: 'pessoa',
  answer: openSessionAnswer('Quem entrou.'),
  handle: ({ caller }, service) => openedSession(caller.sessao.id, service),
})

export const signIn = operation({
  id: 'entrar',
  at: 'POST /sessao',
  tag: 'Pessoas',
  summary: 'Entra',
  description:
    'Abre uma sessão, que termina depois de doze horas sem uso (ou quanto a instalação disser) e, em todo caso, de 30 dias, num cookie que só este serviço lê. Toda requisição que muda algo numa sessão leva o cabeçalho `X-Requested-With`, com qualquer valor; sem ele, ou vinda de outro site, é recusada com 403. A quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`; repita com ele. Depois de cinco senhas erradas cada nova tentativa espera mais: 429; num navegador em que a pessoa já entrou contam só as de lá (cookie `arauto_aparelho`).',
  access: 'public',
  body: bodyOf('Quem entra.', {
    email: emailField,
    senha: passwordField,
    codigo: Type.Optional(codeField),
  }),
  answer: signedIn,
  async handle({ body, request, reply }, service) {
    const aparelho = deviceToken(request, service.publicUrl)
    const browser = { agente: agentOf(request), aparelho }
    const result = await service.commands.people.signIn({ ...body, ...browser })
    const entered = provenOf(reply, result, 'entrada_recusada')
    logSignIn(request)
    return await openSession(reply, entered, service)
  },
})

export const confirmSession = operation({
  id: 'confirmarSessao',
  at: 'POST /sessao/confirmar',
  tag: 'Pessoas',
  summary: 'Confirma que é você',
  description:
    'Com a senha e, se houver aplicativo autenticador, um código. Por dez minutos vale para o que dá poder sobre a instalação: chaves com `administracao`, papéis, e convites a gerir, a administrar ou para outra conta.',
  access: 'pessoa',
  body: bodyOf('Quem confirma.', { senha: passwordField, codigo: Type.Optional(codeField) }),
  answer: nothing('Está confirmado.'),
  async handle({ body, caller, reply }, { commands }) {
    provenOf(reply, await commands.people.confirm(caller.sessao, body))
  },
})

export const signOut = operation({
  id: 'sair',
  at: 'DELETE /sessao',
  tag: 'Pessoas',
  summary: 'Sai',
  description: 'Encerra a sessão deste navegador, de imediato.',
  access: 'pessoa',
  answer: nothing('A sessão foi encerrada.'),
  async handle({ caller, reply }, { commands, publicUrl }) {
    const { id, pessoa_id } = caller.sessao
    await commands.people.endSession(pessoa_id, id)
    clearSessionCookie(reply, publicUrl)
  },
})
