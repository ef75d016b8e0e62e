import type { FastifyRequest } from 'fastify'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Whether a request may change something. */
export function isUnsafe({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return !SAFE_METHODS.includes(method)
}

/**
 * Whether a page of ours sends this request, and no other site through the visitor's browser. Besides
 * SameSite: a form or a script elsewhere cannot add a header of its own, and browsers say where it is.
 */
export function isOurPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (!headers['x-requested-with']) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  // Older browsers, and plain http: they tell the origin; programs tell neither.
  if (origin === undefined) return true
  const from = URL.parse(origin)
  return from !== null && (from.host === host || from.origin === URL.parse(publicUrl)?.origin)
}
