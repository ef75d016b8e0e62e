import { Type } from 'typebox'
import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Notice } from '../../service/notice.ts'
import type { Published, RowPosition } from '../../service/rows/row-store.ts'
import type { TenderParams } from '../../service/rows/tender-queries.ts'
import { feedKeyInAddress } from '../feeds/operations.ts'
import { baseOf } from '../base-of.ts'
import { operation } from '../operation.ts'
import { checkTenders, tenderParamsOf } from '../rows/read-tenders.ts'
import { tenderParameters } from '../rows/tender-schema.ts'
import type { ApiService } from '../service.ts'
import { calendarAnswer } from './answer.ts'
import { eventOfNotice, openingOfTender } from './events.ts'
import { versionsOf } from './versions.ts'

/** What opened lately stays in the calendar, so that a program that reads once a week loses nothing. */
const DAYS_BACK = 30
const PAGE = 100
/** The most events: programs refuse large calendars. */
const MOST = 500

export const readTenderCalendar = operation({
  id: 'lerAgendaDeLicitacoes',
  at: 'GET /feeds/{chave}/licitacoes/agenda',
  tag: 'Pessoas',
  summary: 'Lê as aberturas de licitações como agenda',
  description: `Quando abre o que \`/licitacoes\` encontra com os mesmos filtros, em iCalendar (RFC 5545), para programas de agenda: as primeiras ${MOST} aberturas, sem \`abertura_de\` as de ${DAYS_BACK} dias atrás em diante; os avisos de uma busca, no dia de hoje. Cada aviso é um evento: um adiamento não muda o da abertura, a não ser que outro ato a tenha revogado ou anulado (vem cancelada). Responde 304 a quem já tem tudo (\`If-None-Match\`).`,
  access: 'feeds',
  fresh: 'revalidate',
  params: Type.Object({ chave: feedKeyInAddress }),
  query: Type.Omit(tenderParameters, ['ordem', 'cursor', 'limite', 'facetas']),
  checkQuery: checkTenders,
  answer: calendarAnswer('Um evento para cada abertura que tem dia.'),
  async handle({ query, request }, { queries, publicUrl, clock }) {
    const now = clock()
    const today = brasiliaDate(now)
    const lately = dateOfDay(dayNumber(today) - DAYS_BACK)
    const isAnyDay = query.abertura_ate === undefined && query.abertura_em_dias === undefined
    const { abertura_de = isAnyDay ? lately : undefined } = query
    const asked = tenderParamsOf(
      {
        ...query,
        ...(abertura_de !== undefined && { abertura_de }),
        ordem: 'abertura',
        limite: PAGE,
      },
      today,
    )
    const { rows, notices } = await openings(asked, queries)
    const versions = await versionsOf(
      rows.map(({ publicacao }) => publicacao),
      queries,
    )
    const base = baseOf(request, publicUrl)
    const [, filters = ''] = request.url.split('?')
    return {
      name: `Arauto: licitações${query.termo === undefined ? '' : `, ${query.termo}`}`,
      source: `${base}${request.url}`,
      events: [
        ...notices.map((notice) => eventOfNotice(notice, `${base}/licitacoes?${filters}`, now)),
        ...rows.flatMap((row) => openingOfTender(row, versions.get(row.publicacao) ?? 1, base)),
      ],
    }
  },
})

/** The first rows by their opening, with the notices of the list. */
async function openings(asked: TenderParams, { tenders }: ApiService['queries']) {
  const rows: Published<LicitacaoLinha>[] = []
  let notices: Notice[] = []
  let after: RowPosition | null = null
  do {
    const page = await tenders.list({ ...asked, after })
    if (after === null) notices = page.avisos
    rows.push(...page.resultados)
    after = page.next
  } while (after !== null && rows.length < MOST)
  return { rows, notices }
}
