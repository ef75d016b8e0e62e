import { type Input, type Schema, alternatives, oneLine, refName } from './schema.ts'

const HEAD = `/* Made by \`npm run openapi\` from spec/openapi.json; never edited by hand. */

/** Values that are known, and those that a newer service may have. */
export type Aberto<T extends string> = T | (string & {})
`

/** clients/javascript/src/models.ts */
export function typescriptModels(
  models: [name: string, schema: Schema][],
  inputs: Input[],
): string {
  return [
    HEAD,
    ...models.map(([name, schema]) => modelOf(name, schema)),
    ...inputs.map((input) => inputOf(input)),
  ].join('\n')
}

function modelOf(name: string, schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, type]) =>
    fieldOf(field, type, true, 'out'),
  )
  return `${comment(schema.description, '')}export interface ${name} {\n${fields.join('')}}\n`
}

/** `ParametrosBuscar`, `CorpoCriarWebhook` */
function inputName({ operationId, kind }: Pick<Input, 'operationId' | 'kind'>): string {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return `${kind === 'query' ? 'Parametros' : 'Corpo'}${name}`
}

function inputOf(input: Input): string {
  const { properties = {}, required = [] } = input.schema
  const fields = Object.entries(properties).map(([field, type]) =>
    // A single value of a repeatable parameter need not be a list.
    fieldOf(field, input.kind === 'query' ? oneOrMore(type) : type, required.includes(field), 'in'),
  )
  return `export interface ${inputName(input)} {\n${fields.join('')}}\n`
}

function oneOrMore(schema: Schema): Schema {
  return schema.type === 'array' && schema.items
    ? { ...schema, anyOf: [schema.items, schema] }
    : schema
}

/** Output may have unknown values; input may not. */
type Direction = 'in' | 'out'

function fieldOf(name: string, schema: Schema, required: boolean, direction: Direction): string {
  const type = typeOf(schema, direction)
  const absent = direction === 'in' && !required ? ' | undefined' : ''
  return `${comment(schema.description, '  ')}  ${name}${required ? '' : '?'}: ${type}${absent}\n`
}

function typeOf(schema: Schema, direction: Direction): string {
  const types = alternatives(schema).map((each) => singleType(each, direction))
  return [...new Set(types)].join(' | ')
}

function singleType(schema: Schema, direction: Direction): string {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if (schema.const !== undefined) return literal(schema.const)
  // A list of words with null is one of a nullable field, whose null is an alternative of its own.
  if (schema.enum && schema.type !== 'null') {
    const known = schema.enum
      .filter((word) => word !== null)
      .map(literal)
      .join(' | ')
    return direction === 'out' ? `Aberto<${known}>` : known
  }
  switch (schema.type) {
    case 'array': {
      const items = typeOf(schema.items ?? {}, direction)
      return /[ |{]/.test(items) ? `(${items})[]` : `${items}[]`
    }
    case 'object':
      return objectType(schema, direction)
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'unknown'
  }
}

function objectType(
  { properties, required = [], additionalProperties }: Schema,
  direction: Direction,
): string {
  if (properties === undefined || Object.keys(properties).length === 0) {
    const values =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties, direction) : 'unknown'
    return `Record<string, ${values}>`
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const always = direction === 'out' || required.includes(name)
    return `${name}${always ? '' : '?'}: ${typeOf(schema, direction)}${always ? '' : ' | undefined'}`
  })
  return `{ ${fields.join('; ')} }`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${oneLine(text).replaceAll('*/', '*\\/')} */\n`
}
