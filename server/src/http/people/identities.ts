import { doneOf, refusal } from '../errors/refusals.ts'
import { provenOf } from './proof.ts'
import { identityExample } from './access-schema.ts'
import { departure, returnFields } from './provider-schema.ts'
import { bodyOf, idParams } from './schema.ts'
import { openSessionAnswer, openedSession } from './open-session.ts'
import { wayOut } from './way-out.ts'
import { nothing } from '../answer.ts'
import { operation } from '../operation.ts'

export const confirmByProvider = operation({
  id: 'confirmarPeloProvedor',
  at: 'POST /sessao/confirmar/provedor',
  tag: 'Pessoas',
  summary: 'Começa a confirmar, pelo provedor, que é você',
  description:
    'Para quem não usa senha: o provedor pede de novo que a pessoa se identifique. A volta, em `/pessoa/identidades/concluir`, vale como `/sessao/confirmar`.',
  access: 'pessoa',
  answer: departure,
  handle: async ({ caller, reply }, service) => ({
    url: await wayOut(service).leave(reply, { para: 'confirmar', sessao_id: caller.sessao.id }),
  }),
})

export const linkIdentity = operation({
  id: 'vincularIdentidade',
  at: 'POST /pessoa/identidades',
  tag: 'Pessoas',
  summary: 'Começa a vincular uma identidade do provedor',
  description:
    'Dá o endereço do provedor; a volta, em `/pessoa/identidades/concluir`, vincula a identidade à pessoa. Pede confirmação recente.',
  access: 'pessoa',
  confirmed: true,
  answer: departure,
  handle: async ({ caller, reply }, service) => ({
    url: await wayOut(service).leave(reply, { para: 'vincular', sessao_id: caller.sessao.id }),
  }),
})

export const concludeIdentity = operation({
  id: 'concluirIdentidade',
  at: 'POST /pessoa/identidades/concluir',
  tag: 'Pessoas',
  summary: 'Vincula a identidade, ou confirma que é você, de volta do provedor',
  description:
    'Na mesma sessão que começou. Para confirmar, o provedor deve dizer (`auth_time`) que a pessoa acabou de se identificar; a quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`.',
  access: 'pessoa',
  body: bodyOf('A volta.', returnFields),
  answer: openSessionAnswer('Quem entrou, com as identidades.'),
  async handle(call, service) {
    const { retorno: query, codigo } = call.body
    const session = call.caller.sessao
    const { people } = service.commands
    const { comeBack, keep } = wayOut(service)
    const { attempt, identity } = await comeBack(call, {
      query,
      purposes: ['vincular', 'confirmar'],
    })
    if (attempt.sessao_id !== session.id) throw refusal('pedido_ausente')
    if (attempt.para === 'vincular') doneOf(await people.link(session.pessoa_id, identity))
    else {
      const asked = new Date(attempt.iniciada_em)
      const result = await people.confirmBy(session, identity, { asked, codigo })
      if (result.kind === 'code' || result.kind === 'wait')
        await keep(call.reply, { ...attempt, identidade: identity })
      provenOf(call.reply, result)
    }
    return await openedSession(session.id, service)
  },
})

export const unlinkIdentity = operation({
  id: 'desvincularIdentidade',
  at: 'DELETE /pessoa/identidades/{id}',
  tag: 'Pessoas',
  summary: 'Desvincula uma identidade',
  description:
    'Com ela não se entra mais, e as outras sessões da pessoa terminam. Pede confirmação recente; 409 se é a única forma de a pessoa entrar.',
  access: 'pessoa',
  params: idParams('da identidade', identityExample.id),
  confirmed: true,
  answer: nothing('Está desvinculada.'),
  async handle({ caller, params }, { commands, provider }) {
    const { id: kept, pessoa_id } = caller.sessao
    const issuer = provider && provider.issuer
    doneOf(await commands.people.unlink(pessoa_id, params.id, { kept, issuer }))
  },
})
