import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutQuery } from '../body/bodies.ts'
import { personOf } from '../guard.ts'
import { notAuthenticated } from '../errors/problems.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { searchDetails } from './check.ts'
import { previaEmailSchema, previewBody, previewExample } from './mail-preview-schema.ts'
import type { AlertApi } from './routes.ts'
import { draftOf, paramsOf } from './run.ts'

/** POST /alertas/previa: shows people a mail before they subscribe to it. */
export function alertMailPreview(api: Api, { queries, publicUrl }: AlertApi): void {
  api.route({
    method: 'POST',
    url: '/alertas/previa',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      tags: ['Pessoas'],
      security: [{ sessao: [] }],
      operationId: 'preverEmail',
      summary: 'Mostra o e-mail de um alerta antes de salvá-lo',
      description:
        'O e-mail que os atos mais recentes, até cinco, dos últimos 90 dias do acervo teriam feito. Nada é salvo nem enviado.',
      body: previewBody,
      response: {
        200: envelope(
          'O e-mail; `null` se nada teria sido mandado.',
          Type.Union([ref(previaEmailSchema), Type.Null()], {
            description: 'O e-mail; `null` se nada teria sido mandado.',
          }),
          {
            sucesso: true,
            dados: previewExample,
          },
        ),
      },
    },
    handler: async (request) => {
      refuseBody([...schemaDetails(request), ...searchDetails(request.body)])
      const draft = draftOf(request.body)
      const session = await queries.people.session(personOf(request).id)
      if (session === null) throw notAuthenticated()
      const { exemplos, dias } = await queries.archive.simulate(paramsOf(draft, null))
      const dados = await queries.alerts.preview({
        ...draft,
        conta: session.conta.nome,
        publicacoes: exemplos.map(({ id }) => id),
        total: dias.find(({ data }) => data === exemplos[0]?.data_publicacao)?.total ?? 0,
        publicUrl,
      })
      return { sucesso: true as const, dados }
    },
  })
}
