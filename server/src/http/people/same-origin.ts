import type { FastifyRequest } from 'fastify'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Whether a request may change something. */
export function isUnsafe({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return !SAFE_METHODS.includes(method)
}

/**
 * Whether our own page sends this request, and not another site through the visitor's browser. It
 * adds to SameSite: a form or script elsewhere cannot set a custom header, and browsers report the
 * origin.
 */
export function isOurPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (!headers['x-requested-with']) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  // Older browsers, and plain http, send only Origin. Programs send neither header.
  if (origin === undefined) return true
  const from = URL.parse(origin)
  return from !== null && (from.host === host || from.origin === URL.parse(publicUrl)?.origin)
}
