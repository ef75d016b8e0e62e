import assert from 'node:assert/strict'
import { createRandom } from '../../server/demo/sample/random.ts'
import { parseQuery } from '../../server/engine/query.ts'
import type { SearchFilters } from '../../server/src/search/search-reader.ts'
import type { SearchRequest } from '../../server/engine/port.ts'
import type { CorpusFacts } from '../corpus/census.ts'
import { lastDay } from '../search/ask-arauto.ts'
import { progress } from '../lib/progress.ts'
import { openEngine } from './engines.ts'

/**
 * Sends both engines the same random queries with all operators and filters. @throws AssertionError where
 * a total or a page by date differs.
 */
export function compareEngines(
  files: { segment: string; fts5: string },
  facts: CorpusFacts,
  count: number,
): void {
  using segment = openEngine('segment', files.segment, 'read')
  using fts5 = openEngine('fts5', files.fts5, 'read')
  const supply = createRequests(facts)
  for (let i = 0; i < count; i++) {
    const { termo, request } = supply.next()
    const found = segment.index.search(request)
    assert.deepEqual(found, fts5.index.search(request), `${termo} ${JSON.stringify(request)}`)
    if (i % 100 === 0) progress('Comparing with FTS5', `${i} of ${count} queries`)
  }
}

/** An endless supply of requests for a corpus. */
function createRequests(facts: CorpusFacts) {
  const random = createRandom(`${facts.seed} compare`)
  const { rare, medium, common } = facts.words
  const word = () => random.pick(random.pick([rare, medium, common]))[0]
  const bodies = facts.bodies.map(([path]) => path)

  return {
    next(): { termo: string; request: SearchRequest } {
      const termo = expression(2)
      return {
        termo,
        request: {
          query: parseQuery(termo),
          filters: filters(),
          order: random.pick(['recentes', 'recentes', 'antigas']),
          offset: random.pick([0, 0, 0, 20, 1_000]),
          limit: random.pick([1, 20]),
        },
      }
    },
  }

  function expression(depth: number): string {
    if (depth === 0 || random.chance(0.5)) return leaf()
    const operator = random.pick([' ', ' ', ' OU ', ' NAO '])
    return `(${expression(depth - 1)})${operator}(${expression(depth - 1)})`
  }

  function leaf(): string {
    const kind = random.next()
    if (kind < 0.35) return word()
    if (kind < 0.5) return random.pick(facts.pairs)
    if (kind < 0.6) return `"${random.pick(facts.phrases)[0]}"`
    if (kind < 0.65) return `"${random.pick(facts.pairs)}"~${random.below(20)}`
    if (kind < 0.75) return `${word().slice(0, random.between(4, 7))}*`
    if (kind < 0.85) return `titulo:${random.pick(common)[0]}`
    if (kind < 0.9) return `ementa:${random.pick(common)[0]}`
    if (kind < 0.95) return `assinatura:${word()}`
    return `orgao:"${random.pick(random.pick(bodies).split('/'))}"`
  }

  function filters(): SearchFilters {
    const [month] = random.pick(facts.months)
    return {
      ...(random.chance(0.15) && { data_inicio: `${month}-01` }),
      ...(random.chance(0.15) && { data_fim: lastDay(random.pick(facts.months)[0]) }),
      ...(random.chance(0.15) && { secoes: [random.pick(['1', '2', '3', 'extra'])] }),
      ...(random.chance(0.1) && { tipos_ato: [random.pick(facts.types)[0]] }),
      ...(random.chance(0.1) && { orgaos: [random.pick(bodies)] }),
    }
  }
}
