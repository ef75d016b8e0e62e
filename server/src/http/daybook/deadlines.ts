import { Type } from 'typebox'
import { nearestFirst } from '../../gazette/deadlines/nearest.ts'
import { headOf } from '../../service/daybook/daybook.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { MOST_ACTS, checkDay, dayParameters } from './day.ts'
import { dayDeadlinesExample, prazosDoCadernoSchema } from './schema.ts'

export const readDayDeadlines = operation({
  id: 'listarPrazosDoCaderno',
  at: 'GET /caderno/prazos',
  tag: 'Alertas',
  summary: 'Lista as aberturas e os prazos de um caderno',
  description:
    'Os que dizem os atos que os alertas da conta encontraram no dia, os mais próximos antes, e por último os que não têm dia. São lidos os primeiros 50 atos de cada alerta, no máximo 300 ao todo. Experimental.',
  access: 'alertas',
  query: Type.Object({ data: dayParameters.properties.data }),
  checkQuery: checkDay,
  answer: data('Os prazos.', ref(prazosDoCadernoSchema), dayDeadlinesExample),
  async handle({ query: { data: asked = null }, caller }, { queries }) {
    const { conta_id, pessoa_id } = caller
    const whose = { conta_id, pessoa_id, data: asked, alerta: null, porAlerta: MOST_ACTS }
    const { dados: day } = await queries.daybook.day(whose)
    const acts = day.alertas.flatMap(({ atos }) => atos)
    const prazos = acts.flatMap((act) => act.prazos.map((prazo) => ({ ato: headOf(act), prazo })))
    return {
      data: day.data,
      total_atos: day.total,
      atos_lidos: acts.length,
      prazos: prazos.toSorted((a, b) => nearestFirst(a.prazo, b.prazo)),
    }
  },
})
