import assert from 'node:assert/strict'
import type { Found } from './ask-arauto.ts'
import type { Order, QueryClass, SearchQuery } from './queries.ts'

const CHECKED = 10

/** Checks that answers make sense: the figures of a broken search are worth nothing. */
export async function checkTotals(
  classes: QueryClass[],
  ask: (query: SearchQuery, order: Order) => Promise<Found>,
): Promise<void> {
  const total = async (text: string) =>
    (await ask({ kind: 'words', text, page: 1 }, 'recentes')).total
  for (const { queries } of classes)
    for (const query of queries.slice(0, CHECKED)) {
      const found = await ask(query, 'recentes')
      const ranked = await ask(query, 'relevancia')
      assert.equal(found.total, ranked.total, `${query.text}: totals differ by order`)
      for (const word of query.text.split(' ')) {
        const alone = await total(word)
        assert(found.total <= alone, `${query.text}: ${found.total}, but ${word}: ${alone}`)
      }
      if (query.secao === undefined && query.orgao === undefined)
        assert(found.total > 0, `${query.text}: stands in the corpus and is not found`)
    }
}
