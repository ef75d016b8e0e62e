import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { neededRole } from '../guard.ts'

/** The part of an operation that states its role. */
interface Told {
  description?: string
  hide?: boolean
}

/** Documents the role of an operation: in words where it is more than reading, and as `x-papel`. */
export function withRole(
  schema: (FastifySchema & Told) | undefined,
  config: FastifyContextConfig | undefined,
  method: string,
): FastifySchema {
  if (schema === undefined || schema.hide === true || config?.access === undefined)
    return schema ?? {}
  if (config.access === 'public') return schema
  const role = neededRole(config, method)
  const words = role === 'leitor' ? '' : ` Papel: \`${role}\`.`
  const told = { description: `${schema.description ?? ''}${words}`, 'x-papel': role }
  return { ...schema, ...told }
}
