import { Type } from 'typebox'
import type { PublicationDetail } from '../../gazette/publication-detail.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import { ofPublication, publicationParams } from '../archive/publication.ts'
import { MOST_ACTS, checkDay, dayParameters } from '../daybook/day.ts'
import { baseOf } from '../base-of.ts'
import { type Operation, operation } from '../operation.ts'
import { calendarAnswer } from './answer.ts'
import { eventsOfAct } from './events.ts'
import { readTenderCalendar } from './tenders.ts'
import { versionsOf } from './versions.ts'

const readActCalendar = operation({
  id: 'lerAgendaDaPublicacao',
  at: 'GET /publicacao/{id}/agenda',
  tag: 'Pessoas',
  summary: 'Lê as aberturas e os prazos de um ato como agenda',
  description:
    'O que `incluir=prazos` diz e tem dia, em iCalendar (RFC 5545), para pôr na agenda. O que o ato diz e outro revogou ou anulou vem como cancelado. Experimental.',
  access: 'consulta',
  fresh: 'revalidate',
  params: publicationParams,
  answer: calendarAnswer('Um evento para cada abertura e prazo que tem dia.'),
  async handle({ params, request }, { queries: { publications }, publicUrl }) {
    const { utf8 } = await ofPublication(params.id, publications.readDeadlines)
    const { dados } = JSON.parse(Buffer.from(utf8).toString()) as { dados: PublicationDetail } // as it was encoded
    const { prazos = [], ...act } = dados
    const events = eventsOfAct({ ...act, prazos }, baseOf(request, publicUrl))
    return { name: act.titulo, source: null, events }
  },
})

const readDayCalendar = operation({
  id: 'lerAgendaDoCaderno',
  at: 'GET /caderno/agenda',
  tag: 'Pessoas',
  summary: 'Lê as aberturas e os prazos de um caderno como agenda',
  description:
    'Os dos atos que os alertas da conta encontraram no dia, os primeiros 50 de cada alerta, em iCalendar (RFC 5545). Experimental.',
  access: 'alertas',
  query: Type.Object({ data: dayParameters.properties.data }),
  checkQuery: checkDay,
  answer: calendarAnswer('Um evento para cada abertura e prazo que tem dia.'),
  async handle({ query: { data = null }, caller, request }, { queries, publicUrl }) {
    const { conta_id, pessoa_id } = caller
    const asked = { conta_id, pessoa_id, data, alerta: null, porAlerta: MOST_ACTS }
    const { dados: day } = await queries.daybook.day(asked)
    const base = baseOf(request, publicUrl)
    const acts = day.alertas.flatMap(({ atos }) => atos)
    const versions = await versionsOf(
      acts.map(({ id }) => id),
      queries,
    )
    return {
      name: `Caderno de ${brazilianDate(day.data)}`,
      source: null,
      events: acts.flatMap((act) =>
        eventsOfAct({ ...act, versao: versions.get(act.id) ?? 1 }, base),
      ),
    }
  },
})

export const calendarOperations: Operation[] = [
  readActCalendar,
  readDayCalendar,
  readTenderCalendar,
]
