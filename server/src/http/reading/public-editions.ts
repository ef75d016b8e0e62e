import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type EditionPlace, readEditionPlace } from '../../gazette/edition-place.ts'
import { isDate } from '../../lib/time/dates.ts'
import { type EditionPage, partAt } from '../../service/reading/queries.ts'
import type { RawQuery } from '../query/strict-query.ts'
import { type WebPage, sendDocument, sendPage } from '../page.ts'
import { absentEdition } from './absent-edition.ts'
import { editionDocument, isEditionListed } from './edition-document.ts'
import { type ShownMonth, dayPath, emptyIndex, monthDocument } from './month-document.ts'
import { type PublicReadingDeps, countReading, sendPublic } from './send-public.ts'
import { EDITION_PATH, editionPath } from './site.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
const PAGE = /^[1-9]\d{0,3}$/

const UNKNOWN: WebPage = {
  title: 'Este endereço não é de uma edição',
  paragraphs: [
    'Um mês é /edicao/2024-03; uma edição, /edicao/2024-03-15/1, com 1, 2 ou 3 para a seção. As extras levam a letra: /edicao/2024-03-15/extra1-a.',
  ],
  button: null,
  links: [{ href: EDITION_PATH, text: 'Todas as edições' }],
}

const NO_MONTH: WebPage = {
  title: 'Nenhuma edição deste mês consta aqui',
  paragraphs: ['O mês ainda não chegou, ou é anterior ao que este acervo conhece.'],
  button: null,
  links: [{ href: EDITION_PATH, text: 'Todas as edições' }],
}

interface DayParams {
  dia: string
}

interface EditionParams {
  data: string
  secao: string
}

/** Editions for anybody: the months, what each edition has, and what is missing. */
export function publicEditions(app: FastifyInstance, deps: PublicReadingDeps): void {
  const { reading } = deps.queries
  app.addHook('onRequest', (request, reply) => countReading(request, reply, deps, EDITION_PATH))

  app.get(EDITION_PATH, async (request, reply) => {
    const [mes] = await reading.months()
    if (mes === undefined) return sendDocument(reply, 200, emptyIndex())
    return sendMonth(request, reply, { mes, isIndex: true })
  })

  app.get<{ Params: DayParams }>(`${EDITION_PATH}/:dia`, async (request, reply) => {
    const { dia } = request.params
    if (isDate(dia)) return reply.redirect(dayPath(dia))
    if (!MONTH.test(dia)) return sendPage(reply, 404, UNKNOWN)
    return sendMonth(request, reply, { mes: dia, isIndex: false })
  })

  app.get<{ Params: EditionParams; Querystring: RawQuery }>(
    `${EDITION_PATH}/:data/:secao`,
    async (request, reply) => {
      const { data, secao } = request.params
      if (isDate(data) && secao === 'extra') return reply.redirect(dayPath(data))
      const place = readEditionPlace(data, secao)
      if (place === null) return sendPage(reply, 404, UNKNOWN)
      const pagina = pageIn(request.query)
      const page = await reading.edition(place, pagina ?? 1)
      if (pagina === null || pagina > Math.max(1, page.paginas)) return sendPastLast(reply, place)
      const part = partAt(page.dia, place)
      if (part === null || page.total === 0) return sendAbsent(reply, place, page)
      const document = editionDocument({ place, part, page, pagina }, deps)
      return sendPublic(request, reply, document, deps.isIndexed && isEditionListed(place))
    },
  )

  async function sendMonth(
    request: FastifyRequest,
    reply: FastifyReply,
    { mes, isIndex }: Pick<ShownMonth, 'mes' | 'isIndex'>,
  ): Promise<FastifyReply> {
    const month = await reading.month(mes)
    if (month === null) return sendPage(reply, 404, NO_MONTH)
    const isListed = deps.isIndexed && month.meses.includes(mes)
    return sendPublic(request, reply, monthDocument({ ...month, mes, isIndex }, deps), isListed)
  }
}

/** Null: it is no page. */
function pageIn({ raw }: RawQuery): number | null {
  const pagina = new URLSearchParams(raw).get('pagina') ?? '1'
  return PAGE.test(pagina) ? Number(pagina) : null
}

function sendPastLast(reply: FastifyReply, place: EditionPlace): FastifyReply {
  return sendPage(reply, 404, {
    title: 'A edição não tem esta parte',
    paragraphs: ['Ela pode ter mudado desde que o link foi copiado.'],
    button: null,
    links: [{ href: editionPath(place), text: 'O começo da edição' }],
  })
}

function sendAbsent(reply: FastifyReply, place: EditionPlace, page: EditionPage): FastifyReply {
  return sendDocument(reply, 404, absentEdition(place, page))
}
