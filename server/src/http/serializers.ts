import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type BuildSerializers = ReturnType<typeof SerializerSelector>

/** As Fastify hands them over: by name. */
type SharedSchemas = Record<string, unknown>

/**
 * Compiles the functions that serialize answers by their schemas, each when its first answer is sent,
 * and with only the shared schemas that it refers to. Fastify's own compiler checks all of them again
 * for each answer of each route; to compile all of them was half of the time to build an application.
 */
export function buildSerializers(): BuildSerializers {
  const build = SerializerSelector()
  return (shared, options) => (route) => {
    let serialize: ReturnType<ReturnType<BuildSerializers>> | undefined
    return (answer) => {
      serialize ??= build(referredTo(route.schema, shared as SharedSchemas), options)(route)
      return serialize(answer)
    }
  }
}

/** The shared schemas that a schema needs, directly or not. */
function referredTo(schema: unknown, shared: SharedSchemas): SharedSchemas {
  const needed = new Map<string, unknown>()
  const found = [schema]
  for (const one of found)
    for (const name of namesIn(one)) {
      if (needed.has(name) || !(name in shared)) continue
      needed.set(name, shared[name])
      found.push(shared[name])
    }
  return Object.fromEntries(needed)
}

function namesIn(schema: unknown): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#/g)].map(([, name]) => name!)
}
