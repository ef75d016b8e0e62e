import { type Input, type Schema, alternatives, oneLine, refName } from './schema.ts'

const HEAD = `# Made by \`npm run openapi\` from spec/openapi.json; never edited by hand.
"""The objects of the API, field by field, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Literal, TypedDict

from arauto._model import Model, as_date, as_moment, list_of, model_of

__all__ = [
`

/** clients/python/src/arauto/models.py */
export function pythonModels(models: [name: string, schema: Schema][], inputs: Input[]): string {
  const classes = models.flatMap(([name, schema]) => classesOf(name, schema))
  const names = [...classes.map(({ name }) => name), ...inputs.map(inputName)]
  return [
    `${HEAD}${names
      .toSorted()
      .map((name) => `    "${name}",\n`)
      .join('')}]\n`,
    ...classes.map(({ text }) => text),
    // After all classes, because some are referenced before their definition.
    ...classes.flatMap(({ name, readers }) =>
      readers.length === 0 ? [] : [readersOf(name, readers)],
    ),
    ...inputs.map(inputOf),
  ].join('\n\n')
}

interface PythonClass {
  name: string
  text: string
  /** How to read fields that are more than JSON. */
  readers: [field: string, reader: string][]
}

/** A class for the object, and one for each unnamed object within it. */
function classesOf(name: string, schema: Schema): PythonClass[] {
  const fields = Object.entries(schema.properties ?? {})
  const inner = fields.flatMap(([field, type]) => {
    const object = innerObject(type)
    return object ? classesOf(innerName(name, field), object) : []
  })
  const lines = fields.map(
    ([field, type]) =>
      `    ${field}: ${outputType(type, innerName(name, field))}\n${doc(type.description, '    ')}`,
  )
  const readers = fields
    .map(([field, type]): [string, string | null] => [
      field,
      readerOf(type, innerName(name, field)),
    ])
    .filter((pair): pair is [string, string] => pair[1] !== null)
  const text = `@dataclass(frozen=True, kw_only=True)\nclass ${name}(Model):\n${doc(schema.description, '    ')}${lines.join('')}`
  return [...inner, { name, text, readers }]
}

function readersOf(name: string, readers: [field: string, reader: string][]): string {
  const pairs = readers.map(([field, reader]) => `    "${field}": ${reader},\n`)
  return `${name}.readers = {\n${pairs.join('')}}`
}

/** `EntidadesPessoas` */
function innerName(name: string, field: string): string {
  return (
    name +
    field
      .split('_')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
  )
}

/** The unnamed object that a field is, or has a list of. */
function innerObject(schema: Schema): Schema | null {
  const [single] = alternatives(schema).filter(({ type }) => type !== 'null')
  if (single?.type === 'array' && single.items) return innerObject(single.items)
  return single?.properties !== undefined && Object.keys(single.properties).length > 0
    ? single
    : null
}

function outputType(schema: Schema, inner: string): string {
  const types = alternatives(schema).map((each) => outputSingle(each, inner))
  return [...new Set(types)].join(' | ')
}

/** Unknown values may arrive: texts with known values are texts. */
function outputSingle(schema: Schema, inner: string): string {
  if (schema.$ref !== undefined) return refName(schema.$ref)
  if (schema.type === 'array') return `list[${outputType(schema.items ?? {}, inner)}]`
  if (innerObject(schema)) return inner
  if (schema.format === 'date') return 'date'
  if (schema.format === 'date-time') return 'datetime'
  return scalar(schema)
}

function scalar({ type, enum: values, const: value }: Schema): string {
  const given = typeof (values?.[0] ?? value)
  switch (type ?? given) {
    case 'string':
      return 'str'
    case 'boolean':
      return 'bool'
    case 'integer':
      return 'int'
    case 'number':
      return 'float'
    case 'null':
      return 'None'
    case 'object':
      return 'dict[str, Any]'
    default:
      return 'Any'
  }
}

function readerOf(schema: Schema, inner: string): string | null {
  const [single] = alternatives(schema).filter(({ type }) => type !== 'null')
  if (single === undefined) return null
  if (single.$ref !== undefined) return `model_of(${refName(single.$ref)})`
  if (single.type === 'array') {
    const items = readerOf(single.items ?? {}, inner)
    return items === null ? null : `list_of(${items})`
  }
  if (innerObject(single)) return `model_of(${inner})`
  if (single.format === 'date') return 'as_date'
  return single.format === 'date-time' ? 'as_moment' : null
}

/** \`ParametrosBuscar\`, \`CorpoCriarWebhook\`: the optional fields, for \`**\`. */
function inputName({ operationId, kind }: Pick<Input, 'operationId' | 'kind'>): string {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return `${kind === 'query' ? 'Parametros' : 'Corpo'}${name}`
}

function inputOf(input: Input): string {
  const { properties = {}, required = [] } = input.schema
  const fields = Object.entries(properties)
    .filter(([field]) => !required.includes(field))
    .map(
      ([field, schema]) =>
        `    ${field}: ${orNone(inputType(schema, input.kind))}\n${doc(schema.description, '    ')}`,
    )
  const body = fields.length > 0 ? fields.join('') : '    pass\n'
  return `class ${inputName(input)}(TypedDict, total=False):\n    """What may be given to \`${input.operationId}\`."""\n\n${body}`
}

/** What may be given for it, as the API says. */
export function inputType(schema: Schema, kind: Input['kind']): string {
  const types = alternatives(schema).map((each) => inputSingle(each, kind))
  return [...new Set(types)].toSorted((left) => (left === 'None' ? 1 : 0)).join(' | ')
}

/** An argument that is None is not given. */
export function orNone(type: string): string {
  return type.endsWith(' | None') ? type : `${type} | None`
}

function inputSingle(schema: Schema, kind: Input['kind']): string {
  if (schema.$ref !== undefined) return 'dict[str, Any]'
  if (schema.enum) return `Literal[${schema.enum.map((value) => `"${String(value)}"`).join(', ')}]`
  if (schema.type === 'array') {
    const items = inputSingle(schema.items ?? {}, kind)
    return kind === 'query' ? `${items} | Sequence[${items}]` : `Sequence[${items}]`
  }
  if (schema.format === 'date') return 'str | date'
  // The example of a text that may be a day or a moment is one.
  if (MOMENT.test(String(schema.examples?.[0]))) return 'str | date | datetime'
  return scalar(schema)
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

function doc(text: string | undefined, indent: string): string {
  if (text === undefined) return ''
  const line = oneLine(text).replaceAll('\\', '\\\\').replaceAll('"""', "'''")
  return `${indent}"""${line.endsWith('"') ? `${line} ` : line}"""\n`
}
