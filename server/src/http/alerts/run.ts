import { dayNumber, isDate } from '../../lib/dates.ts'
import { type Detail, detailOf } from '../../lib/problem.ts'
import type { AlertView } from '../../alerts/alert.ts'
import {
  type StandingFilter,
  NO_FILTER,
  readingOf,
  searchFiltersOf,
} from '../../monitor/standing-filter.ts'
import type { Simulation, SimulationParams } from '../../service/archive/archive-queries.ts'
import type { Api } from '../api.ts'
import { bodyProblem, refuseBody, schemaDetails, withoutQuery } from '../body/bodies.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { accountOf } from '../guard.ts'
import { filterNotices } from '../filter-notices.ts'
import { onceOf } from '../once.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { noticedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { searchDetails } from './check.ts'
import { MOST_NOTICES } from './notices.ts'
import type { AlertApi } from './routes.ts'
import { alertParams } from './schema.ts'
import {
  execucaoSchema,
  runBody,
  simulacaoSchema,
  simulationBody,
  simulationExample,
} from './simulation-schema.ts'

/** A year, plus a day for the two ends. */
const MOST_DAYS = 366
/** Each act may become twenty deliveries, and nobody reads more. */
const MOST_DELIVERED = 1_000

/** POST /alertas/simular and /alertas/{id}/executar */
export function alertRuns(api: Api, { queries, commands }: AlertApi): void {
  api.route({
    method: 'POST',
    url: '/alertas/simular',
    config: { access: 'alertas', role: 'leitor' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'simularAlerta',
      tags: ['Alertas'],
      summary: 'Experimenta uma consulta antes de salvá-la',
      description:
        'Quantos atos, dia a dia, um alerta com esta consulta e estes filtros teria encontrado nos últimos 90 dias do acervo. Nada é salvo nem enviado.',
      body: simulationBody,
      response: {
        200: noticedEnvelope('O que teria encontrado.', ref(simulacaoSchema), {
          sucesso: true,
          dados: simulationExample,
          avisos: [],
        }),
      },
    },
    handler: async (request) => {
      refuseBody([...schemaDetails(request), ...searchDetails(request.body)])
      const dados = await simulate(paramsOf(draftOf(request.body), null))
      return { sucesso: true as const, dados, avisos: dados.avisos }
    },
  })

  api.route({
    method: 'POST',
    url: '/alertas/:id/executar',
    config: { access: 'alertas' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'executarAlerta',
      tags: ['Alertas'],
      summary: 'Executa um alerta sobre o passado',
      description: `O que o alerta encontra num período de até ${MOST_DAYS} dias. Com \`entregar\`, o que ele ainda não tinha encontrado vai a seus canais, como se tivesse acabado de entrar no acervo: no máximo ${MOST_DELIVERED} atos por vez.`,
      params: alertParams,
      body: runBody,
      response: {
        200: noticedEnvelope('O que encontra.', ref(execucaoSchema), {
          sucesso: true,
          dados: { ...simulationExample, entregues: null, ja_entregues: null },
          avisos: [],
        }),
      },
    },
    handler: async (request) => {
      const conta_id = accountOf(request)
      const alert = await queries.alerts.find(conta_id, request.params.id)
      if (alert === null) throw refusal('alerta_inexistente')
      refuseBody([...schemaDetails(request), ...periodDetails(request.body)])
      const { desde, ate, entregar = false } = request.body
      const params = paramsOf(alert, { desde, ate })
      const found = await simulate(params)
      if (!entregar) {
        const dados = { ...found, entregues: null, ja_entregues: null }
        return { sucesso: true as const, dados, avisos: dados.avisos }
      }
      if (!alert.ativo) throw refusal('alerta_inativo')
      if (found.total > MOST_DELIVERED) throw tooMany(found.total)
      const acts = await queries.archive.matching(params, MOST_DELIVERED)
      const { avisos } = found
      const once = onceOf(request, 200, { avisos })
      const handed = await commands.alerts.handOver(conta_id, alert.id, acts, found, once)
      const dados = doneOf(handed)
      return { sucesso: true as const, dados, avisos }
    },
  })

  async function simulate(params: SimulationParams): Promise<Simulation> {
    const { filters, leitura } = params
    const found = await queries.archive.simulate(params)
    const avisos = [...found.avisos, ...(await filterNotices(queries.filters, filters, leitura))]
    return { ...found, avisos: avisos.slice(0, MOST_NOTICES) }
  }
}

/** The filters of a saved alert. */
type Sought = Pick<AlertView, 'consulta' | 'filtros' | 'leitura'>

/** The filters of an alert as if it were saved now. */
export function draftOf<
  Body extends { consulta: string; filtros?: Partial<StandingFilter> | undefined },
>(body: Body): Body & Sought {
  const filtros = { ...NO_FILTER, ...withKeptCnpjs(body).filtros }
  return { ...body, filtros, leitura: readingOf(filtros) }
}

/** An alert as a search in a period; null: the last days of the archive. */
export function paramsOf(
  { consulta: termo, filtros, leitura }: Sought,
  period: SimulationParams['period'],
): SimulationParams {
  return { termo, leitura, filters: searchFiltersOf(filtros), period }
}

/** The faults of a period that a schema cannot find. */
function periodDetails(body: unknown): Detail[] {
  const { desde, ate } = (body ?? {}) as Record<string, unknown>
  if (typeof desde !== 'string' || typeof ate !== 'string') return []
  if (!isDate(desde) || !isDate(ate)) return [] // the schema reports it
  if (desde > ate) return [detailOf('desde', 'é posterior a ate', 'Troque os dois entre si.')]
  const days = dayNumber(ate) - dayNumber(desde) + 1
  if (days <= MOST_DAYS) return []
  return [
    detailOf(
      'desde',
      `está ${days} dias antes do fim do período, e o máximo são ${MOST_DAYS}`,
      'Execute um período menor por vez.',
    ),
  ]
}

function tooMany(total: number) {
  return bodyProblem([
    detailOf(
      'desde',
      `e ate abrangem ${total} atos, e no máximo ${MOST_DELIVERED} são entregues por vez`,
      'Execute um período menor por vez, ou restrinja o alerta.',
    ),
  ])
}
