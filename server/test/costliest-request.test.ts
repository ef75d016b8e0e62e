import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Spent } from '../src/lib/flow/budget.ts'
import { spending } from '../src/service/allowances.ts'
import { type TestApi, startApi } from './_api.ts'
import {
  type Cost,
  type Value,
  WORDS,
  allKnobs,
  costliest,
  randomOf,
  requestOf,
  thingsOf,
} from './_costliest.ts'
import { type TestArticle, seededRandom } from './_editions.ts'
import { firstPerson } from './_people.ts'

/*
 * The short form of bench/fuzz/costliest.ts. The limit is in steps, which are the same on every machine. A
 * step takes at most about a tenth of a microsecond, so the limit is a quarter of a second.
 */
const MOST_STEPS = 2_500_000
const MOST_BYTES = 16 * 2 ** 20
const TRIES = 2
const ACTS = 200

const random = randomOf(seededRandom(55))
let api: TestApi
let headers: Record<string, string>
let ids: Record<string, string>
let spent: Spent
const count: ChannelListener = (message) => {
  const { steps, bytes } = message as Spent
  spent = { steps: spent.steps + steps, bytes: spent.bytes + bytes }
}
beforeAll(async () => {
  api = await startApi(longActs())
  headers = (await firstPerson(api)).headers
  ids = await thingsOf(api, headers)
  subscribe(spending.name, count)
})
afterAll(async () => {
  unsubscribe(spending.name, count)
  await api[Symbol.asyncDispose]()
})

test.each(allKnobs())('$name: no value of $of exceeds the limit of a request', async (knob) => {
  const worst = await costliest(knob, random, TRIES, ask)
  if (worst.cost > MOST_STEPS)
    expect.fail(`${worst.cost} steps: ${JSON.stringify(worst.value).slice(0, 400)}`)

  async function ask(value: Value): Promise<Cost> {
    spent = { steps: 0, bytes: 0 }
    api.time.now += 1_000 // within a person's rate limit
    const { method, url, body } = requestOf(knob, value, ids)
    const { status, text } = await api.send(method as 'GET', url, headers, body)
    if (status >= 500) throw new Error(`${status} for ${url.slice(0, 200)}: ${text.slice(0, 200)}`)
    expect(text.length).toBeLessThan(MOST_BYTES)
    return { cost: spent.steps, answered: status < 400 }
  }
})

/** Acts with everything that the searches look for; the first act has very much of it. */
function longActs(): TestArticle[] {
  return Array.from({ length: ACTS }, (_, i) => ({
    idMateria: String(i + 1),
    titulo: `PORTARIA Nº ${i + 1}`,
    ementa: several(20),
    texto: `<p>${several(i === 0 ? 20_000 : 400)}</p>`,
  }))
}

function several(words: number): string {
  const syllables = 'ma te ri al con so fe de ra na ção pre vi to es'.split(' ')
  const name = () =>
    Array.from({ length: 2 + random.below(3) }, () => random.oneOf(syllables)).join('')
  const plain = WORDS.filter((word) => /^[\p{L}\d./]+$/u.test(word))
  return Array.from({ length: words }, () => (random.below(3) ? random.oneOf(plain) : name())).join(
    ' ',
  )
}
