import { WIDTH, refilled } from './layout.ts'
import {
  type AnyOperation,
  type Argument,
  type ClientOperation,
  namedArguments,
  positional,
  rowOf,
  needsExisting,
} from './operations.ts'
import { type Words, listed, valuesOf } from './values.ts'

/** `webhooks.entregas` */
export function methodName({ group, name }: AnyOperation): string {
  return group === 'archive' ? name : `${group}.${name}`
}

/** A method of a class, with its help. */
export function methodOf(operation: ClientOperation): string {
  const { name } = operation
  const output = outputOf(operation)
  const results = output === null ? '' : `[${output}, beside] = `
  const inputs = ['self', ...positional(operation), ...(takesNames(operation) ? ['varargin'] : [])]
  return [
    `    function ${results}${name}(${inputs.join(', ')})`,
    documentation(operation),
    ...statements(operation, results).map((line) => `      ${line}`),
    '    end\n',
  ].join('\n')
}

function outputOf({ answer }: ClientOperation): string | null {
  switch (answer.kind) {
    case 'nothing':
      return null
    case 'object':
      return 'record'
    case 'list':
      return 'list'
    default:
      return 'page'
  }
}

function takesNames(operation: ClientOperation): boolean {
  return namedArguments(operation).length > 0 || operation.method === 'POST'
}

function statements(operation: ClientOperation, results: string): string[] {
  const { ids, path, input } = operation
  const form = path.replaceAll(/\{\w+\}/g, '%s')
  const place = ids.length === 0 ? `'${path}'` : 'path'
  return [
    ...(ids.length === 0 ? [] : [`path = arauto.internal.pathOf('${form}', ${ids.join(', ')});`]),
    ...(input?.kind === 'body' ? withBody(operation, results, place) : []),
    ...(input?.kind === 'body' ? [] : withoutBody(operation, results, place)),
  ]
}

/** `post` and `patch` take the names of the body. */
function withBody(operation: ClientOperation, results: string, place: string): string[] {
  const send = `arauto.internal.${operation.method.toLowerCase()}`
  return withNames(operation, (names) => [
    `${results}${send}(self.settings, ${place}, varargin, ${names});`,
  ])
}

function withoutBody(operation: ClientOperation, results: string, place: string): string[] {
  const { answer, arguments: given, method } = operation
  if (method === 'POST')
    return [
      `key = arauto.internal.take(varargin, 'idempotency_key', []);`,
      `${results}arauto.internal.record(self.settings, 'POST', ${place}, {}, [], key);`,
    ]
  const sent = given.length === 0 ? '{}' : 'query'
  const query = given.length === 0 ? [] : queryOf(operation)
  if (answer.kind === 'nothing' || answer.kind === 'object')
    return [
      ...query,
      `${results}arauto.internal.record(self.settings, '${method}', ${place}, ${sent}, []);`,
      ...tablesOf(operation),
    ]
  const read = answer.kind === 'list' ? 'list' : 'page'
  return [
    ...query,
    `${results}arauto.internal.${read}(self.settings, ${place}, ${sent}, '${rowOf(answer)}');`,
  ]
}

function queryOf(operation: ClientOperation): string[] {
  const { ids, list } = operation
  const fixed = positional(operation)
    .slice(ids.length)
    .map((name) => `'${name}', arauto.internal.${name === list ? 'joined' : 'plain'}(${name})`)
  if (namedArguments(operation).length === 0) return [`query = {${fixed.join(', ')}};`]
  return withNames(operation, (names) => {
    const given = `arauto.internal.named(varargin, ${names})`
    return [`query = ${fixed.length === 0 ? given : `[{${fixed.join(', ')}}, ${given}]`};`]
  })
}

/** The rows of objects that were asked for by a list may differ in their fields. */
function tablesOf({ list, answer }: ClientOperation): string[] {
  if (list === null || answer.kind !== 'object') return []
  return answer.lists.map((name) => `record.${name} = arauto.internal.rowsOf(record.${name}, {});`)
}

/** With the names in place if they fit, else in a variable. */
function withNames(operation: ClientOperation, lines: (names: string) => string[]): string[] {
  const names = namedArguments(operation).map(({ name }) => name)
  const short = lines(cellOf(names))
  if (short.every((line) => line.length <= WIDTH - 6)) return short
  return [`names = ${cellOf(names, '      names = {')};`, ...lines('names')]
}

/** `{'a', 'b'}`; in several lines if it begins after `open`. */
export function cellOf(names: string[], open?: string): string {
  const cell = `{${names.map((name) => `'${name}'`).join(', ')}}`
  if (open === undefined) return cell
  const lines = refilled(cell, ' '.repeat(open.length), open.length, WIDTH - ' ...'.length)
  return lines.replaceAll(',\n', ', ...\n')
}

function documentation(operation: ClientOperation): string {
  const { about, arguments: given, input, method, name } = operation
  const items = [
    ...given.map((argument): [string, string] => [
      argument.name,
      meaningOf(argument, input?.kind ?? 'query'),
    ]),
    ...(method === 'POST'
      ? [
          [
            'idempotency_key',
            'makes the call harmless to repeat; by default a new one for every call',
          ],
        ]
      : []),
  ]
  const width = Math.max(...items.map(([item = '']) => item.length))
  const lines = items.map(([item = '', meaning = '']) => {
    const open = `    %     ${item.padEnd(width)}  `
    return open + refilled(meaning, `    %     ${' '.repeat(width)}  `, open.length)
  })
  const use = refilled(`${usageOf(operation)} ${resultOf(operation)}`, '    %   ', 8)
  const table = lines.length === 0 ? [] : ['    %', ...lines]
  return [`${helpOf(name, about, '    ')}    %   ${use}`, ...table].join('\n')
}

/** The first sentence is the line by which MATLAB finds a function. */
export function helpOf(name: string, about: string, indent: string): string {
  const [first = '', ...others] = plain(about).split(/(?<=\.) /)
  const open = `${indent}%${name.toUpperCase()}  `
  const rest =
    others.length === 0 ? '' : refilled(`${indent}%   ${others.join(' ')}`, `${indent}%   `)
  return `${open}${refilled(first, `${indent}%   `, open.length)}\n${rest === '' ? '' : `${rest}\n`}`
}

/** Help has no marks. */
export function plain(text: string): string {
  return text.replaceAll('`', '')
}

function usageOf(operation: ClientOperation): string {
  const names = takesNames(operation) ? ['NAME', 'VALUE', '...'] : []
  const output = outputOf(operation)
  const call = `c.${methodName(operation)}(${[...positional(operation), ...names].join(', ')})`
  return output === null ? call : `[${output}, beside] = ${call}`
}

function resultOf(operation: ClientOperation): string {
  const { answer, method } = operation
  return [
    `gives ${given(answer)}.`,
    ...(method === 'PATCH' ? ['NaN empties a field.'] : []),
    ...(needsExisting(operation) ? ['An unknown id is the error arauto:NotFound.'] : []),
  ].join(' ')
}

function given(answer: ClientOperation['answer']): string {
  switch (answer.kind) {
    case 'nothing':
      return 'nothing'
    case 'object':
      return 'a struct'
    case 'list':
      return `a struct array${answer.beside.length === 0 ? '' : `, and beside it ${listed(answer.beside, 'and')}`}`
    default:
      return 'one page, with the items in resultados; for more, see gather, items and pages'
  }
}

const WORDS: Words = {
  quote: (text) => `'${text}'`,
  several: 'several as a cell',
  list: 'a cell',
  day: "'YYYY-MM-DD' or a datetime",
  moment: "'YYYY-MM-DD', ISO 8601 text, or a datetime",
  object: (names) => `a struct with any of ${listed(names, 'and')}`,
}

function meaningOf({ about, isRequired, schema }: Argument, kind: 'query' | 'body'): string {
  const values = [
    valuesOf(schema, kind, WORDS),
    ...(kind === 'body' && isRequired ? ['required'] : []),
  ].filter((each) => each !== '')
  return plain(values.length === 0 ? about : `${about} (${values.join('; ')})`)
}
