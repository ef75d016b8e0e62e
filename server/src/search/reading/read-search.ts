import { isStopWord, slug } from '../../../engine/analysis.ts'
import { group, ignoringSignatures, printQuery } from '../../../engine/query.ts'
import type { BodyName, Query } from '../../../engine/port.ts'
import type { AskedFilters, SearchFilters } from '../search-reader.ts'
import { bodyOfAcronym } from './bodies.ts'
import { shortCode } from './body-names.ts'
import type { Ampliacao } from './applied.ts'
import { LITERAL, readQuery } from './reading.ts'

/** A search as written, and the version of the reading to use. */
export interface AskedSearch {
  termo: string
  /** Queries of which an act must match one, too; absent or empty: none. */
  termos?: readonly string[]
  filters: AskedFilters
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
export function readSearch({ termo, termos = [], filters, leitura }: AskedSearch): ReadSearch {
  const { orgaos, orgaos_exceto, ignorar_assinatura = false, ...others } = filters
  const { query: own, widenings } = readQuery(termo, leitura)
  const items = termos.map((item) => readQuery(item, leitura).query)
  const joined = (one: Query) => {
    const all = items.length === 0 ? one : group('and', [one, group('or', items)])
    return ignorar_assinatura ? ignoringSignatures(all) : all
  }
  const query = joined(own)
  const meant = (orgaos ?? []).map((orgao) => bodiesMeant(orgao, leitura))
  const within: SearchFilters = {
    ...others,
    ...(orgaos_exceto && {
      orgaos_exceto: orgaos_exceto.flatMap((orgao) => bodiesMeant(orgao, leitura)),
    }),
  }
  const read = orgaos === undefined ? within : { ...within, orgaos: meant.flat() }
  return {
    query,
    filters: read,
    widenings: [
      ...widenings.map(({ ampliacao, without }) => ({
        ampliacao,
        without: { query: joined(without), filters: read },
      })),
      ...meant.flatMap(([written, ...names], at) => {
        if (names.length === 0) return []
        const unread = meant.map((some, i) => (i === at ? [written] : some))
        return [
          {
            ampliacao: describeBody(written, names),
            without: { query, filters: { ...within, orgaos: unread.flat() } },
          },
        ]
      }),
    ],
  }
}

/**
 * The names to filter by for a body: the name as written, then those that it stands for.
 */
export function bodiesMeant(orgao: string, leitura: number): [string, ...BodyName[]] {
  if (leitura === LITERAL) return [orgao]
  const known = bodyOfAcronym(slug(orgao))
  if (known) return [orgao, ...known.names]
  const short = leitura < SHORT_NAMES_SINCE ? null : shortNameMeant(orgao)
  return short === null ? [orgao] : [orgao, { short }]
}

/** The version of the reading that knows short names in filters. */
const SHORT_NAMES_SINCE = 3

/**
 * A single word, or an acronym with its number or state. Longer values are names: a facet gives them,
 * and as filters they find what it counts.
 */
function shortNameMeant(orgao: string): string | null {
  const words = orgao.includes('/') ? [] : slug(orgao).split('_')
  const content = words.filter((word) => !isStopWord(word))
  return content.length === 1 && content[0]!.length > 1 ? content[0]! : shortCode(words)
}

function describeBody(escrito: string, names: BodyName[]): Ampliacao {
  return {
    tipo: 'sigla',
    escrito,
    tambem: names.map((name) => printQuery({ kind: 'body', name })),
  }
}
