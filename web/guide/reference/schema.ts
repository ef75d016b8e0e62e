import { type Document, type Reference, type Schema, nameOf, resolve } from './document.ts'
import { code } from './html.ts'

/** A schema as the reader sees it: without references, and without the branch that only says “or null”. */
export interface Shape {
  schema: Schema
  /** Of the schema that is referred to. */
  name: string | null
  isNullable: boolean
  isList: boolean
}

/** The shape of a value; of a list, that of its items. */
export function shapeOf(document: Document, value: Schema | Reference): Shape {
  const schema = resolve<Schema>(document, value)
  const branches = (schema.anyOf ?? []).filter((branch) => !isNull(branch))
  const isNullable =
    branches.length < (schema.anyOf?.length ?? 0) || typesOf(schema).includes('null')
  if (branches.length === 1) {
    const inner = shapeOf(document, branches[0]!)
    return { ...inner, isNullable: isNullable || inner.isNullable }
  }
  if (schema.items !== undefined) {
    const { schema: items, name } = shapeOf(document, schema.items)
    return { schema: items, name, isNullable, isList: true }
  }
  return { schema, name: nameOf(value), isNullable, isList: false }
}

const SINGULAR: Record<string, string> = {
  string: 'texto',
  integer: 'inteiro',
  number: 'número',
  boolean: 'sim ou não',
  object: 'objeto',
}
const PLURAL: Record<string, string> = {
  string: 'textos',
  integer: 'inteiros',
  number: 'números',
  boolean: 'sim ou não',
  object: 'objetos',
}
const FORMATS: Record<string, [one: string, more: string]> = {
  date: ['data', 'datas'],
  'date-time': ['data e hora', 'datas e horas'],
  binary: ['bytes', 'bytes'],
}

/** In words: `lista de textos, ou null`. */
export function typeOf({ schema, isNullable, isList }: Shape): string {
  const named = typesOf(schema)
    .filter((type) => type !== 'null')
    .map((type) => {
      const format = FORMATS[schema.format ?? '']
      if (format !== undefined) return format[isList ? 1 : 0]
      return (isList ? PLURAL : SINGULAR)[type] ?? type
    })
  const type = named.join(' ou ') || 'qualquer valor'
  return `${isList ? `lista de ${type}` : type}${isNullable ? ', ou null' : ''}`
}

/** The values and bounds that a schema allows, each a short sentence. */
export function boundsOf(document: Document, value: Schema | Reference): string[] {
  const outer = resolve<Schema>(document, value)
  const { schema, isList } = shapeOf(document, value)
  const values = schema.enum?.filter((one) => one !== null)
  return [
    values && `Um de ${values.map(code).join(', ')}.`,
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, isList ? ' caracteres cada' : ' caracteres'),
    range(outer.minItems, outer.maxItems, ' itens'),
    outer.default !== undefined && `Padrão: ${code(outer.default)}.`,
  ].filter((line) => typeof line === 'string')
}

function range(least: number | undefined, most: number | undefined, unit: string): string | false {
  const [from, to] = [least, most].map((bound) => bound?.toLocaleString('pt-BR'))
  if (from !== undefined && to !== undefined && least !== most) return `De ${from} a ${to}${unit}.`
  if (to !== undefined) return `Até ${to}${unit}.`
  return from !== undefined && (unit === '' || least! > 1) && `A partir de ${from}${unit}.`
}

function typesOf({ type, const: fixed, enum: values }: Schema): string[] {
  if (type !== undefined) return [type].flat()
  const known = fixed ?? values?.[0]
  return known === undefined ? [] : [typeof known]
}

function isNull(branch: Schema | Reference): boolean {
  return 'type' in branch && branch.type === 'null'
}
