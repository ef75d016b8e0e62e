import { type Schema, alternatives, readDocument, refName } from '../client-models/schema.ts'

/* What the name of a field says, in whatever answer it stands. */

type Field = [name: string, schema: Schema]

/** Fields that are a day or a moment somewhere. */
export function temporalFields(): string[] {
  const isTemporal = ({ format }: Schema) => format === 'date' || format === 'date-time'
  return namesOf(answeredFields().filter(([, schema]) => isTemporal(schema)))
}

/** Fields that are lists of objects, and nowhere lists of anything else. */
export function tableFields(): string[] {
  const { schemas } = readDocument().components
  const lists = answeredFields().filter(([, { type }]) => type === 'array')
  const isTable = ([, { items = {} }]: Field) =>
    (schemas[refName(items.$ref ?? '')] ?? items).properties !== undefined
  const others = new Set(namesOf(lists.filter((field) => !isTable(field))))
  return namesOf(lists.filter(isTable)).filter((name) => !others.has(name))
}

function namesOf(fields: Field[]): string[] {
  return [...new Set(fields.map(([name]) => name))].toSorted()
}

/** Every field of every answer, once for each of its types. */
function answeredFields(): Field[] {
  const { components, paths } = readDocument()
  const seen = new Set<string>()
  const fields: Field[] = []
  const visit = (schema: Schema): void => {
    const { $ref, anyOf = [], items, properties = {} } = schema
    if ($ref !== undefined && !seen.has($ref)) {
      seen.add($ref)
      visit(components.schemas[refName($ref)] ?? {})
    }
    for (const [name, field] of Object.entries(properties)) {
      for (const each of alternatives(field)) fields.push([name, each])
      visit(field)
    }
    for (const each of [...anyOf, ...(items ? [items] : [])]) visit(each)
  }
  for (const { responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const { content } of Object.values(responses)) {
      for (const { schema } of Object.values(content ?? {}) as { schema?: Schema }[]) {
        if (schema) visit(schema)
      }
    }
  }
  return fields
}
