import type { FastifyRequest } from 'fastify'

/** The configured address of the installation, otherwise that of the request. */
export function baseOf({ protocol, host }: FastifyRequest, publicUrl: string): string {
  return publicUrl === '' ? `${protocol}://${host}` : publicUrl
}
