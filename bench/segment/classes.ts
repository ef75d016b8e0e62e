import { parseQuery } from '../../server/engine/query.ts'
import type { Order, SearchRequest } from '../../server/engine/port.ts'
import type { CorpusFacts } from '../corpus/census.ts'
import { lastDay } from '../search/ask-arauto.ts'
import { type SearchQuery, queryClasses } from '../search/queries.ts'

/** The requests to the engines, without the order. */
export interface RequestClass {
  name: string
  requests: Omit<SearchRequest, 'order'>[]
}

export const ORDERS = ['recentes', 'relevancia'] as const satisfies Order[]

const PAGE = 20
/** Letters of a word that a prefix query keeps: it then stands for a few dozen words. */
const PREFIX_LETTERS = 5
const NEAR = 10

/** The classes of bench/search, with the prefixes of words and with pairs of words near each other. */
export function requestClasses(facts: CorpusFacts, count: number): RequestClass[] {
  const classes = queryClasses(facts, count)
  const made = (name: string, of: string, termo: (text: string) => string): RequestClass => ({
    name,
    requests: classes
      .find((known) => known.name === of)!
      .queries.map(({ text }) => request(termo(text))),
  })
  return [
    ...classes.map(({ name, queries }) => ({ name, requests: queries.map(requestOf) })),
    made('prefix', 'medium word', (word) => `${word.slice(0, PREFIX_LETTERS)}*`),
    made('two words near', 'two words', (pair) => `"${pair}"~${NEAR}`),
  ]
}

function requestOf({
  kind,
  text,
  secao,
  month,
  orgao,
  page,
}: SearchQuery): RequestClass['requests'][number] {
  return {
    ...request(kind === 'phrase' ? `"${text}"` : text),
    filters: {
      ...(secao && { secoes: [secao] }),
      ...(orgao && { orgaos: [orgao] }),
      ...(month && { data_inicio: `${month}-01`, data_fim: lastDay(month) }),
    },
    offset: (page - 1) * PAGE,
  }
}

function request(termo: string): RequestClass['requests'][number] {
  return { query: parseQuery(termo), filters: {}, offset: 0, limit: PAGE }
}
