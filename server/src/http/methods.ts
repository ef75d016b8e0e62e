import type { FastifyContextConfig, FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { methodNotAllowed } from './errors/problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Marks the route that stands for the methods that its address lacks; its value is the `Allow`
     * header.
     */
    allow?: string
  }
}

const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']

interface Address {
  methods: Set<string>
  access: NonNullable<FastifyContextConfig['access']>
}

/**
 * Answers 405 with `Allow` where an address exists but the method does not. Call it before the
 * routes are registered; it returns a plugin to register after them.
 */
export function otherMethods(
  api: FastifyInstance,
): (last: FastifyInstance, _options: object, done: () => void) => void {
  const addresses = new Map<string, Address>()
  let isWatching = true
  api.addHook('onRoute', ({ path, method, config }: RouteOptions & { path: string }) => {
    if (!isWatching) return
    // The guard requires an access from every route.
    const address = addresses.get(path) ?? { methods: new Set(), access: config!.access! }
    for (const name of [method].flat()) address.methods.add(name)
    addresses.set(path, address)
  })
  api.addHook('onRequest', (request, reply, done) => {
    const { allow } = request.routeOptions.config
    if (allow === undefined) return done()
    reply.header('Allow', allow)
    done(methodNotAllowed(request.method, allow))
  })
  return (last, _options, done) => {
    isWatching = false
    for (const [path, address] of addresses) refuseOthers(last, path, address)
    done()
  }
}

function refuseOthers(api: FastifyInstance, path: string, { methods, access }: Address): void {
  const allow = METHODS.filter((method) => methods.has(method)).join(', ')
  api.route({
    method: METHODS.filter((method) => !methods.has(method)),
    url: path.slice(api.prefix.length),
    config: { access, allow },
    schema: { hide: true },
    handler: () => {
      throw methodNotAllowed('', allow) // never reached: the hook above has refused
    },
  })
}
