import { type Schema, alternatives, readDocument } from '../client-models/schema.ts'
import { tableFields, temporalFields } from './fields.ts'
import { meaningOfArgument, meaningOfId, snakeCase } from './meaning.ts'
import {
  type AnyOperation,
  type Argument,
  type ClientOperation,
  type Group,
  bodyFieldsOf,
  pagingOf,
  rowOf,
  rowsOf,
} from './operations.ts'
import type { Words } from './values.ts'

const HEAD = '# Made by `npm run clients` from spec/openapi.json and clients/operations.json.\n'

const WIDTH = 120

/** clients/r/R/<group>.R */
export function rGroup(about: string, operations: ClientOperation[]): string {
  const [, ...scope] = about.split(/(?<=\.) /)
  const functions = operations.map(
    (operation) => commentOf(operation, scope.join(' ')) + functionOf(operation),
  )
  return `${HEAD}\n${functions.join('\n')}`
}

/** clients/r/R/columns.R: the kinds of rows. */
export function rColumns(groups: Group<AnyOperation>[]): string {
  const { schemas } = readDocument().components
  const rows = rowsOf(groups.flatMap(({ operations }) => operations.filter(isTable))).map(
    ([kind]) => {
      const fields = Object.entries(schemas[kind]?.properties ?? {})
      return filled(
        `  ${kind} = c(`,
        fields.map(([name, schema]) => `${name} = "${columnType(schema)}"`),
        ')',
        '    ',
      )
    },
  )
  return `${HEAD}
# The columns of the lists that operations give, and their types, so that no rows have the columns that rows have.
# c character, i integer, d double, l logical, D Date, T POSIXct, s strings (list column), x anything (list column).
ROWS <- list(
${rows.map((row) => row.trimEnd()).join(',\n')}
)
`
}

/** clients/r/R/fields.R: which fields are more than one value, or days and moments, and what comes in pages. */
export function rFields(operations: ClientOperation[]): string {
  const vector = (name: string, fields: string[]) =>
    filled(
      `${name} <- c(`,
      fields.map((each) => `"${each}"`),
      ')',
      '  ',
    ).trimEnd()
  return `${HEAD}
# What the API wants as an array stays one when it has one element; an object without fields stays an object.
${vector('ARRAYS', bodyFieldsOf(operations, 'array'))}
${vector('OBJECTS', bodyFieldsOf(operations, 'object'))}

# The operations that answer with pages.
${vector('PAGED', operations.filter(({ answer }) => pagingOf(answer) !== null).map(rName))}

# Of answers: lists of objects, wherever they are lists, and days or moments.
${vector('TABLES', tableFields())}
${vector('TEMPORAL', temporalFields())}
`
}

/** Publications of an export have fewer columns than those that are read: R/tables.R has them. */
function isTable({ operationId }: AnyOperation): boolean {
  return operationId !== 'exportar'
}

/** `arauto_webhook_trocar_segredo` */
export function rName({ group, name }: { group: string; name: string }): string {
  const words = snakeCase(name)
  return group === 'archive' ? `arauto_${words}` : `arauto_${singular(group)}_${words}`
}

/** `alerta` of `alertas`, `boletim` of `boletins` */
function singular(group: string): string {
  return group.replace(/ns$/, 'm').replace(/s$/, '')
}

function columnType(schema: Schema): string {
  const [single] = alternatives(schema).filter(({ type }) => type !== 'null')
  if (single?.format === 'date') return 'D'
  if (single?.format === 'date-time') return 'T'
  if (single?.type === 'array') return single.items?.type === 'string' ? 's' : 'x'
  const types: Record<string, string> = { string: 'c', integer: 'i', number: 'd', boolean: 'l' }
  return types[String(single?.type)] ?? 'x'
}

/** Those that were added to a function stand last: who calls it by position is not disturbed. */
const ADDED: Record<string, string[]> = {
  criarWebhook: ['nome', 'max_simultaneas', 'chave'],
  alterarWebhook: ['nome', 'max_simultaneas', 'chave'],
  criarAlerta: ['chave', 'termos'],
  alterarAlerta: ['chave', 'termos'],
  simularAlerta: ['termos'],
}

/** Required ones first, in the API's order. */
function argumentsOf({ operationId, arguments: given }: ClientOperation): Argument[] {
  const { [operationId]: added = [] } = ADDED
  const rank = ({ name, isRequired }: Argument) => (isRequired ? 0 : 1 + added.indexOf(name) + 1)
  return given.toSorted((left, right) => rank(left) - rank(right))
}

function functionOf(operation: ClientOperation): string {
  const { ids, method } = operation
  const given = argumentsOf(operation).map(({ name, isRequired }) =>
    // An argument of a change has no default, because NULL empties a field.
    isRequired || method === 'PATCH' ? name : `${name} = NULL`,
  )
  const key = method === 'POST' ? ['idempotency_key = NULL'] : []
  const head = `${rName(operation)} <- function(`
  const parameters = [...ids, ...given, ...key, 'client = arauto_client()']
  return `${filled(head, parameters, ') {', ' '.repeat(head.length), '')}${bodyOf(operation)}}\n`
}

function bodyOf(operation: ClientOperation): string {
  const { answer, ids, input, method, path } = operation
  const form = path.replaceAll(/\{\w+\}/g, '%s')
  const address = ids.length === 0 ? '' : `  path <- path_of("${form}", ${ids.join(', ')})\n`
  const request = [
    `"${method}"`,
    ids.length === 0 ? `"${path}"` : 'path',
    ...(input === null ? [] : [input.kind === 'query' ? 'query' : 'body = body']),
    ...(method === 'POST' ? ['idempotency_key = idempotency_key'] : []),
    'client = client',
  ]
  const call = `arauto_request(${request.join(', ')})`
  return address + sentBy(operation) + resultOf(answer, call)
}

function resultOf(answer: ClientOperation['answer'], call: string): string {
  if (answer.kind === 'nothing') return `  ${call}\n  invisible(NULL)\n`
  if (answer.kind === 'object')
    return `  record_of(${call}${answer.item === '' ? '' : `, "${answer.item}"`})\n`
  return `  ${answer.kind === 'list' ? 'table' : 'page'}_of(${call}, "${rowOf(answer)}")\n`
}

/** The line with the query or the body. */
function sentBy(operation: ClientOperation): string {
  const { input, list, method } = operation
  if (input === null) return ''
  const given = argumentsOf(operation)
  if (method === 'PATCH')
    return filled(
      '  body <- body_of(given(',
      given.map(({ name }) => `"${name}"`),
      '))',
      '    ',
    )
  const fields = given.map(({ name }) =>
    name === list ? `${name} = paste(${name}, collapse = ",")` : `${name} = ${name}`,
  )
  return input.kind === 'query'
    ? filled('  query <- present(', fields, ')', '    ')
    : filled('  body <- body_of(present(', fields, '))', '    ')
}

/** On one line, or the parts filled into lines of their own. */
function filled(
  head: string,
  parts: string[],
  tail: string,
  indent: string,
  end = indent.slice(2),
): string {
  const whole = head + parts.join(', ') + tail
  if (whole.length <= WIDTH) return `${whole}\n`
  const lines: string[] = []
  // What hangs on the bracket begins beside it, the rest below it.
  const hangs = indent.length === head.length
  let line = hangs ? head : indent
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const text = isLast ? part : `${part},`
    const longer = line.endsWith('(') || line === indent ? line + text : `${line} ${text}`
    if (longer.length + (isLast && hangs ? tail.length : 0) <= WIDTH) {
      line = longer
    } else {
      lines.push(line)
      line = indent + text
    }
  }
  lines.push(line)
  return hangs ? `${lines.join('\n')}${tail}\n` : `${[head, ...lines, end + tail].join('\n')}\n`
}

/** `scope`: what the key of all operations in the file needs. */
function commentOf(operation: ClientOperation, scope: string): string {
  const { about, answer, ids } = operation
  const [title = ''] = about.split(/[.;:](?: |$)/)
  const isPaged = pagingOf(answer) !== null
  const description = [
    // The title is not said twice, if it is a whole sentence.
    about.startsWith(`${title}.`) ? about.slice(title.length + 2) : about,
    isPaged ? 'This is one page; [arauto_collect()] gives them all.' : '',
    operation.method === 'PATCH' ? '`NULL` empties a field.' : '',
    scope,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
  const parameters: [name: string, text: string][] = [
    ...ids.map((id): [string, string] => [id, meaningOfId(id)]),
    ...argumentsOf(operation).map((each): [string, string] => [
      each.name,
      meaningOfArgument(each, operation.input?.kind ?? 'query', WORDS),
    ]),
    ...(operation.method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ['client', 'The connection, see [arauto_client()].'],
  ]
  return [
    wrapped(title),
    "#'\n",
    ...(description === '' ? [] : [wrapped(description), "#'\n"]),
    ...parameters.map(([name, text]) => wrapped(`@param ${name} ${text}`)),
    wrapped(`@return ${returned(operation)}`),
    exampleOf(operation),
    "#' @export\n",
  ].join('')
}

const IDEMPOTENCY_KEY: [string, string] = [
  'idempotency_key',
  'Makes the call harmless to repeat: the service executes one request of a key once. By default a new one for every call.',
]

const WORDS: Words = {
  quote: (text) => `\`"${text}"\``,
  several: 'several as a vector',
  list: 'a vector',
  day: '`Date` or `"YYYY-MM-DD"`',
  moment: '`Date`, `POSIXct` or ISO 8601',
  object: (names) => `a named list with any of ${quoted(names)}`,
}

function returned({ answer }: ClientOperation): string {
  if (answer.kind === 'nothing') return '`NULL`, invisibly.'
  if (answer.kind === 'object') return `A named list: ${quoted(answer.properties)}.`
  const { schemas } = readDocument().components
  const beside =
    answer.kind === 'list'
      ? answer.beside
      : Object.keys(schemas[answer.model]?.properties ?? {}).filter((name) => name !== 'resultados')
  const also = beside.length === 0 ? '' : ` As attributes: ${quoted(beside)}.`
  return `A tibble with a row for each: ${quoted(answer.fields)}.${also}`
}

function quoted(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}

const CONNECTED = 'nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))'

/** Runs where a service is known, unless it would change something or needs an id. */
function exampleOf(operation: ClientOperation): string {
  const { ids, method, arguments: given } = operation
  const required = argumentsOf(operation).filter(({ isRequired }) => isRequired)
  const [first] = given.filter(({ schema }) => schema.examples?.[0] !== undefined)
  const shown = method === 'PATCH' && first !== undefined ? [first] : required
  const values = [
    ...idsIn(operation).map((id) => rValue(id)),
    ...shown.map((each) => argumentIn(each, operation)),
  ]
  const call = callIn(rName(operation), values)
  return method === 'GET' && ids.length === 0
    ? `#' @examplesIf ${CONNECTED}\n#' ${call}\n`
    : `#' @examples\n#' \\dontrun{\n#' ${call}\n#' }\n`
}

/** Lines of an example may have a hundred characters on R's pages, which indent them. */
const EXAMPLE_WIDTH = 94

function callIn(name: string, values: string[]): string {
  const whole = `${name}(${values.join(', ')})`
  return whole.length <= EXAMPLE_WIDTH ? whole : `${name}(\n#'   ${values.join(",\n#'   ")}\n#' )`
}

function argumentIn(
  { name, isRequired, schema }: Argument,
  { list, method }: ClientOperation,
): string {
  const [example = schema.enum?.[0]] = schema.examples ?? []
  const value = rValue(name === list ? String(example).split(',') : example)
  return isRequired && method === 'GET' ? value : `${name} = ${value}`
}

/** The ids of the document's example. */
function idsIn({ path, method, ids }: ClientOperation): unknown[] {
  const { paths } = readDocument()
  const { parameters = [] } = paths[path]?.[method.toLowerCase()] ?? {}
  return ids.map((id) => parameters.find(({ name }) => name === id)?.example ?? id)
}

function rValue(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (Array.isArray(value)) {
    return value.length === 1 ? rValue(value[0]) : `c(${value.map(rValue).join(', ')})`
  }
  if (typeof value !== 'object') return JSON.stringify(value)
  return `list(${Object.entries(value)
    .map(([name, each]) => `${name} = ${rValue(each)}`)
    .join(', ')})`
}

/** A tag in lines of at most 120 characters. */
function wrapped(text: string): string {
  const following = text.startsWith('@') ? "#'   " : "#' "
  const lines: string[] = []
  let line = "#'"
  for (const word of text.split(' ')) {
    const longer = `${line}${line.endsWith(' ') ? '' : ' '}${word}`
    if (longer.length <= WIDTH) {
      line = longer
    } else {
      lines.push(line)
      line = following + word
    }
  }
  return [...lines, line].map((each) => `${each}\n`).join('')
}
