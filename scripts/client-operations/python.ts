import { inputType, orNone } from '../client-models/python.ts'
import { capital, meaningOfArgument, meaningOfId, snakeCase } from './meaning.ts'
import { type AnyOperation, type Argument, needsExisting, pagingOf } from './operations.ts'
import { type Section, bracketed, docstring } from './python-layout.ts'
import type { Words } from './values.ts'

const HEAD = '# Made by `npm run clients` from spec/openapi.json and clients/operations.json.\n'

/** clients/python/src/arauto/_async/<group>.py */
export function pythonGroup(group: string, about: string, operations: AnyOperation[]): string {
  const aliases = new Aliases()
  const methods = operations.flatMap((operation) => methodsOf(operation, aliases)).join('\n')
  const code = `${aliases.text}

class Async${capital(group)}(AsyncResource):
${docstring(about, [], '    ')}
${methods}`
  return `${HEAD}from __future__ import annotations\n\n${importsOf(code, operations)}${code}`
}

/** clients/python/src/arauto/_sync/<group>.py, as clients/python/tools/unasync.py makes it. */
export function withoutAwait(text: string): string {
  return text
    .replaceAll(/\basync (?=def )|\bawait /g, '')
    .replaceAll(/\bAsync(?=[A-Z])/g, '')
    .replaceAll(/\b_async\b/g, '_sync')
}

/** Names for the values that arguments may have. */
class Aliases {
  readonly #names = new Map<string, string>()

  /** The type with a name for each `Literal[…]` in it. */
  named(type: string, { name }: Argument, operationId: string): string {
    return type.replaceAll(/Literal\[[^\]]+\]/g, (literal) => {
      const known = this.#names.get(literal)
      if (known !== undefined) return known
      const short = `_${capital(name)}`
      const isTaken = [...this.#names.values()].includes(short)
      const alias = isTaken ? `_${capital(operationId)}${capital(name)}` : short
      this.#names.set(literal, alias)
      return alias
    })
  }

  get text(): string {
    const lines = [...this.#names].map(([literal, alias]) => {
      const values = literal.slice('Literal['.length, -1).split(', ')
      return bracketed(`${alias} = Literal[`, values, ']', '')
    })
    return lines.length === 0 ? '' : `\n${lines.join('')}`
  }
}

const INNER = '        '

/** One, or three if the answer is a page of many: one page, all pages, all items. */
function methodsOf(operation: AnyOperation, aliases: Aliases): string[] {
  const { answer } = operation
  const name = snakeCase(operation.name)
  const parameters = parametersOf(operation, aliases)
  if (answer.kind === 'stream') return [streamOf(operation, answer.item, parameters)]
  const one =
    signature('async def', name, parameters, resultOf(operation)) +
    docstring(aboutOf(operation), sectionsOf(operation), INNER) +
    prepared(operation) +
    requestOf(operation)
  const paging = pagingOf(answer)
  if (paging === null) return [one]
  const page = `self._page(${paging.model}, ${pathOf(operation)})`
  const pages =
    paging.cursor === null
      ? `numbered_pages(${page}, query)`
      : `cursor_pages(${page}, query, "${paging.cursor}")`
  const sections = sectionsOf({ ...operation, arguments: operation.arguments.map(ofManyPages) })
  const all =
    signature('def', `${name}_paginas`, parameters, `AsyncIterator[${paging.model}]`) +
    docstring(
      `Page after page of \`${name}\`, each requested when it is needed.`,
      sections,
      INNER,
    ) +
    prepared(operation) +
    `${INNER}return ${pages}\n`
  const limited = { ...parameters, named: ['max_itens: int | None = None', ...parameters.named] }
  const items =
    signature('def', `${name}_itens`, limited, `AsyncItens[${paging.item}]`) +
    docstring(`Item after item of \`${name}\`, page by page.`, withLimit(sections), INNER) +
    prepared(operation) +
    bracketed('return AsyncItens(', [pages, 'max_itens'], ')', INNER)
  return [one, all, items]
}

/** clients/python/src/arauto/_async/resource.py asks for the largest pages, if not told otherwise. */
function ofManyPages(argument: Argument): Argument {
  const { name, schema } = argument
  return name === 'limite' ? { ...argument, schema: { ...schema, default: 100 } } : argument
}

function withLimit([first, ...others]: Section[]): Section[] {
  const limit: [string, string] = ['max_itens', 'The most items; without it, all.']
  return [{ heading: 'Args', entries: [...(first?.entries ?? []), limit] }, ...others]
}

/** It is awaited only when it is iterated over. */
function streamOf(operation: AnyOperation, item: string, parameters: Parameters): string {
  return (
    signature('def', snakeCase(operation.name), parameters, `AsyncExportacao[${item}]`) +
    docstring(aboutOf(operation), sectionsOf(operation), INNER) +
    prepared(operation) +
    bracketed(
      'return AsyncExportacao(',
      ['self._transport', item, pathOf(operation), 'query'],
      ')',
      INNER,
    )
  )
}

interface Parameters {
  /** By position or by name. */
  positional: string[]
  /** By name only. */
  named: string[]
}

/** Optional arguments that were required once: they may still be given by position. */
const ONCE_REQUIRED: Record<string, string[]> = {
  criarAlerta: ['consulta'],
  simularAlerta: ['consulta'],
}

function parametersOf(operation: AnyOperation, aliases: Aliases): Parameters {
  const { operationId, ids, list, method, input } = operation
  const typed = (argument: Argument) => {
    if (argument.name === list) return 'Sequence[str]'
    return aliases.named(inputType(argument.schema, input?.kind ?? 'query'), argument, operationId)
  }
  const once = ONCE_REQUIRED[operationId] ?? []
  const required = operation.arguments.filter(({ isRequired }) => isRequired)
  const optional = operation.arguments.filter(({ isRequired }) => !isRequired)
  const byName = optional.filter(({ name }) => !once.includes(name))
  return {
    positional: [
      ...ids.map((id) => `${id}: str`),
      ...required.map((each) => `${each.name}: ${typed(each)}`),
      ...optional
        .filter(({ name }) => once.includes(name))
        .map((each) => `${each.name}: ${orNone(typed(each))} = None`),
    ],
    named: [
      ...byName.map((each) =>
        method === 'PATCH'
          ? `${each.name}: ${orNotGiven(typed(each))} = NOT_GIVEN`
          : `${each.name}: ${orNone(typed(each))} = None`,
      ),
      ...(method === 'POST' ? ['idempotency_key: str | None = None'] : []),
    ],
  }
}

function orNotGiven(type: string): string {
  return `${type} | NotGiven`.replace(' | None | NotGiven', ' | NotGiven | None')
}

function signature(
  keyword: string,
  name: string,
  { positional, named }: Parameters,
  result: string,
): string {
  const parameters = ['self', ...positional, ...(named.length > 0 ? ['*', ...named] : [])]
  return bracketed(`${keyword} ${name}(`, parameters, `) -> ${result}:`, '    ')
}

/** The classes of clients/python/src/arauto/results.py: an object with `avisos` beside it. */
const WITH_AVISOS: Record<string, string> = {
  Alerta: 'AlertaSalvo',
  Boletim: 'BoletimSalvo',
  Caderno: 'CadernoLido',
  Publicacao: 'PublicacaoLida',
  Reenvio: 'ReenvioPedido',
  Verificacao: 'VerificacaoFeita',
  Webhook: 'WebhookSalvo',
  WebhookCriado: 'WebhookNovo',
}

function resultOf({ answer, operationId }: AnyOperation): string {
  if (answer.kind === 'nothing' || answer.kind === 'stream') return 'None'
  if (answer.kind === 'list') return `Lista[${answer.model}]`
  if (answer.kind !== 'object' || !answer.beside.includes('avisos')) return answer.model
  if (answer.properties.includes('avisos')) return answer.model
  const { [answer.model]: result } = WITH_AVISOS
  if (result === undefined)
    throw new Error(`${operationId}: results.py has no ${answer.model} with avisos`)
  return result
}

function aboutOf({ about, method }: AnyOperation): string {
  return method === 'PATCH' ? `${about} None clears a field, where its type has None.` : about
}

function sectionsOf(operation: AnyOperation): Section[] {
  const { ids, arguments: given, input, method } = operation
  const required = given.filter(({ isRequired }) => isRequired)
  const optional = given.filter(({ isRequired }) => !isRequired)
  return [
    {
      heading: 'Args',
      entries: [
        ...ids.map((id): [string, string] => [id, meaningOfId(id)]),
        ...[...required, ...optional].map((each): [string, string] => [
          each.name,
          meaningOfArgument(each, input?.kind ?? 'query', WORDS),
        ]),
        ...(method === 'POST' ? [IDEMPOTENCY_KEY] : []),
      ],
    },
    { heading: 'Raises', entries: needsExisting(operation) ? [NOT_FOUND] : [] },
  ]
}

const IDEMPOTENCY_KEY: [string, string] = [
  'idempotency_key',
  'Your own text for this operation, instead of a random UUID: sent twice, it is done once.',
]

const NOT_FOUND: [string, string] = ['NotFoundError', 'There is none with this identifier.']

const WORDS: Words = {
  quote: (text) => `\`${text}\``,
  day: 'a `date`, or a text `YYYY-MM-DD`',
  moment: 'a `date`, a `datetime`, or a text in ISO 8601',
}

/** The lines before the request: its path, if that has ids, and what is sent. */
function prepared({ path, ids, input, list, arguments: given }: AnyOperation): string {
  const address =
    ids.length === 0 ? '' : `${INNER}path = f"${path.replaceAll(/\{(\w+)\}/g, '{segment($1)}')}"\n`
  if (input === null) return address
  const fields = given.map(({ name, isRequired, schema }) => {
    if (name === list) return `"${name}": ",".join(${name})`
    const isList = input.kind === 'body' && isRequired && schema.type === 'array'
    return `"${name}": ${isList ? `list(${name})` : name}`
  })
  return address + bracketed(`${input.kind} = {`, fields, '}', INNER)
}

function pathOf({ path, ids }: AnyOperation): string {
  return ids.length === 0 ? `"${path}"` : 'path'
}

function requestOf(operation: AnyOperation): string {
  const { answer, input, method } = operation
  const sent = [
    `"${method}"`,
    pathOf(operation),
    ...(input === null ? [] : [input.kind === 'query' ? 'query' : 'body=body']),
    ...(method === 'POST' ? ['idempotency_key=idempotency_key'] : []),
  ]
  const request = `Request(${sent.join(', ')})`
  if (answer.kind === 'nothing') return `${INNER}await self._nothing(${request})\n`
  const model = answer.kind === 'list' ? answer.model : resultOf(operation)
  const helper = answer.kind === 'list' ? '_list' : '_object'
  return bracketed(`return await self.${helper}(`, [model, request], ')', INNER)
}

function modelsOf(answer: AnyOperation['answer']): string[] {
  return 'model' in answer ? [answer.model] : []
}

/** What the code uses, by module. */
function importsOf(code: string, operations: AnyOperation[]): string {
  const used = new Set(code.replaceAll(/"""[^]*?"""/g, '').match(/\w+/g))
  const results = ['Lista', ...Object.values(WITH_AVISOS)]
  const answers = operations.flatMap(({ answer }) =>
    answer.kind === 'nothing'
      ? []
      : ['item' in answer ? answer.item : answer.model, ...modelsOf(answer)],
  )
  const own: Module[] = [...OWN, ['arauto.models', answers], ['arauto.results', results]]
  return [STANDARD, own]
    .map((modules) => modules.map((module) => importOf(module, used)).join(''))
    .filter((block) => block !== '')
    .join('\n')
}

type Module = [name: string, names: string[]]

const STANDARD: Module[] = [
  ['collections.abc', ['AsyncIterator', 'Sequence']],
  ['datetime', ['date', 'datetime']],
  ['typing', ['Any', 'Literal']],
]

const OWN: Module[] = [
  ['arauto._async.export', ['AsyncExportacao']],
  ['arauto._async.resource', ['AsyncItens', 'AsyncResource', 'cursor_pages', 'numbered_pages']],
  ['arauto._request', ['NOT_GIVEN', 'NotGiven', 'Request', 'segment']],
]

function importOf([module, names]: Module, used: Set<string>): string {
  const found = [...new Set(names)].filter((name) => used.has(name)).toSorted()
  if (found.length === 0) return ''
  const single = `from ${module} import ${found.join(', ')}\n`
  if (single.length <= 101) return single
  return `from ${module} import (\n${found.map((name) => `    ${name},\n`).join('')})\n`
}
