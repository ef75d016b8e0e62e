import type { FastifyRequest } from 'fastify'
import { foreignOrigin } from '../errors/problems.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses pages of other sites. A browser may think that a foreign name is this machine's (DNS rebinding), so what
 * `Host` says proves nothing: the origin must be the configured address, or without one this machine.
 */
export function refuseForeignPage({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin } = headers
  if (origin === undefined) return // programs send none
  const from = URL.parse(origin)
  const isOurs =
    publicUrl === ''
      ? from !== null && LOOPBACK.includes(from.hostname)
      : from?.origin === URL.parse(publicUrl)?.origin
  if (!isOurs) throw foreignOrigin()
}
