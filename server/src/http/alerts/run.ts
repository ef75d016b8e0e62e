import type { Caller } from '../../access/caller.ts'
import { dayNumber, isDate } from '../../lib/time/dates.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import {
  type AlertRequest,
  type SeekingAlert,
  type StoredAlert,
  newAlert,
} from '../../alerts/alert.ts'
import { searchFiltersOf } from '../../monitor/standing-filter.ts'
import type { Simulation, SimulationParams } from '../../service/archive/archive-queries.ts'
import { type Fields, bodyProblem } from '../body/bodies.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf, foundOf, refusal } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { searchDetails, soughtDetails } from './check.ts'
import { MOST_NOTICES } from './notices.ts'
import { readOwnedAlert, readSeekingAlert } from './owned.ts'
import type { Queries } from '../../service/queries.ts'
import { MAX_TERMOS_OF_PAST, alertParams } from './schema.ts'
import {
  execucaoSchema,
  runBody,
  simulacaoSchema,
  simulationBody,
  simulationExample,
} from './simulation-schema.ts'
import { noticed } from '../answer.ts'
import { operation } from '../operation.ts'

/** A year, plus a day for the two ends. */
const MOST_DAYS = 366
/** Each act may become twenty deliveries, and nobody reads more. */
const MOST_DELIVERED = 1_000

export const simulateAlert = operation({
  id: 'simularAlerta',
  at: 'POST /alertas/simular',
  tag: 'Alertas',
  summary: 'Experimenta uma consulta antes de salvá-la',
  description:
    'Quantos atos, dia a dia, um alerta com esta consulta e estes filtros teria encontrado nos últimos 90 dias do acervo; um alerta de linhas que acha mais de 20.000, em menos dias, desde `desde`. Nada é salvo nem enviado.',
  access: 'alertas',
  role: 'leitor',
  body: simulationBody,
  check: async (body, call, service) => [
    ...searchDetails(body),
    ...(await soughtDetails(body, call, service)),
  ],
  answer: noticed('O que teria encontrado.', ref(simulacaoSchema), simulationExample),
  async handle({ body, caller }, { queries }) {
    const seeking = await seekingDraft(draftOf(body), caller, queries)
    const dados = await simulate(paramsOf(seeking, null), queries)
    return { dados, avisos: dados.avisos }
  },
})

export const runAlert = operation({
  id: 'executarAlerta',
  at: 'POST /alertas/{id}/executar',
  tag: 'Alertas',
  summary: 'Executa um alerta sobre o passado',
  description: `O que o alerta encontra num período de até ${MOST_DAYS} dias. Com \`entregar\`, o que ele ainda não tinha encontrado vai a seus canais, como se tivesse acabado de entrar no acervo: no máximo ${MOST_DELIVERED} atos, ou linhas, por vez.`,
  access: 'alertas',
  params: alertParams,
  body: runBody,
  exists: readOwnedAlert,
  check: periodDetails,
  answer: noticed('O que encontra.', ref(execucaoSchema), {
    ...simulationExample,
    entregues: null,
    ja_entregues: null,
  }),
  async handle(call, service) {
    const { queries, commands } = service
    const seeking = await readSeekingAlert(call, service)
    const { alert } = seeking
    const { desde, ate, entregar = false } = call.body
    const params = paramsOf(seeking, { desde, ate })
    const found = await simulate(params, queries)
    const { avisos } = found
    if (!entregar) return { dados: { ...found, entregues: null, ja_entregues: null }, avisos }
    if (!alert.ativo) throw refusal('alerta_inativo')
    if (found.total > MOST_DELIVERED) throw tooMany(found.total, 'atos')
    const acts = await queries.archive.matching(params, MOST_DELIVERED)
    const rows = acts.reduce((sum, { linhas }) => sum + (linhas?.length ?? 0), 0)
    if (rows > MOST_DELIVERED) throw tooMany(rows, 'linhas')
    const { conta_id } = call.caller
    const once = call.once({ avisos })
    return {
      dados: doneOf(await commands.alerts.handOver(conta_id, alert.id, acts, found, once)),
      avisos,
    }
  },
})

async function simulate(
  params: SimulationParams,
  { archive, filters }: Queries,
): Promise<Simulation> {
  const found = await archive.simulate(params)
  const ofFilters = await filterNotices(filters, params.filters, params.leitura)
  return { ...found, avisos: [...found.avisos, ...ofFilters].slice(0, MOST_NOTICES) }
}

/** What an alert seeks, but for its items. */
type Sought = Pick<StoredAlert, 'consulta' | 'filtros' | 'leitura'>
type Items = Pick<StoredAlert, 'termos' | 'listas'>

/** The filters of an alert as if it were saved now. */
export function draftOf<Body extends Omit<AlertRequest, 'nome'>>(
  body: Body,
): Body & Sought & Items {
  const { consulta, termos, listas, filtros, leitura } = newAlert(
    { ...withKeptCnpjs(body), nome: '' },
    { id: '', conta_id: '', now: new Date(0) },
  )
  return { ...body, consulta, termos, listas, filtros, leitura }
}

/** @throws Problem `corpo_invalido` for a list that was deleted since the request was checked */
export async function seekingDraft<Draft extends Items>(
  alert: Draft,
  { conta_id }: Caller,
  { alerts }: Queries,
): Promise<SeekingAlert<Draft>> {
  const termos = await alerts.queriesOf(conta_id, alert)
  return { alert, termos: foundOf(termos, 'lista_de_alerta_inexistente') }
}

/**
 * An alert as a search in a period; null: the last days of the archive. @throws Problem `conflito` for more
 * items than the past can be asked for
 */
export function paramsOf(
  { alert: { consulta: termo, filtros, leitura }, termos }: SeekingAlert<Sought>,
  period: SimulationParams['period'],
): SimulationParams {
  if (termos.length > MAX_TERMOS_OF_PAST) throw refusal('termos_demais')
  const { linhas } = filtros
  return { termo, termos, leitura, filters: searchFiltersOf(filtros), linhas, period }
}

/** The faults of a period that a schema cannot find. */
function periodDetails({ desde, ate }: Fields): Detail[] {
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

function tooMany(total: number, what: 'atos' | 'linhas') {
  return bodyProblem([
    detailOf(
      'desde',
      `e ate abrangem ${total} ${what}, e no máximo ${MOST_DELIVERED} são entregues por vez`,
      'Execute um período menor por vez, ou restrinja o alerta.',
    ),
  ])
}
