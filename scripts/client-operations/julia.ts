import { temporalFields } from './fields.ts'
import { WIDTH, refilled } from './layout.ts'
import {
  type AnyOperation,
  type Argument,
  type ClientOperation,
  type Group,
  byCursor,
  namedArguments,
  positional,
  rowOf,
  rowsOf,
  needsExisting,
} from './operations.ts'
import { type Words, listed, valuesOf } from './values.ts'

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

/** What the module exports, the columns of its tables, and the files of the groups. */
function apiOf(groups: Group[], operations: ClientOperation[]): string {
  const exported = groups.map((each) => `export ${each.operations.map(juliaName).join(', ')}`)
  const rows = rowsOf(operations).map(([row, fields]) =>
    block(`    ${row} = (`, symbols(fields), '),'),
  )
  return [
    HEAD,
    ...exported.map((line) => `${refilled(line, '    ')}\n`),
    `\n# Fields that rows of each kind always have.\nconst FIELDS = (\n${rows.join('\n')}\n)\n\n`,
    '# Fields that are a day or a moment.\n',
    `${block('const TEMPORAL = Set((', symbols(temporalFields()), '))')}\n\n`,
    ...groups.map(({ group }) => `include("${group}.jl")\n`),
    '\n# The pages of the others have numbers.\n',
    ...byCursor(operations).map(
      ([operation, cursor]) => `cursor_of(::typeof(${juliaName(operation)})) = :${cursor}\n`,
    ),
  ].join('')
}

function symbols(names: string[]): string {
  return names.map((name) => `:${name}`).join(', ')
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
export function juliaName({ operationId, name, julia }: AnyOperation): string {
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

/** Those that must be given first. */
function keywords(operation: ClientOperation): Argument[] {
  return namedArguments(operation).toSorted(
    (one, other) => Number(other.isRequired) - Number(one.isRequired),
  )
}

/** Every request that creates or triggers something has a key. */
function keyOf({ method }: ClientOperation, rest = ''): string[] {
  return method === 'POST' ? [`idempotency_key${rest}`] : []
}

function sentBy({ list, arguments: given }: ClientOperation): string {
  return given.map(({ name }) => (name === list ? `${name} = joined(${name})` : name)).join(', ')
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

function call(places: string[], named: string[]): string {
  return [places.join(', '), ...(named.length > 0 ? [named.join(', ')] : [])].join('; ')
}

function documentation(operation: ClientOperation): string {
  const usage = call(
    ['client', ...positional(operation)],
    [...namedArguments(operation).map(({ name }) => name), ...keyOf(operation)],
  )
  const head = `    ${juliaName(operation)}(`
  const items = [
    ...operation.arguments.map((argument) => item(argument, operation.input?.kind ?? 'query')),
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

function resultOf(operation: ClientOperation): string {
  const unknown = ' Throws `Arauto.NotFoundError` for an unknown id.'
  return `${given(operation.answer)}${needsExisting(operation) ? unknown : ''}`
}

function given(answer: ClientOperation['answer']): string {
  switch (answer.kind) {
    case 'nothing':
      return 'Gives nothing.'
    case 'object':
      return answer.cursor !== null
        ? 'Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).'
        : 'Gives a `NamedTuple`.'
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

/** `- \`limite\`: items per page (1 to 100; 20 by default)` */
function item({ name, about, schema }: Argument, kind: 'query' | 'body'): string {
  const values = valuesOf(schema, kind, WORDS)
  return `- \`${name}\`: ${about}${values === '' ? '' : ` (${values})`}`
}

const WORDS: Words = {
  quote: (text) => `\`"${text}"\``,
  several: 'several as a vector',
  list: 'a vector',
  day: 'a `Date` or `"YYYY-MM-DD"`',
  moment: 'a `Date`, a `DateTime` in UTC, or ISO 8601 text',
  object: (names) =>
    `a named tuple with any of ${listed(
      names.map((name) => `\`${name}\``),
      'and',
    )}`,
}

/** On one line if it fits, else the inner part indented between two lines. */
function block(open: string, inner: string, close: string): string {
  const line = `${open}${inner}${close}`
  if (line.length <= WIDTH) return line
  const indent = `${/^ */.exec(open)?.[0] ?? ''}    `
  return `${open}\n${indent}${refilled(inner.trim(), indent, indent.length)},\n${indent.slice(4)}${close}`
}
