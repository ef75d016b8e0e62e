import { type ClientOperation, pagingOf } from './operations.ts'

const HEAD = '/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */\n'

/** clients/javascript/src/api/<group>.ts, before it is formatted. */
export function javascriptGroup(
  group: string,
  about: string,
  operations: ClientOperation[],
): string {
  const methods = operations.map(methodOf).join('\n')
  return `${HEAD}
import type { ${modelsIn(operations)} } from '../models.ts'
import type { ${namesIn(methods, ['PostOptions', 'RequestOptions'])} } from '../options.ts'
${/\bPages</.test(methods) ? "import type { Pages } from '../pages.ts'\n" : ''}import type { Transport } from '../transport.ts'
import { ${/\bComAvisos\b/.test(methods) ? 'type ComAvisos, ' : ''}${namesIn(methods, HELPERS)} } from './resource.ts'

${comment(about, '')}export class ${capital(group)} {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

${methods}}
`
}

/** clients/javascript/test/operations.ts, before it is formatted. */
export function javascriptRunner(operations: ClientOperation[]): string {
  const lines = operations.map(({ operationId, group, name, ids, list, input }) => {
    const owner = group === 'archive' ? 'null' : `'${group}'`
    const places = [...ids, ...(list === null ? [] : [list])].map((each) => `'${each}'`)
    return `  ${operationId}: { group: ${owner}, method: '${name}', positional: [${places.join(', ')}], takesObject: ${input !== null} },`
  })
  return `${HEAD}
/** How the runner of conformance calls an operation. */
export interface Operation {
  /** The client's property that has the method; null: the client itself. */
  group: string | null
  method: string
  /** The arguments that it takes by position, before the object of all others. */
  positional: string[]
  takesObject: boolean
}

export const OPERATIONS: Record<string, Operation> = {
${lines.join('\n')}
}
`
}

const WIDTH = 100

const HELPERS = [
  'cursorPages',
  'joined',
  'list',
  'nothing',
  'numberedPages',
  'object',
  'post',
  'segment',
]

function methodOf(operation: ClientOperation): string {
  const { name, about, method } = operation
  const options = method === 'POST' ? 'PostOptions' : 'RequestOptions'
  const parameters = [...argumentsOf(operation), `options?: ${options}`].join(', ')
  return `${comment(pagingOf(operation.answer) !== null ? `${about} ${PAGED}` : about, '  ')}  ${name}(${parameters}): ${typeOf(operation)} {
${bodyOf(operation)}
  }
`
}

const PAGED = 'Awaited: one page; iterated over: all, page by page.'

/** The ids in the path, then the query or the body as one object. */
function argumentsOf({ ids, list, input }: ClientOperation): string[] {
  const texts = ids.map((id) => `${id}: string`)
  if (input === null) return texts
  const type = `${input.kind === 'query' ? 'Parametros' : 'Corpo'}${capital(input.operationId)}`
  if (list !== null)
    return [...texts, `${list}: readonly string[]`, `parametros: Omit<${type}, '${list}'> = {}`]
  // A change without changes is a mistake, so it gets no default.
  const isOptional = (input.schema.required ?? []).length === 0 && !isChange(input.operationId)
  return [...texts, `${variable(input.kind)}: ${type}${isOptional ? ' = {}' : ''}`]
}

function isChange(operationId: string): boolean {
  return operationId.startsWith('alterar')
}

function variable(kind: 'query' | 'body'): string {
  return kind === 'query' ? 'parametros' : 'corpo'
}

function typeOf({ answer }: ClientOperation): string {
  if (answer.kind === 'nothing') return 'Promise<void>'
  const paging = pagingOf(answer)
  if (paging !== null) return `Pages<${paging.model}, ${paging.item}>`
  const dados = answer.kind === 'list' ? `${answer.model}[]` : answer.model
  const beside = 'beside' in answer ? answer.beside : []
  const avisos = beside.includes('avisos') ? ' & ComAvisos' : ''
  const coletor = beside.includes('coletor') ? ' & { coletor: Coletor | null }' : ''
  return `Promise<${dados}${avisos}${coletor}>`
}

function bodyOf(operation: ClientOperation): string {
  const { answer, input, list, method } = operation
  const path = pathOf(operation)
  const paging = pagingOf(answer)
  if (paging !== null) {
    const pages = paging.cursor === null ? 'numberedPages(' : `cursorPages('${paging.cursor}', `
    return `    return ${pages}this.#transport, ${path}, parametros, options)`
  }
  const given = input === null ? 'undefined' : variable(input.kind)
  if (method === 'POST')
    return `    return ${answer.kind}(this.#transport, post(${path}, ${given}, options), options)`
  const query =
    list === null
      ? 'query: parametros'
      : `query: { ${list}: joined(${list}, '${list}'), ...parametros }`
  const sent = input === null ? '' : `, ${input.kind === 'query' ? query : 'body: corpo'}`
  return `    return ${answer.kind}(this.#transport, { method: '${method}', path: ${path}${sent} }, options)`
}

function pathOf({ path, ids }: ClientOperation): string {
  if (ids.length === 0) return `'${path}'`
  return `\`${path.replaceAll(/\{(\w+)\}/g, '${segment($1)}')}\``
}

/** The models in the signatures. */
function modelsIn(operations: ClientOperation[]): string {
  const signatures = operations.map((each) => [...argumentsOf(each), typeOf(each)].join(' '))
  const types = signatures.join(' ').match(/\b[A-Z]\w+/g) ?? []
  return [...new Set(types)]
    .filter((name) => !['Promise', 'Pages', 'Omit', 'ComAvisos'].includes(name))
    .toSorted()
    .join(', ')
}

function namesIn(methods: string, names: string[]): string {
  return names.filter((name) => new RegExp(`\\b${name}\\b(?=[(?<;, )])`).test(methods)).join(', ')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** In lines of 100 characters. */
function comment(text: string, indent: string): string {
  const whole = `${indent}/** ${text} */\n`
  if (whole.length <= WIDTH + 1) return whole
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (indent.length + ' *'.length + longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(` ${word}`)
  }
  return `${indent}/**\n${lines.map((line) => `${indent} *${line}\n`).join('')}${indent} */\n`
}
