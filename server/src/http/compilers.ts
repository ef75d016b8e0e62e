import AjvCompiler, { type ErrorObject } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

/*
 * What Fastify compiles from the schemas of its routes: each function when it is first called, and with
 * only the shared schemas that it refers to. Fastify's own compilers read all of them again for each route,
 * which took most of the time to build an application.
 */

type Bucket = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['bucket']>
type BuildSerializers = ReturnType<typeof SerializerSelector>
type Serialize = ReturnType<ReturnType<BuildSerializers>>
type BuildValidators = ReturnType<typeof AjvCompiler>

/** As Fastify hands them over: by name. */
type SharedSchemas = Parameters<BuildValidators>[0]

/*
 * Applications of one process share what it has compiled: their schemas are the same objects.
 */
const serializers = SerializerSelector()
const compiled = new WeakMap<object, Serialize>()
const validators = AjvCompiler() as unknown as FromRoutes<Check>

/** The functions that serialize answers. */
export const buildSerializers: BuildSerializers = (shared, options) => (route) => {
  const schema = route.schema as object
  return (answer) => {
    let serialize = compiled.get(schema)
    if (serialize === undefined) {
      serialize = serializers(referredTo(schema, shared as SharedSchemas), options)(route)
      compiled.set(schema, serialize)
    }
    return serialize(answer)
  }
}

/** The functions that check requests. */
export const buildValidators = ((shared, options) => (route) => {
  let check: Check | undefined
  return (value) => {
    check ??= validators(referredTo(route.schema, shared), options)(route)
    return check(value) || { error: check.errors }
  }
}) satisfies FromRoutes<(value: unknown) => unknown> as unknown as BuildValidators

/** The shared schemas. Fastify's own keeper copies all of them twice for each route. */
export const keepSchemas = ((inherited: SharedSchemas = {}) => {
  const kept = { ...inherited }
  return {
    add: (schema: { $id: string }) => void (kept[schema.$id] = schema),
    getSchema: (id: string) => kept[id],
    getSchemas: () => kept,
  }
}) as unknown as Bucket

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
