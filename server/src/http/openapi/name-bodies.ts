interface Described {
  schema?: Schema
  example?: unknown
}

interface Schema {
  $ref?: string
  type?: unknown
  examples?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Content {
  content?: Record<string, Described>
}

interface Operation {
  operationId?: string
  summary?: string
  requestBody?: Content
  responses: Record<string, Content>
}

interface Document {
  paths?: Record<string, object | undefined>
  components?: { schemas?: Record<string, object> }
}

/**
 * Makes the bodies of requests and answers components named after their operation, so that generated clients
 * say `BuscarResposta` and `CriarWebhookCorpo`.
 */
export function nameBodies<D extends Document>(document: D): D {
  const schemas: Record<string, object> = {}
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item ?? {}) as Operation[]) {
      const { operationId = '', summary = '', requestBody, responses } = operation
      const name = operationId.slice(0, 1).toUpperCase() + operationId.slice(1)
      if (requestBody) takeOut(requestBody, `${name}Corpo`, schemas, `${summary}: o que se envia.`)
      for (const [status, response] of Object.entries(responses))
        if (status.startsWith('2')) takeOut(response, `${name}Resposta`, schemas)
    }
  Object.assign(((document.components ??= {}).schemas ??= {}), schemas)
  return document
}

/** Moves the JSON schema of `content` to the components. */
function takeOut(
  { content }: Content,
  name: string,
  schemas: Record<string, object>,
  description?: string,
): void {
  const json = content?.['application/json']
  if (json?.schema === undefined || '$ref' in json.schema) return
  schemas[name] = { ...(description && { description }), ...withExample(json) }
  json.schema = { $ref: `#/components/schemas/${name}` }
}

/** A body whose `dados` has its own example, where the named parts have none. */
function withExample({ schema = {}, example }: Described): Schema {
  const dados = schema.properties?.['dados']
  if (dados === undefined || dados.$ref || dados.items?.$ref || dados.examples) return schema
  const given = (example as { dados?: unknown } | undefined)?.dados ?? null
  return {
    ...schema,
    properties: { ...schema.properties, dados: { ...dados, examples: [given] } },
  }
}
