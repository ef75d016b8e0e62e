import { slug } from '../../../engine/analysis.ts'
import { printQuery } from '../../../engine/query.ts'
import type { Query } from '../../../engine/port.ts'
import type { SearchFilters } from '../search-reader.ts'
import { bodyOfAcronym } from './bodies.ts'
import type { Ampliacao } from './applied.ts'
import { LITERAL, readQuery } from './reading.ts'

/** A search as written, and the version of the reading to use. */
export interface AskedSearch {
  termo: string
  filters: SearchFilters
  leitura: number
}

/** The search that the index runs. */
export interface MeantSearch {
  query: Query
  filters: SearchFilters
}

/** A search after reading. */
export interface ReadSearch extends MeantSearch {
  /** Each with the search without it, so that its additional acts can be counted. */
  widenings: { ampliacao: Ampliacao; without: MeantSearch }[]
}

/** Reads a search: its query, and the acronyms among its bodies. @throws Problem like readQuery. */
export function readSearch({ termo, filters, leitura }: AskedSearch): ReadSearch {
  const { query, widenings } = readQuery(termo, leitura)
  const { orgaos = [] } = filters
  const meant = orgaos.map((orgao) => bodiesMeant(orgao, leitura))
  const read: SearchFilters = orgaos.length === 0 ? filters : { ...filters, orgaos: meant.flat() }
  return {
    query,
    filters: read,
    widenings: [
      ...widenings.map(({ ampliacao, without }) => ({
        ampliacao,
        without: { query: without, filters: read },
      })),
      ...meant.flatMap((names, at) => {
        if (names.length < 2) return []
        const others = meant.map((some, i) => (i === at ? some.slice(0, 1) : some))
        return [
          {
            ampliacao: describeBody(names),
            without: { query, filters: { ...filters, orgaos: others.flat() } },
          },
        ]
      }),
    ],
  }
}

/**
 * The names to filter by for a body: the name as written, then those that its acronym stands for.
 */
export function bodiesMeant(orgao: string, leitura: number): string[] {
  return leitura === LITERAL ? [orgao] : [orgao, ...(bodyOfAcronym(slug(orgao))?.names ?? [])]
}

function describeBody([escrito = '', ...names]: string[]): Ampliacao {
  return {
    tipo: 'sigla',
    escrito,
    tambem: names.map((name) => printQuery({ kind: 'body', name })),
  }
}
