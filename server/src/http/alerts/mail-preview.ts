import { Type } from 'typebox'
import { notAuthenticated } from '../errors/problems.ts'
import { ref } from '../schemas/field.ts'
import { searchDetails, soughtDetails } from './check.ts'
import { previaEmailSchema, previewBody, previewExample } from './mail-preview-schema.ts'
import { draftOf, paramsOf, seekingDraft } from './run.ts'
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
  check: async (body, call, service) => [
    ...searchDetails(body),
    ...(await soughtDetails(body, call, service)),
  ],
  answer: data(
    'O e-mail; `null` se nada teria sido mandado.',
    Type.Union([ref(previaEmailSchema), Type.Null()], {
      description: 'O e-mail; `null` se nada teria sido mandado.',
    }),
    previewExample,
  ),
  async handle({ body, caller }, { queries, publicUrl }) {
    const seeking = await seekingDraft(draftOf(body), caller, queries)
    const session = await queries.people.session(caller.sessao.id)
    if (session === null) throw notAuthenticated()
    const params = paramsOf(seeking, null)
    const { exemplos, dias } = await queries.archive.simulate(params)
    const [newest] = exemplos
    if (newest === undefined) return null
    const day = newest.data_publicacao
    const total = dias.find(({ data }) => data === day)?.total ?? 0
    const period = { desde: day, ate: day }
    const matches = await queries.archive.matching({ ...params, period }, total)
    return await queries.alerts.preview({
      ...seeking.alert,
      itens: seeking.termos.length,
      conta: session.conta.nome,
      publicacoes: exemplos.flatMap(({ id }) => matches.find((match) => match.id === id) ?? []),
      total,
      publicUrl,
    })
  },
})
