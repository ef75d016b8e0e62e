import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type BuildSerializers = ReturnType<typeof SerializerSelector>

/** As Fastify hands them over: by name. */
type SharedSchemas = Record<string, unknown>

/**
 * Makes the functions that write answers by their schemas, each with only those shared schemas that it refers to:
 * Fastify's own checks all of them again for each answer of each route, which was half of what it takes to make an
 * application.
 */
export function buildSerializers(): BuildSerializers {
  const build = SerializerSelector()
  return (shared, options) => (route) =>
    build(referredTo(route.schema, shared as SharedSchemas), options)(route)
}

/** The shared schemas that a schema needs, and those that they need. */
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
