import { type Schema, alternatives } from '../client-models/schema.ts'
import type { Argument, ClientOperation, Group } from './operations.ts'

const HEAD = '# Made by `npm run clients` from spec/openapi.json and clients/operations.json.\n'

/** The generated files in clients/julia. */
export function juliaFiles(groups: Group[]): [file: string, text: string][] {
  const operations = groups.flatMap((each) => each.operations)
  return [
    ['src/api/api.jl', apiOf(groups, operations)],
    ...groups.map((each): [string, string] => [`src/api/${each.group}.jl`, groupOf(each)]),
    ['test/operations.jl', runnerOf(operations)],
  ]
}

const WIDTH = 120

/** What the module exports, the columns of its tables, and the files of the groups. */
function apiOf(groups: Group[], operations: ClientOperation[]): string {
  const exported = groups.map((each) => `export ${each.operations.map(juliaName).join(', ')}`)
  const fields = operations.flatMap(({ answer }): [string, string][] =>
    'fields' in answer ? [[rowOf(answer), answer.fields.map((name) => `:${name}`).join(', ')]] : [],
  )
  const rows = [...new Map(fields)].map(([row, names]) => block(`    ${row} = (`, names, '),'))
  const cursors = operations.filter(({ answer }) => answer.kind === 'cursor').map(juliaName)
  return [
    HEAD,
    ...exported.map((line) => `${refilled(line, '    ')}\n`),
    `\n# Fields that rows of each kind always have.\nconst FIELDS = (\n${rows.join('\n')}\n)\n\n`,
    ...groups.map(({ group }) => `include("${group}.jl")\n`),
    '\n# The pages of the others have numbers.\n',
    ...cursors.map((name) => `by_cursor(::typeof(${name})) = true\n`),
  ].join('')
}

function groupOf({ about, operations }: Group): string {
  return [`${HEAD}# ${about}\n`, ...operations.map(functionOf)].join('\n')
}

/** For the runner of conformance: an operation's function, and its arguments by position. */
function runnerOf(operations: ClientOperation[]): string {
  const lines = operations.map((operation) => {
    const places = positional(operation).map((name) => `:${name}`)
    return `    "${operation.operationId}" => (${juliaName(operation)}, Symbol[${places.join(', ')}]),\n`
  })
  return `${HEAD}
# The function of each operation, and the arguments that it takes by position.
const OPERATIONS = Dict{String,Tuple{Function,Vector{Symbol}}}(
${lines.join('')})
`
}

/**
 * All functions share one namespace: a verb takes its object along, as in the API
 * (`criar_webhook`), a noun needs none (`entregas`).
 */
export function juliaName({ operationId, name, julia }: ClientOperation): string {
  return julia ?? snake(operationId.startsWith(name) ? operationId : name)
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function functionOf(operation: ClientOperation): string {
  return `"""\n${documentation(operation)}"""\n${codeOf(operation)}`
}

/** On one line or two if it fits, else with a variable for what is sent. */
function codeOf(operation: ClientOperation): string {
  const { input } = operation
  const name = juliaName(operation)
  const sent = input === null ? null : `${input.kind} = (; ${sentBy(operation)})`
  const head = `${name}(${signature(operation)}) =`
  const body = expression(operation, sent)
  if (head.length + 1 + body.length <= WIDTH) return `${head} ${body}\n`
  if (Math.max(head.length, 4 + body.length) <= WIDTH) return `${head}\n    ${body}\n`
  const path = `"${pathOf(operation)}"`
  const result = expression(operation, input?.kind ?? null)
  const isLong = '    return '.length + result.length > WIDTH
  return [
    block(`function ${name}(`, signature(operation), ')'),
    ...(isLong ? [`    path = ${path}`] : []),
    ...(input === null ? [] : [block(`    ${input.kind} = (;`, ` ${sentBy(operation)}`, ')')]),
    `    return ${isLong ? result.replace(path, 'path') : result}`,
    'end\n',
  ].join('\n')
}

/** `client::Client, id; url, nome = nothing` */
function signature(operation: ClientOperation): string {
  const named = keywords(operation).map(({ name, isRequired }) =>
    isRequired ? name : `${name} = nothing`,
  )
  return call(
    ['client::Client', ...positional(operation)],
    [...named, ...keyOf(operation, ' = nothing')],
  )
}

/** Ids, and what a query cannot be without. */
function positional({ ids, input, arguments: given }: ClientOperation): string[] {
  const asked = input?.kind === 'query' ? given.filter(({ isRequired }) => isRequired) : []
  return [...ids, ...asked.map(({ name }) => name)]
}

/** Those that must be given first. */
function keywords(operation: ClientOperation): Argument[] {
  const places = positional(operation)
  return operation.arguments
    .filter(({ name }) => !places.includes(name))
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
}

/** Every request that creates or triggers something has a key. */
function keyOf({ method }: ClientOperation, rest = ''): string[] {
  return method === 'POST' ? [`idempotency_key${rest}`] : []
}

function sentBy({ list, arguments: given }: ClientOperation): string {
  return given.map(({ name }) => (name === list ? `${name} = join(${name}, ',')` : name)).join(', ')
}

function expression(operation: ClientOperation, sent: string | null): string {
  const { answer, method } = operation
  const named = [...(sent === null ? [] : [sent]), ...keyOf(operation)]
  const request = `request(${call(['client', `"${method}"`, `"${pathOf(operation)}"`], named)})`
  switch (answer.kind) {
    case 'nothing':
      return request
    case 'object':
      return `record_of(${request})`
    case 'list':
      return `table_of(${request}, FIELDS.${rowOf(answer)})`
    default:
      return `page_of(${request}, FIELDS.${rowOf(answer)})`
  }
}

function pathOf({ path }: ClientOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, '$(piece($1))')
}

function rowOf(answer: { model: string } | { item: string }): string {
  return 'item' in answer ? answer.item : answer.model
}

function call(places: string[], named: string[]): string {
  return [places.join(', '), ...(named.length > 0 ? [named.join(', ')] : [])].join('; ')
}

function documentation(operation: ClientOperation): string {
  const named = operation.arguments.filter(({ name }) => !positional(operation).includes(name))
  const usage = call(
    ['client', ...positional(operation)],
    [...named.map(({ name }) => name), ...keyOf(operation)],
  )
  const head = `    ${juliaName(operation)}(`
  const items = [
    ...operation.arguments.map((argument) => item(argument, operation.input?.kind === 'query')),
    ...keyOf(operation).map(
      (name) =>
        `- \`${name}\`: makes the call harmless to repeat; by default a new one for every call`,
    ),
  ]
  const parts = [
    refilled(`${head}${usage})`, ' '.repeat(head.length)),
    refilled(
      `${operation.about}${operation.method === 'PATCH' ? ' `missing` empties a field.' : ''}`,
    ),
    refilled(resultOf(operation)),
    items.map((line) => refilled(line, '  ')).join('\n'),
  ]
  const text = parts.filter((part) => part !== '').join('\n\n')
  return `${text.replaceAll(/[\\$]/g, String.raw`\$&`)}\n`
}

function resultOf({ answer, ids }: ClientOperation): string {
  const unknown = ids.length > 0 ? ' Throws `Arauto.NotFoundError` for an unknown id.' : ''
  return `${given(answer)}${unknown}`
}

function given(answer: ClientOperation['answer']): string {
  switch (answer.kind) {
    case 'nothing':
      return 'Gives nothing.'
    case 'object':
      return 'Gives a `NamedTuple`.'
    case 'list':
      return `Gives [\`Arauto.Rows\`](@ref)${besideOf(answer.beside)}.`
    default:
      return 'Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref).'
  }
}

function besideOf(names: string[]): string {
  return names.length === 0
    ? ''
    : `, with ${listed(
        names.map((name) => `\`${name}\``),
        'and',
      )}`
}

/** `- \`limite\`: items per page (1 to 100, 20 by default)` */
function item({ name, about, schema }: Argument, isQuery: boolean): string {
  const values = valuesOf(schema, isQuery).join('; ')
  return `- \`${name}\`: ${about}${values === '' ? '' : ` (${values})`}`
}

function valuesOf(schema: Schema, isQuery: boolean): string[] {
  const [single = {}] = alternatives(schema).filter(({ type }) => type !== 'null')
  if (single.type === 'array')
    return [...valuesOf(single.items ?? {}, isQuery), isQuery ? 'several as a vector' : 'a vector']
  if (single.enum) return choicesOf(single)
  return typeOf(single)
}

/** Many values are in the reference of the API. */
const MANY = 10

function choicesOf({ enum: values = [], default: preset }: Schema): string[] {
  if (values.length > MANY) return []
  const each = values.map(
    (value) => `\`"${String(value)}"\`${value === preset ? ' by default' : ''}`,
  )
  return [listed(each, 'or')]
}

function typeOf(schema: Schema): string[] {
  if (schema.properties) {
    const names = Object.keys(schema.properties).map((name) => `\`${name}\``)
    return [`a named tuple with any of ${listed(names, 'and')}`]
  }
  if (schema.format === 'date') return ['a `Date` or `"YYYY-MM-DD"`']
  if (isMoment(schema)) return ['a `Date`, a `DateTime` in UTC, or ISO 8601 text']
  return [...rangeOf(schema), ...presetOf(schema)]
}

function isMoment({ type, examples = [] }: Schema): boolean {
  return type === 'string' && /^\d{4}-\d\d-\d\dT/.test(String(examples[0]))
}

/** Larger bounds protect the service, and tell the user nothing. */
const BOUNDLESS = 1e6

function rangeOf({ minimum, maximum = BOUNDLESS }: Schema): string[] {
  if (minimum === undefined) return []
  return [maximum < BOUNDLESS ? `${minimum} to ${maximum}` : `from ${minimum}`]
}

function presetOf({ default: preset, type }: Schema): string[] {
  return preset === undefined || type === 'boolean' ? [] : [`${JSON.stringify(preset)} by default`]
}

/** `a, b or c` */
function listed(words: string[], last: string): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** On one line if it fits, else the inner part indented between two lines. */
function block(open: string, inner: string, close: string): string {
  const line = `${open}${inner}${close}`
  if (line.length <= WIDTH) return line
  const indent = `${/^ */.exec(open)?.[0] ?? ''}    `
  return `${open}\n${indent}${refilled(inner.trim(), indent, indent.length)},\n${indent.slice(4)}${close}`
}

/** In lines of 120 characters, the further ones indented; `column` is where the text begins. */
function refilled(text: string, indent = '', column = 0): string {
  const lines = ['']
  for (const word of text.split(BREAK)) {
    const line = lines.at(-1) ?? ''
    const start = lines.length === 1 ? column : indent.length
    if (line === '' || start + line.length + 1 + word.length < WIDTH)
      lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${indent}`)
}

/** `nome = nothing` stays together. */
const BREAK = /(?<!^ *)(?<! =) (?!=)/
