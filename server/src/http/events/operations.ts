import { detailOf } from '../../lib/errors/problem.ts'

import { readCursor, writeCursor } from './cursor.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { DEFAULT_LIMIT } from '../schemas/paging.ts'
import { eventExample, eventParameters, paginaEventosSchema } from './schema.ts'
import { ref } from '../schemas/field.ts'
import { noticed } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'

const example = {
  limite: 20,
  resultados: [eventExample],
  proximo: writeCursor(4_210),
  tem_mais: false,
  avisos: [],
}

/** In place of a cursor: only events from this moment on. */
const NOW = 'agora'

const listEvents = operation({
  id: 'listarEventos',
  at: 'GET /eventos',
  tag: 'Webhooks',
  summary: 'Lista o que houve',
  description:
    'Os eventos na ordem em que entraram no acervo, guardados por 90 dias, para quem prefere perguntar a receber, ou quer conferir. Guarde `proximo` e peça a partir dele; para só o que vier, comece com `apos=agora`. `alerta.match`, só os da própria conta.',
  access: 'webhooks',
  query: eventParameters,
  checkQuery: ({ apos }) =>
    typeof apos === 'string' && apos !== NOW && readCursor(apos) === null ? [unknownCursor()] : [],
  answer: noticed('Os eventos.', ref(paginaEventosSchema), example),
  async handle({ query, caller: { conta_id } }, { queries }) {
    const { tipo = null, webhook = null, apos = '', limite = DEFAULT_LIMIT } = query
    const after = apos === NOW ? apos : (readCursor(apos) ?? 0)
    const found = await queries.events.list({ conta_id, tipo, webhook, after, limite })
    if (found === null) throw unknownWebhook()
    const { last, ...page } = found
    const dados = { limite, ...page, proximo: writeCursor(last) }
    return { dados, avisos: page.avisos }
  },
})

export const eventOperations: Operation[] = [listEvents]

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
