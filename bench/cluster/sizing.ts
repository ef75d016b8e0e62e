/*
 * node bench/cluster/sizing.ts
 *
 * Checks two steps of docs/cluster-sizing.md that need no machines: how evenly 20 dispatchers share
 * 100,000 webhooks, and how long the deliveries of a morning's edition take when each receiver takes only
 * a few at once. Prints Markdown.
 */
import { createRandom } from '../../server/demo/sample/random.ts'
import { newId } from '../../server/src/lib/crypto/ids.ts'
import { ownerOf } from '../../server/src/webhooks/dispatch/ownership.ts'
import { quantile, round, table } from '../lib/figures.ts'

const WEBHOOKS = 100_000
const DISPATCHERS = 20
/**
 * Deliveries that a dispatcher sends per second, and the Zipf exponent of the number of acts per webhook.
 */
const RATE = 1_000
const SKEW = 1
const DELIVERIES = 5_200_000
/** A receiver's answer time, and its number of concurrent deliveries. */
const ANSWER_MS = 200
const AT_ONCE = 8

const random = createRandom('sizing')
const ids = Array.from({ length: WEBHOOKS }, () => newId('wh', Date.now()))
const names = Array.from({ length: DISPATCHERS }, () => `dispatcher ${randomName()}`)

const before = process.cpuUsage()
const owners = ids.map((id) => ownerOf(id, names)!)
const { user, system } = process.cpuUsage(before)
const hashingMs = (user + system) / 1_000
const shares = sizes(owners)
const without = ids.map((id) => ownerOf(id, names.slice(1))!)
const moved = owners.filter((owner, i) => owner !== without[i]).length
const inherited = sizes(without.filter((_, i) => owners[i] === names[0]))

console.log(
  table(
    [`${round(WEBHOOKS)} webhooks, ${DISPATCHERS} dispatchers`, ''],
    [
      ['webhooks each, mean', round(WEBHOOKS / DISPATCHERS)],
      ['fewest, most', `${round(Math.min(...shares))}, ${round(Math.max(...shares))}`],
      ['who owns each of them, ms of processor time for all', round(hashingMs)],
      ['one goes: webhooks that move', round(moved)],
      ['to how many others; fewest, most', inherits(inherited)],
    ],
  ),
)

console.log('')
const load = demand()
const perDispatcher = new Map<string, number>()
for (const [i, owner] of owners.entries())
  perDispatcher.set(owner, (perDispatcher.get(owner) ?? 0) + load[i]!)
const dispatcherSeconds = [...perDispatcher.values()].map((deliveries) => deliveries / RATE)
const receiverSeconds = load.map((deliveries) => (deliveries * ANSWER_MS) / 1_000 / AT_ONCE)
const even = DELIVERIES / DISPATCHERS / RATE
console.log(
  table(
    [`${round(DELIVERIES)} deliveries, by 1/rank over the webhooks`, 'seconds'],
    [
      ['if all dispatchers had as many', round(even)],
      ['the dispatcher with fewest', round(Math.min(...dispatcherSeconds))],
      ['the dispatcher with most', round(Math.max(...dispatcherSeconds))],
      ['the receiver in the middle', round(quantile(receiverSeconds, 0.5))],
      ['one receiver in a hundred takes longer than', round(quantile(receiverSeconds, 0.99))],
      ['the receiver with most', round(Math.max(...receiverSeconds))],
    ],
  ),
)

/** The number of deliveries of each webhook: an act concerns a webhook at most once. */
function demand(): number[] {
  const acts = 4_000
  const weights = ids.map((_, i) => 1 / (i + 1) ** SKEW)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const wanted = weights.map((weight) => Math.min(acts, (DELIVERIES * weight) / sum))
  // The excess of the largest goes to all others.
  const lost = DELIVERIES - wanted.reduce((all, count) => all + count, 0)
  return wanted
    .map((count) => Math.min(acts, count + lost / WEBHOOKS))
    .map((count) => ({ count, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ count }) => count)
}

function sizes(of: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const name of of) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts.values()]
}

function inherits(counts: readonly number[]): string {
  return `${counts.length}; ${round(Math.min(...counts))}, ${round(Math.max(...counts))}`
}

function randomName(): string {
  return Array.from({ length: 4 }, () => random.below(2 ** 31).toString(36)).join('-')
}
