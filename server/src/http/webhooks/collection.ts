import { Type } from 'typebox'
import { readingOf } from '../../monitor/standing-filter.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { webhookDetails } from './check-webhook.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageParameters } from '../schemas/paging.ts'
import {
  newWebhookBody,
  secretExample,
  webhookCriadoSchema,
  webhookExample,
  webhookSchema,
} from './schema.ts'
import { created, data, noticed } from '../answer.ts'
import { operation } from '../operation.ts'

const pages = pageParameters('Webhooks por página, de 1 a 100.')

export const createWebhook = operation({
  id: 'criarWebhook',
  at: 'POST /webhooks',
  tag: 'Webhooks',
  summary: 'Cria um webhook',
  description:
    'A partir daí, cada evento que os filtros deixam passar é enviado ao endereço, assinado. Sem `secret`, criamos um e o mostramos só nesta resposta. Órgão que nenhuma publicação tem e seções sem `extra` são ditos em `avisos`.',
  access: 'webhooks',
  body: newWebhookBody,
  check: (body, _call, service) => webhookDetails(body, service),
  answer: created(
    noticed('O webhook criado.', ref(webhookCriadoSchema), {
      ...webhookExample,
      secret: secretExample,
    }),
  ),
  async handle({ body, caller, once }, { queries, commands }) {
    const webhook = withKeptCnpjs(body)
    const { filtros = {} } = webhook
    const avisos = await filterNotices(queries.filters, filtros, readingOf(filtros))
    const dados = doneOf(await commands.webhooks.create(caller.conta_id, webhook, once({ avisos })))
    return { dados, avisos }
  },
})

export const listWebhooks = operation({
  id: 'listarWebhooks',
  at: 'GET /webhooks',
  tag: 'Webhooks',
  summary: 'Lista os webhooks',
  description:
    'Os webhooks da conta, do mais antigo ao mais novo; nunca os segredos. Com `pagina` ou `limite`, uma parte deles: a última é a que tem menos do que `limite`.',
  access: 'webhooks',
  query: Type.Object(pages),
  answer: data(
    'Os webhooks.',
    Type.Array(ref(webhookSchema), { description: 'Os webhooks da conta.' }),
    [webhookExample],
  ),
  handle({ query, caller }, { queries }) {
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT } = query
    const isAll = Object.keys(query).length === 0
    return queries.webhooks.list(caller.conta_id, isAll ? null : { pagina, limite })
  },
})
