import { expect, test } from 'vitest'
import type { Asker, SearchBody } from './ask.ts'
import { askTogether } from './ask-together.ts'

const count = (chave: number): SearchBody => ({
  query: { term: { chave } },
  size: 0,
  track_total_hits: true,
})
const page = (size: number): SearchBody => ({ size, track_total_hits: false })

test('what is asked in one turn is one round trip, and what only counts is asked once', async () => {
  const { trips, asker } = recording()
  const request = askTogether(asker)
  const first = await Promise.all([
    request.search(count(1), 'a'),
    request.search(page(20), 'b'),
    request.searchAll([{ body: count(2) }, { body: count(1) }]),
  ])
  expect(trips).toEqual([[count(1), page(20), count(2)]])
  expect(first.flat().map(({ hits }) => hits.total?.value)).toEqual([0, 1, 2, 0])
  await Promise.all([request.search(count(2)), request.search(page(20))])
  expect(trips).toEqual([[count(1), page(20), count(2)], [page(20)]])
})

test('what scores is sent alone', async () => {
  const { trips, asker } = recording()
  const request = askTogether(asker)
  const best: SearchBody = { ...page(20), sort: [{ _score: 'desc' }] }
  await Promise.all([request.search(best), request.search(count(1)), request.search(best)])
  expect(trips).toEqual([[best], [best], [count(1)]])
})

test('a request knows nothing of another one', async () => {
  const { trips, asker } = recording()
  await Promise.all([askTogether(asker).search(count(1)), askTogether(asker).search(count(1))])
  expect(trips).toEqual([[count(1)], [count(1)]])
})

test('a failure is that of all who asked', async () => {
  const { asker } = recording()
  const refusing = { ...asker, searchAll: () => Promise.reject(new Error('refused')) }
  const request = askTogether(refusing)
  const both = await Promise.allSettled([request.search(count(1)), request.search(page(1))])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

/** Answers each search with its place in the round trip as its total. */
function recording() {
  const trips: SearchBody[][] = []
  const answer = (value: number) => ({
    timed_out: false,
    _shards: { failed: 0 },
    hits: { total: { value } },
    aggregations: undefined as never,
  })
  const asker: Asker = {
    async search(body) {
      trips.push([body])
      return answer(0)
    },
    async searchAll(asked) {
      trips.push(asked.map(({ body }) => body))
      return asked.map((_, i) => answer(i))
    },
    onPointInTime: () => Promise.reject(new Error('not asked')),
  }
  return { trips, asker }
}
