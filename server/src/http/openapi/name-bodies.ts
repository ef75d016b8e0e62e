interface Content {
  content?: Record<string, { schema?: object }>
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

/** Puts the JSON that `content` describes among the components. */
function takeOut(
  { content }: Content,
  name: string,
  schemas: Record<string, object>,
  description?: string,
): void {
  const json = content?.['application/json']
  if (json?.schema === undefined || '$ref' in json.schema) return
  schemas[name] = { ...(description && { description }), ...json.schema }
  json.schema = { $ref: `#/components/schemas/${name}` }
}
