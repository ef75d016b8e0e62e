import { Type } from 'typebox'
import { readingOf } from '../../monitor/standing-filter.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutQuery } from '../body/bodies.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { webhookDetails } from './check-webhook.ts'
import type { WebhookDeps } from './deps.ts'
import { created } from '../created.ts'
import { onceOf } from '../once.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf } from '../errors/refusals.ts'
import { accountOf } from '../guard.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope, noticedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageParameters } from '../schemas/paging.ts'
import {
  newWebhookBody,
  secretExample,
  webhookCriadoSchema,
  webhookExample,
  webhookSchema,
} from './schema.ts'

const pages = pageParameters('Webhooks por página, de 1 a 100.')

/** POST and GET /webhooks */
export function webhookCollection(api: Api, { queries, commands }: WebhookDeps): void {
  api.route({
    method: 'POST',
    url: '/webhooks',
    config: { access: 'webhooks' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'criarWebhook',
      tags: ['Webhooks'],
      summary: 'Cria um webhook',
      description:
        'A partir daí, cada evento que os filtros deixam passar é enviado ao endereço, assinado. Sem `secret`, criamos um e o mostramos só nesta resposta. Órgão que nenhuma publicação tem e seções sem `extra` são ditos em `avisos`.',
      body: newWebhookBody,
      response: {
        201: noticedEnvelope('O webhook criado.', ref(webhookCriadoSchema), {
          sucesso: true,
          dados: { ...webhookExample, secret: secretExample },
          avisos: [],
        }),
      },
    },
    handler: async (request, reply) => {
      refuseBody([
        ...schemaDetails(request),
        ...(await webhookDetails(request.body, { queries, commands })),
      ])
      const body = withKeptCnpjs(request.body)
      const { filtros = {} } = body
      const avisos = await filterNotices(queries.filters, filtros, readingOf(filtros))
      const once = onceOf(request, 201, { avisos })
      const dados = doneOf(await commands.webhooks.create(accountOf(request), body, once))
      return created(reply, dados.id).send({ sucesso: true as const, dados, avisos })
    },
  })

  api.route({
    method: 'GET',
    url: '/webhooks',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarWebhooks',
      tags: ['Webhooks'],
      summary: 'Lista os webhooks',
      description:
        'Os webhooks da conta, do mais antigo ao mais novo; nunca os segredos. Com `pagina` ou `limite`, uma parte deles: a última é a que tem menos do que `limite`.',
      querystring: Type.Object(pages),
      response: {
        200: envelope(
          'Os webhooks.',
          Type.Array(ref(webhookSchema), { description: 'Os webhooks da conta.' }),
          { sucesso: true, dados: [webhookExample] },
        ),
      },
    },
    handler: async (request) => {
      const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT } = request.query
      const isAll = Object.keys(request.query).length === 0
      const dados = await queries.webhooks.list(
        accountOf(request),
        isAll ? null : { pagina, limite },
      )
      return { sucesso: true as const, dados }
    },
  })
}
