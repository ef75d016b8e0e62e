import { Type } from 'typebox'
import { alertUrl } from '../../mail/links.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import type { ArchiveQueries, SimulationParams } from '../../service/archive/archive-queries.ts'
import { paramsOf } from '../alerts/run.ts'
import { readSeekingAlert } from '../alerts/owned.ts'
import { alertParams } from '../alerts/schema.ts'
import type { Answer } from '../answer.ts'
import { baseOf } from '../base-of.ts'
import { checkFilters, filterParameters, readFilters } from '../archive/filters.ts'
import { type Operation, operation } from '../operation.ts'
import { unknownAddress } from '../errors/problems.ts'
import { oneOf } from '../schemas/field.ts'
import type { ApiService } from '../service.ts'
import { atomOf } from './atom.ts'
import { FEED_FIELDS, type Feed, type FeedAct, feedOf } from './feed.ts'
import { hubOf } from '../websub/hub-address.ts'
import { jsonFeedOf } from './json-feed.ts'

/** As many as readers show; who reads once a day misses none of an ordinary query. */
const ENTRIES = 50

const FORMATS = {
  atom: { type: 'application/atom+xml', write: atomOf },
  json: { type: 'application/feed+json', write: jsonFeedOf },
}

type Format = keyof typeof FORMATS

export const feedKeyInAddress = Type.String({
  description:
    'Uma chave que tem só o escopo `feeds`. Fica no endereço porque leitores de feeds não enviam cabeçalhos; revogada em `/chaves`, o feed acaba.',
  examples: ['ar_4Tq9ZxWb_7hKp2mVxQ8sLw3nRt6yUaB1cDe5fGhJk'],
})

const inAddress = {
  chave: feedKeyInAddress,
  formato: oneOf(['atom', 'json'], {
    description: '`atom`: Atom (RFC 4287), que todo leitor entende; `json`: JSON Feed 1.1.',
    examples: ['atom'],
  }),
}

interface WrittenFeed {
  feed: Feed
  formato: Format
}

const written: Answer<WrittenFeed> = {
  status: 200,
  schema: {
    description: `As ${ENTRIES} publicações mais recentes, da mais nova à mais antiga; antes delas, os avisos de uma busca, como entradas.`,
    content: Object.fromEntries(
      Object.values(FORMATS).map(({ type }) => [type, { schema: Type.String() }]),
    ),
  },
  send(reply, { feed, formato }) {
    const { type, write } = FORMATS[formato]
    if (feed.hub !== null)
      reply.header('Link', `<${feed.hub}>; rel="hub", <${feed.self}>; rel="self"`)
    return reply.type(`${type}; charset=utf-8`).send(write(feed))
  },
}

const readSearchFeed = operation({
  id: 'lerFeedDaBusca',
  at: 'GET /feeds/{chave}/busca/{formato}',
  tag: 'Pessoas',
  summary: 'Lê uma busca como feed',
  description:
    'O que `/buscar` encontra com os mesmos filtros, para leitores de feeds. Responde 304 a quem já tem tudo (`If-None-Match`).',
  access: 'feeds',
  fresh: 'revalidate',
  params: Type.Object(inAddress),
  query: Type.Object(filterParameters),
  checkQuery: checkFilters,
  answer: written,
  async handle({ params, query, request }, { polled, publicUrl }) {
    const formato = formatOf(params)
    const base = baseOf(request, publicUrl)
    const { termo: consulta } = query
    const title = consulta === '*' ? 'Arauto: todas as publicações' : `Arauto: ${consulta}`
    const found = await newest(readFilters(query), polled)
    const page = `${base}/${request.url.slice(request.url.indexOf('?'))}`
    const self = `${base}${request.url}`
    return {
      formato,
      feed: feedOf(base, { title, self, hub: hubOf(publicUrl), page, consulta, ...found }),
    }
  },
})

const readAlertFeed = operation({
  id: 'lerFeedDoAlerta',
  at: 'GET /feeds/{chave}/alertas/{id}/{formato}',
  tag: 'Pessoas',
  summary: 'Lê um alerta como feed',
  description:
    'O que o alerta encontra, também enquanto está inativo, para leitores de feeds. O alerta é da conta da chave.',
  access: 'feeds',
  fresh: 'revalidate',
  params: Type.Object({ ...inAddress, ...alertParams.properties }),
  answer: written,
  async handle(call, service) {
    const { polled, publicUrl } = service
    const { params, request } = call
    const formato = formatOf(params)
    const base = baseOf(request, publicUrl)
    const seeking = await readSeekingAlert(call, service)
    const { id, nome: title, consulta } = seeking.alert
    const sought = paramsOf(seeking, null)
    const found = await (sought.linhas === null
      ? newest(sought, polled)
      : newestWithRows(sought, service))
    const page = alertUrl(base, id)
    const self = `${base}${request.url}`
    return {
      formato,
      feed: feedOf(base, { title, self, hub: hubOf(publicUrl), page, consulta, ...found }),
    }
  },
})

export const feedOperations: Operation[] = [readSearchFeed, readAlertFeed]

/** @throws Problem `nao_encontrado` for any other format */
function formatOf({ formato }: { formato: string }): Format {
  if (formato === 'atom' || formato === 'json') return formato
  throw unknownAddress()
}

/** The newest acts of a search, with its notices. */
async function newest(asked: AskedSearch, polled: ApiService['polled']) {
  const { termo, termos = [], leitura, filters } = asked
  const page = { order: 'recentes', pagina: 1, limite: ENTRIES } as const
  const shown = { trechos: false, facetas: null, histograma: null, aproximar: false }
  const search = { termo, termos, leitura, filters, ...page, ...shown, campos: FEED_FIELDS }
  const { resultados, avisos } = await polled.search(search)
  return { acts: actsIn(resultados), notices: avisos }
}

/** The newest acts with rows that an alert finds, of the last days of the archive. */
async function newestWithRows(
  params: SimulationParams,
  { polled, queries: { publications } }: ApiService,
) {
  const { exemplos, avisos } = await polled.simulate(params, ENTRIES)
  const ids = exemplos.map(({ id }) => id)
  const { publicacoes } = await publications.readMany(ids, FEED_FIELDS)
  return { acts: actsIn(publicacoes), notices: avisos }
}

function actsIn(page: Awaited<ReturnType<ArchiveQueries['search']>>['resultados']): FeedAct[] {
  return JSON.parse(Buffer.from(page, 'latin1').toString()) as FeedAct[] // the fields that were asked for
}
