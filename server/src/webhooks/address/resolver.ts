import { Resolver } from 'node:dns/promises'
import { type Clock } from '../../lib/time/clock.ts'

/** The IP addresses of a name, IPv4 first. @throws Error with a code of node:dns when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>

/**
 * No answer within this time: the name servers of one receiver must not use up the deadline of a delivery.
 */
const TIMEOUT_MS = 1_500

/**
 * Asks the name servers through c-ares, which can be cancelled. The system's own resolver has four threads
 * for the whole process, and four slow names would stop every delivery.
 */
export const resolveByNameServers: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  const cancelling = setTimeout(() => resolver.cancel(), TIMEOUT_MS)
  try {
    const answers = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ])
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    )
    const failure = answers.find((answer) => answer.status === 'rejected')
    if (addresses.length === 0) throw failure?.reason
    return addresses
  } finally {
    clearTimeout(cancelling)
  }
}

/** How long an answer is used: short, so that a receiver that moves is found soon. */
const KNOWN_MS = 60_000
/** The same for a failure: a dead name is looked up from time to time, not for each of its deliveries. */
const UNKNOWN_MS = 5_000
const MAX_NAMES = 10_000

/** Caches answers, and looks a name up once for several callers at the same time. */
export function createResolverCache(resolve: Resolve, clock: Clock): Resolve {
  const names = new Map<string, { answer: Promise<string[]>; until: number }>()
  return (hostname) => {
    const now = clock().getTime()
    const known = names.get(hostname)
    if (known && known.until > now) return known.answer
    if (names.size >= MAX_NAMES) names.clear()
    const entry = { answer: resolve(hostname), until: now + KNOWN_MS }
    entry.answer.catch(() => (entry.until = now + UNKNOWN_MS))
    names.set(hostname, entry)
    return entry.answer
  }
}
