import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { WebhookConfig } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { Problem } from '../lib/problem.ts'
import { createGuardedAgent } from '../webhooks/agent.ts'
import { type Guard, createGuard } from '../webhooks/guard.ts'
import { type Resolve, createResolverCache } from '../webhooks/resolver.ts'
import { createSender } from '../webhooks/sender.ts'

/** For DNS, connection, TLS and status line, as the contract says. */
const DEADLINE_MS = 5_000

export interface OpenSender extends AsyncDisposable {
  guard: Guard
  send: ReturnType<typeof createSender>['send']
}

/**
 * What sends to receivers as the settings allow, with connections of its own.
 * @throws Problem when ARAUTO_WEBHOOK_CA cannot be used
 */
export function openSender(
  webhooks: Pick<WebhookConfig, 'ports' | 'allowHosts' | 'caFile'>,
  resolve: Resolve,
  clock: Clock,
): OpenSender {
  const authorities = webhooks.caFile === null ? [] : [readAuthorities(webhooks.caFile)]
  const guard = createGuard(webhooks, createResolverCache(resolve, clock))
  const agent = createGuardedAgent(guard, authorities)
  const sender = createSender(agent, DEADLINE_MS)
  return {
    guard,
    send: sender.send,
    async [Symbol.asyncDispose]() {
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
