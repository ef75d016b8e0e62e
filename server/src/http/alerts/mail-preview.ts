import { Type } from 'typebox'
import { notAuthenticated } from '../errors/problems.ts'
import { ref } from '../schemas/field.ts'
import { searchDetails } from './check.ts'
import { previaEmailSchema, previewBody, previewExample } from './mail-preview-schema.ts'
import { draftOf, paramsOf } from './run.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

/** Shows people a mail before they subscribe to it. */
export const previewMail = operation({
  id: 'preverEmail',
  at: 'POST /alertas/previa',
  tag: 'Pessoas',
  summary: 'Mostra o e-mail de um alerta antes de salvá-lo',
  description:
    'O e-mail que os atos mais recentes, até cinco, dos últimos 90 dias do acervo teriam feito. Nada é salvo nem enviado.',
  access: 'pessoa',
  body: previewBody,
  check: (body) => searchDetails(body),
  answer: data(
    'O e-mail; `null` se nada teria sido mandado.',
    Type.Union([ref(previaEmailSchema), Type.Null()], {
      description: 'O e-mail; `null` se nada teria sido mandado.',
    }),
    previewExample,
  ),
  async handle({ body, caller }, { queries, publicUrl }) {
    const draft = draftOf(body)
    const session = await queries.people.session(caller.sessao.id)
    if (session === null) throw notAuthenticated()
    const { exemplos, dias } = await queries.archive.simulate(paramsOf(draft, null))
    return await queries.alerts.preview({
      ...draft,
      conta: session.conta.nome,
      publicacoes: exemplos.map(({ id }) => id),
      total: dias.find(({ data }) => data === exemplos[0]?.data_publicacao)?.total ?? 0,
      publicUrl,
    })
  },
})
