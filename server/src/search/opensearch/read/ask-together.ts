import { type AskedBody, type Asker, type IndexAnswer, type SearchBody, isScored } from './ask.ts'

interface Waiting extends AskedBody {
  told: PromiseWithResolvers<IndexAnswer>
}

/**
 * Asks for one request: what is asked in the same turn of the event loop is one round trip, because a node takes
 * longer for a round trip than for most searches; what only counts is asked once. A search that is refused
 * fails those that went with it.
 */
export function askTogether(asker: Asker): Asker {
  const counted = new Map<string, Promise<IndexAnswer>>()
  let waiting: Waiting[] = []

  async function ask(): Promise<void> {
    const asked = waiting
    waiting = []
    try {
      const [only, ...others] = asked
      const answers =
        others.length === 0
          ? [await asker.search(only!.body, only!.preference)] // somebody asked
          : await asker.searchAll(asked)
      for (const [i, { told }] of asked.entries()) told.resolve(answers[i]!) // one of each
    } catch (error) {
      for (const { told } of asked) told.reject(error)
    }
  }

  function inTurn(one: AskedBody): Promise<IndexAnswer> {
    const told = Promise.withResolvers<IndexAnswer>()
    if (waiting.push({ ...one, told }) === 1) setImmediate(() => void ask())
    return told.promise
  }

  function once(one: AskedBody): Promise<IndexAnswer> {
    if (one.body.size > 0) return inTurn(one)
    const name = JSON.stringify(one.body)
    const known = counted.get(name) ?? inTurn(one)
    counted.set(name, known)
    return known
  }

  return {
    async search<Aggregations>(body: SearchBody, preference?: string) {
      if (body.pit || isScored(body)) return await asker.search<Aggregations>(body, preference)
      return (await once({ body, preference })) as IndexAnswer<Aggregations>
    },
    searchAll: (asked) => Promise.all(asked.map(once)),
    onPointInTime: (work) => asker.onPointInTime(work),
  }
}
