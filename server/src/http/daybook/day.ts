import { Type } from 'typebox'
import { type Problem, detailOf } from '../../lib/errors/problem.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { noticed } from '../answer.ts'
import { refusal } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { date, ref } from '../schemas/field.ts'
import type { ApiService } from '../service.ts'
import { cadernoSchema, daybookExample } from './schema.ts'

const DEFAULT_ACTS = 5
export const MOST_ACTS = 50

export const dayParameters = Type.Object({
  data: Type.Optional(
    date('O dia, AAAA-MM-DD, até hoje; sem ele, o mais recente com edição no acervo.'),
  ),
  alerta: Type.Optional(
    Type.String({
      description: 'Identificador de um alerta da conta: em `alertas` vem só ele.',
      examples: ['alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
    }),
  ),
  por_alerta: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MOST_ACTS,
      default: DEFAULT_ACTS,
      description: `Quantos atos de cada alerta vêm, no máximo; ao todo, no máximo 300.`,
      examples: [DEFAULT_ACTS],
    }),
  ),
})

export const readDaybook = operation({
  id: 'lerCaderno',
  at: 'GET /caderno',
  tag: 'Alertas',
  summary: 'Lê o caderno do dia',
  description:
    'Um dia do Diário para quem pede: o que cada alerta da conta encontrou, cada ato uma vez; os alertas sem nada, e até onde isso foi conferido; o que mudou no que já se tinha. O que um alerta mais novo do que a edição não conferiu quando ela chegou é procurado agora. Os avisos são os de uma busca nesse dia.',
  access: 'alertas',
  query: dayParameters,
  checkQuery: checkDay,
  answer: noticed('O dia.', ref(cadernoSchema), daybookExample),
  async handle({ query, caller: { conta_id, pessoa_id } }, { queries }) {
    const { data = null, alerta = null, por_alerta: porAlerta = DEFAULT_ACTS } = query
    if (alerta !== null && (await queries.alerts.find(conta_id, alerta)) === null)
      throw refusal('alerta_inexistente')
    return await queries.daybook.day({ conta_id, pessoa_id, data, alerta, porAlerta })
  },
})

export function checkDay({ data }: QueryValues, { clock }: ApiService): Problem[] {
  if (typeof data !== 'string' || data <= brasiliaDate(clock())) return []
  const sugestao = 'Peça hoje, ou um dia que passou.'
  return [parameterProblem([detailOf('data', 'ainda não chegou', sugestao)])]
}
