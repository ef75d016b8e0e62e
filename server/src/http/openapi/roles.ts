import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { neededRole } from '../guard.ts'

/** The part of an operation that tells which role it takes. */
interface Told {
  description?: string
  hide?: boolean
}

/** Says of an operation which role it takes: in words where it is more than to read, and as `x-papel`. */
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
