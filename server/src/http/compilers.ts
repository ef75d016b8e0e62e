import AjvCompiler, { type ErrorObject } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

/*
 * What Fastify compiles from the schemas of its routes: each function when it is first called, and with
 * only the shared schemas that it refers to. Fastify's own compilers read all of them again for each route,
 * which took most of the time to build an application.
 */

type BuildSerializers = ReturnType<typeof SerializerSelector>
type BuildValidators = ReturnType<typeof AjvCompiler>

/** As Fastify hands them over: by name. */
type SharedSchemas = Parameters<BuildValidators>[0]

/** The functions that serialize answers. */
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

/** Applications of one process share what it has compiled. */
const validators = AjvCompiler() as unknown as FromRoutes<Check>

/** The functions that check requests. */
export const buildValidators = ((shared, options) => (route) => {
  let check: Check | undefined
  return (value) => {
    check ??= validators(referredTo(route.schema, shared), options)(route)
    return check(value) || { error: check.errors }
  }
}) satisfies FromRoutes<(value: unknown) => unknown> as unknown as BuildValidators

/** What Fastify really calls; its types take the schema for the route. */
type FromRoutes<Made> = (
  shared: SharedSchemas,
  options: Parameters<BuildValidators>[1],
) => (route: { schema: unknown }) => Made

type Check = { (value: unknown): boolean; errors?: ErrorObject[] | null }

/** The shared schemas that a schema needs, directly or not. */
function referredTo(schema: unknown, shared: SharedSchemas): SharedSchemas {
  const needed = new Map<string, SharedSchemas[string]>()
  const found = [schema]
  for (const one of found)
    for (const name of namesIn(one)) {
      const refers = shared[name]
      if (needed.has(name) || refers === undefined) continue
      needed.set(name, refers)
      found.push(refers)
    }
  return Object.fromEntries(needed)
}

function namesIn(schema: unknown): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#/g)].map(([, name]) => name!)
}
