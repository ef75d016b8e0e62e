import type { Clock } from '../lib/time/clock.ts'
import { readAuthorities } from '../lib/crypto/authorities.ts'
import { type Guard, createGuard } from './address/guard.ts'
import { type Resolve, createResolverCache } from './address/resolver.ts'
import { createSender } from './sender.ts'
import type { UrlPolicy } from './address/url-rule.ts'

/** For DNS, connection, TLS and status line, as the contract says. */
const DEADLINE_MS = 5_000

export interface SenderSettings extends UrlPolicy {
  /** Authorities besides the usual ones, in PEM; null: none. */
  caFile: string | null
}

export interface OpenSender extends AsyncDisposable {
  guard: Guard
  send: ReturnType<typeof createSender>['send']
}

/**
 * Opens a sender as the settings allow, with its own connections. The HTTP client and the usual authorities
 * are loaded with the first request, so that no start waits for them.
 * @throws Problem when ARAUTO_WEBHOOK_CA cannot be used
 */
export function openSender(settings: SenderSettings, resolve: Resolve, clock: Clock): OpenSender {
  const authorities =
    settings.caFile === null ? [] : [readAuthorities('ARAUTO_WEBHOOK_CA', settings.caFile)]
  const guard = createGuard(settings, createResolverCache(resolve, clock))
  let opened: ReturnType<typeof open> | null = null

  async function open() {
    const { createGuardedAgent, trusting } = await import('./address/agent.ts')
    const agent = createGuardedAgent(guard, trusting(authorities))
    return { agent, sender: createSender(agent, DEADLINE_MS) }
  }

  return {
    guard,
    async send(request) {
      const { sender } = await (opened ??= open())
      return sender.send(request)
    },
    async [Symbol.asyncDispose]() {
      if (opened === null) return
      const { agent, sender } = await opened
      sender[Symbol.dispose]()
      await agent.destroy()
    },
  }
}
