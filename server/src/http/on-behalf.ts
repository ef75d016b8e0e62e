import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/**
 * The request, admitted by the guard, on whose behalf others are sent within this process. They have its caller, and
 * count no more; what each route requires of a caller is required of them, too.
 */
export const onBehalf = new AsyncLocalStorage<FastifyRequest>()
