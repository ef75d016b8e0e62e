import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'
import { type Guard, createGuard } from './guard.ts'
import { type Resolve, createResolverCache } from './resolver.ts'
import { createSender } from './sender.ts'
import type { UrlPolicy } from './url-rule.ts'

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
  const authorities = settings.caFile === null ? [] : [readAuthorities(settings.caFile)]
  const guard = createGuard(settings, createResolverCache(resolve, clock))
  let opened: ReturnType<typeof open> | null = null

  async function open() {
    const { createGuardedAgent } = await import('./agent.ts')
    const agent = createGuardedAgent(guard, authorities)
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

function readAuthorities(path: string): string {
  try {
    const pem = readFileSync(path, 'utf8')
    createSecureContext({ ca: pem })
    return pem
  } catch (error) {
    const mensagem = `ARAUTO_WEBHOOK_CA: ${path} não pôde ser lido como certificados em PEM.`
    throw new Problem('parametro_invalido', mensagem, [], error)
  }
}
