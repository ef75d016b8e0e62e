import { detailOf } from '../../lib/problem.ts'
import type { EventQueries } from '../../service/events/queries.ts'
import type { Api } from '../api.ts'
import { accountOf } from '../guard.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { DEFAULT_LIMIT } from '../schemas/paging.ts'
import { noticedEnvelope } from '../schemas/envelope.ts'
import { eventExample, eventParameters, paginaEventosSchema } from './schema.ts'
import { ref } from '../schemas/field.ts'

const example = {
  sucesso: true,
  dados: {
    limite: 20,
    resultados: [eventExample],
    proximo: writeCursor(4_210),
    tem_mais: false,
    avisos: [],
  },
  avisos: [],
}

/** Instead of a cursor: from this moment on. */
const NOW = 'agora'

/** GET /eventos */
export function eventRoutes(api: Api, events: EventQueries): void {
  api.route({
    method: 'GET',
    url: '/eventos',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery(({ apos }) =>
      typeof apos === 'string' && apos !== NOW && readCursor(apos) === null
        ? [unknownCursor()]
        : [],
    ),
    schema: {
      operationId: 'listarEventos',
      tags: ['Webhooks'],
      summary: 'Lista o que houve',
      description:
        'Os eventos na ordem em que entraram no acervo, guardados por 90 dias, para quem prefere perguntar a receber, ou quer conferir. Guarde `proximo` e peça a partir dele; para só o que vier, comece com `apos=agora`. `alerta.match`, só os da própria conta.',
      querystring: eventParameters,
      response: { 200: noticedEnvelope('Os eventos.', ref(paginaEventosSchema), example) },
    },
    handler: async (request) => {
      const { tipo = null, webhook = null, apos = '', limite = DEFAULT_LIMIT } = request.query
      const after = apos === NOW ? apos : (readCursor(apos) ?? 0)
      const conta_id = accountOf(request)
      const found = await events.list({ conta_id, tipo, webhook, after, limite })
      if (found === null) throw unknownWebhook()
      const { last, ...page } = found
      const dados = { limite, ...page, proximo: writeCursor(last) }
      return { sucesso: true as const, dados, avisos: page.avisos }
    },
  })
}

function unknownCursor() {
  return parameterProblem([
    detailOf(
      'apos',
      'não é um `proximo` que demos',
      'Use `proximo` como veio, comece sem `apos`, ou com `apos=agora`.',
    ),
  ])
}

function unknownWebhook() {
  return parameterProblem([
    detailOf('webhook', 'não é um webhook desta conta', 'Os seus estão em GET /webhooks.'),
  ])
}
