import { type Document, type Parameter, type Reference, type Schema, resolve } from './document.ts'
import { code, inline } from './html.ts'
import { type Shape, boundsOf, shapeOf, typeOf } from './schema.ts'

/** Explained once, on the first sheet. */
export const EXPLAINED_ONCE = ['Aviso', 'Erro']

interface Field {
  name: string
  value: Schema | Reference
  description: string | undefined
  example: unknown
  /** In a request: whether it may be left out; null: an answer, which always has all fields. */
  isRequired: boolean | null
}

export function parameterFields(document: Document, parameters: Parameter[]): string {
  const fields = parameters.map(({ name, schema, description, example, required }) => ({
    name,
    value: schema,
    description,
    example,
    isRequired: required,
  }))
  return listOf(document, fields, [])
}

/** The fields of a body that is sent. */
export function bodyFields(document: Document, schema: Schema): string {
  return listOf(document, fieldsOf(document, schema, true), [])
}

/** The fields of an answer: of its envelope, only what is not always the same. */
export function answerFields(document: Document, schema: Schema): string {
  const { sucesso: _, ...properties } = schema.properties ?? {}
  return listOf(document, fieldsOf(document, { ...schema, properties }, false), [])
}

function fieldsOf(document: Document, schema: Schema, isSent: boolean): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const { description, examples } = resolve<Schema>(document, value)
    const isRequired = isSent ? (schema.required?.includes(name) ?? false) : null
    return { name, value, description, example: examples?.[0], isRequired }
  })
}

function listOf(document: Document, fields: Field[], within: string[]): string {
  const items = fields.map((field) => itemOf(document, field, within))
  return `<dl class="fields">${items.join('')}</dl>`
}

function itemOf(document: Document, field: Field, within: string[]): string {
  const { name, value, description, example, isRequired } = field
  const shape = shapeOf(document, value)
  const required = isRequired === true ? ' <strong class="required">obrigatório</strong>' : ''
  const notes = [
    ...boundsOf(document, value),
    ...(shape.schema.const === undefined ? exampleNote(example) : []),
  ]
  return `<div><dt>${code(name)} <span>${typeOf(shape)}</span>${required}</dt>
<dd>${description === undefined ? '' : inline(description)}
${notes.length === 0 ? '' : `<span class="notes">${notes.join(' ')}</span>`}
${nested(document, shape, field, within)}</dd></div>\n`
}

/** What an object has within: shown for `dados`, else opened by the reader. */
function nested(document: Document, shape: Shape, field: Field, within: string[]): string {
  const { schema, name } = shape
  if (schema.properties === undefined || within.includes(name ?? '')) return ''
  if (name !== null && EXPLAINED_ONCE.includes(name))
    return `<a href="/referencia#${name.toLowerCase()}">Campos de cada um</a>`
  const fields = fieldsOf(document, schema, field.isRequired !== null)
  const list = listOf(document, fields, [...within, ...(name === null ? [] : [name])])
  if (field.name === 'dados' && within.length === 0) return list
  const of = shape.isList ? 'de cada um' : `de ${field.name}`
  return `<details><summary>Campos ${of} (${fields.length})</summary>${list}</details>`
}

/** Of an object the example of the whole answer says more. */
function exampleNote(example: unknown): string[] {
  const values = [example].flat().filter((one) => ['string', 'number'].includes(typeof one))
  return values.length === 0 ? [] : [`Exemplo: ${values.map(code).join(', ')}.`]
}
