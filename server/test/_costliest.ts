import type { TestApi } from './_api.ts'
import { type JsonSchema, operations, resolve } from './_openapi.ts'

/*
 * Searches by mutation for the costliest requests: for each parameter and each field of a body that an
 * operation takes, values of at most the permitted length, bred from the costliest ones so far.
 */

/** A value in a request that its sender can make long. */
export interface Knob {
  /** `GET /buscar` */
  name: string
  method: string
  path: string
  where: 'query' | 'path' | 'body'
  /** The parameter, or the path of the field: `filtros.termos`. */
  of: string
  schema: Schema
  /** The rest of the request, which makes it valid. */
  base: {
    query: Record<string, unknown>
    body: Record<string, unknown> | null
    /** The cost of the operation's costliest request so far. */
    cost: number
  }
}

interface Schema extends JsonSchema {
  type?: string | string[]
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  required?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}

/** A value for a knob. */
export type Value = string | number | boolean | Value[]

export interface Random {
  below(n: number): number
  oneOf<T>(some: readonly T[]): T
}

/** @param random From 0 to 1. */
export function randomOf(random: () => number): Random {
  const below = (n: number) => Math.floor(random() * n)
  return { below, oneOf: (some) => some[below(some.length)]! }
}

/** Where the document sets no limit. */
const LONGEST = 4_000
/** For all values of a list together: the room in the head of a request. */
const LONGEST_LIST = 12_000

export function allKnobs(): Knob[] {
  return operations().flatMap(({ name, method, path, operation }) => {
    const parameters = operation.parameters ?? []
    const content = operation.requestBody?.content['application/json']
    const body = content ? followed(content.schema) : null
    const query = Object.fromEntries(
      parameters.filter((p) => p.in === 'query' && isRequired(p)).map((p) => [p.name, p.example]),
    )
    const base = { query, body: body && (exampleOf(body) as Record<string, unknown>), cost: 0 }
    const common = { name, method, path, base }
    return [
      ...parameters
        .filter((p) => p.in === 'query' || p.in === 'path')
        .map(({ name: of, in: where, schema }) => ({
          ...common,
          where: where as 'query' | 'path',
          of,
          schema: followed(schema),
        })),
      ...(body ? fieldsOf(body, '') : []).map(([of, schema]) => ({
        ...common,
        where: 'body' as const,
        of,
        schema,
      })),
    ]
  })
}

function isRequired(parameter: object): boolean {
  return 'required' in parameter && parameter.required === true
}

function followed(schema: Schema): Schema {
  if (schema.$ref) return followed(resolve(schema.$ref) as Schema)
  const [first] = schema.anyOf ?? []
  return first ? followed(first) : schema
}

function exampleOf(raw: Schema): unknown {
  const schema = followed(raw)
  if (schema.examples?.length) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.items) return [exampleOf(schema.items)]
  const required = schema.required ?? []
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.includes(name))
      .map(([name, of]) => [name, exampleOf(of)]),
  )
}

/** The fields of a body that have values, by their paths: `filtros.termos`. */
function fieldsOf({ properties = {} }: Schema, before: string): [path: string, schema: Schema][] {
  return Object.entries(properties).flatMap(([name, raw]) => {
    const schema = followed(raw)
    const path = before + name
    return schema.properties ? fieldsOf(schema, `${path}.`) : [[path, schema]]
  })
}

/** A request with this value. `ids`: existing ids for the path, by its first part. */
export function requestOf(
  { method, path, where, of, base }: Knob,
  value: Value,
  ids: Record<string, string>,
): { method: string; url: string; body: unknown } {
  const [, first = ''] = path.split('/')
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(
      where === 'path' && name === of ? String(value).toWellFormed() : (ids[first] ?? 'x'),
    ),
  )
  const query = new URLSearchParams()
  const asked = { ...base.query, ...(where === 'query' && { [of]: value }) }
  for (const [name, one] of Object.entries(asked))
    for (const each of Array.isArray(one) ? one : [one]) query.append(name, String(each))
  const body = where === 'body' ? withField(base.body ?? {}, of.split('.'), value) : base.body
  return {
    method,
    url: `/api/v1${filled}?${query.toString()}`.replace(/\?$/, ''),
    body: body ?? undefined,
  }
}

function withField(
  body: Record<string, unknown>,
  [name = '', ...rest]: string[],
  value: Value,
): Record<string, unknown> {
  const inner = (body[name] ?? {}) as Record<string, unknown>
  return { ...body, [name]: rest.length === 0 ? value : withField(inner, rest, value) }
}

/** Words common and rare, absent and widened, and what is read as more than words. */
export const WORDS =
  `de a o e que do da nº 1 2023 1.326 portaria lei 8112/90 decreto edital contrato serviço público federal nomeação
  exonerar licitar dispensa aposentadoria retificação anvisa mec ufrj ibge stf tcu cgu agu mf ms sa s.a. ltda me maria
  josé silva santos rodovia br-101 licensa inexistentissimo x zz 12.345.678/0001-95 23106.010161/2023-23`
    .trim()
    .split(/\s+/)

/** Parts with a meaning in the query language; each is a query by itself. */
const PARTS = [
  'a*',
  'e*',
  'pa*',
  'd*',
  '2*',
  'titulo:a*',
  'ementa:e*',
  '(a* OU b* OU c*)',
  '*',
  '-x',
  '=lei',
  '"de a o"~5',
  '"do da de"',
  '"a e o que"~100',
  '"lei nº 1"',
  '"ministério da saúde"~9',
  'nomear chefe',
  'cnpj:12345678000195',
  'norma:"Lei 8.112"',
  'exonerar do cargo',
  'ou',
  'titulo:',
  '\u0301',
  '🎉 ﬁm ß',
]

/** A value of its schema that may be costly. */
function newValue(schema: Schema, random: Random): Value {
  const { below, oneOf } = random
  if (schema.enum) return oneOf(schema.enum)
  switch (typeOf(schema)) {
    case 'boolean':
      return below(2) === 0
    case 'integer':
    case 'number':
      return oneOf([schema.minimum ?? -1, schema.maximum ?? 1e15, 1, 100, 1_000_000, 0.01])
    case 'array': {
      const one = schema.items ? followed(schema.items) : {}
      const most = Math.min(schema.maxItems ?? 100, 100)
      const each = Math.floor(LONGEST_LIST / most)
      const items = Array.from({ length: 1 + below(most) }, () => newValue(one, random))
      return items.map((item) =>
        typeof item === 'string' ? item.slice(0, Math.max(30, each)) : item,
      )
    }
    default:
      return newText(schema.maxLength ?? LONGEST, random)
  }
}

function typeOf({ type }: Schema): string | undefined {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type
}

/** A query holds no more words. */
const MOST_WORDS = 250

function newText(most: number, random: Random): string {
  const { below, oneOf } = random
  const letter = () => oneOf('a e i o u r s t l n m d c p b'.split(' '))
  const word = () => Array.from({ length: 1 + below(12) }, letter).join('')
  const prefix = () => `${letter()}${below(2) ? letter() : ''}*`
  const row = (words: number) => Array.from({ length: words }, () => oneOf(WORDS)).join(' ')
  const near = () => `"${row(2 + below(6))}"~${oneOf([0, 5, 50, 9_999])}`
  const separator = oneOf([' ', ' ', ' OU ', ' -', ' titulo:'])
  const words = oneOf([8, 30, 60, 120, MOST_WORDS])
  switch (below(9)) {
    case 0:
      return filled(most, words, word, separator)
    case 1:
      return filled(most, words, prefix, separator)
    case 2:
      return filled(most, words / 5, near, separator)
    case 3:
      return filled(most, words, () => oneOf(WORDS), separator)
    case 4:
      return filled(most, words / 4, () => oneOf(PARTS), separator)
    case 5:
      return `"${filled(most - 6, words, () => oneOf(WORDS.slice(0, 7)), ' ')}"${oneOf(['', '~9', '~999'])}`
    case 6:
      return oneOf([
        'a',
        'xz',
        'ação',
        '(',
        '-',
        '1.',
        '1/2023',
        '\u0301',
        'ﬁ',
        'a/',
        '🎉',
        '"a" ',
        'lei 1 ',
      ])
        .repeat(most)
        .slice(0, most)
    default: {
      const [one, other] = [oneOf([...PARTS, ...WORDS]), oneOf(PARTS)]
      return filled(most, words / 4, () => oneOf([one, other]), separator)
    }
  }
}

function filled(most: number, times: number, next: () => string, separator: string): string {
  let text = next()
  for (let i = 1; i < times; i++) {
    const longer = text + separator + next()
    if (longer.length > most) break
    text = longer
  }
  return text.slice(0, most)
}

/** One that differs in a part. */
function mutated(value: Value, schema: Schema, random: Random): Value {
  const { below, oneOf } = random
  if (Array.isArray(value)) {
    const items = [...value]
    const one = schema.items ? followed(schema.items) : {}
    const most = Math.min(schema.maxItems ?? 100, 100)
    for (let i = 0; i <= below(3); i++)
      items.splice(below(items.length + 1), below(2), oneOf([newValue(one, random), oneOf(value)]))
    return items.slice(0, most)
  }
  if (typeof value !== 'string' || schema.enum) return newValue(schema, random)
  const most = schema.maxLength ?? LONGEST
  const parts = value.split(' ')
  const at = below(parts.length)
  switch (below(5)) {
    case 0:
      parts.splice(at, 1 + below(3), oneOf([...WORDS, ...PARTS]))
      break
    case 1:
      parts.splice(at, 0, ...parts.slice(at, at + 1 + below(40)))
      break
    case 2:
      parts.splice(at, 0, oneOf(PARTS), oneOf(PARTS))
      break
    case 3:
      parts[at] += oneOf(['*', '/2023', 'a', 's'])
      break
    default:
      return `${newText(most >> 1, random)}${oneOf([' ', ' OU '])}${value}`.slice(0, most)
  }
  return parts.join(' ').slice(0, most)
}

/** The cost of a value. */
export interface Cost {
  cost: number
  /** Whether it was accepted, and so can be combined with other values. */
  answered: boolean
}

/** How many of the costliest values to breed from. */
const BRED = 4

/**
 * The costliest value found for a knob. The costliest accepted value, if it raises the cost, stays in later
 * requests of the operation, so that costly combinations are found, too.
 * @param times The number of tries.
 * @param isOver Whether to stop earlier, after at least one.
 */
export async function costliest<C extends Cost>(
  knob: Knob,
  random: Random,
  times: number,
  costOf: (value: Value) => Promise<C>,
  isOver: () => boolean = () => false,
): Promise<C & { value: Value }> {
  const { schema, base } = knob
  let best: (C & { value: Value })[] = []
  for (let i = 0; i < times && !(i > 0 && isOver()); i++) {
    const parent = i < times / 3 || random.below(4) === 0 ? undefined : random.oneOf(best)
    const value = parent ? mutated(parent.value, schema, random) : newValue(schema, random)
    const tried = { ...(await costOf(value)), value }
    if (tried.answered && tried.cost > base.cost) {
      keep(knob, value)
      base.cost = tried.cost
    }
    best.push(tried)
    best = best.sort((a, b) => b.cost - a.cost).slice(0, BRED)
  }
  const [worst] = best
  if (!worst) throw new RangeError('nothing was tried')
  return worst
}

/** Keeps a value for later requests. Values in paths are not kept, because a path leads to one thing only. */
function keep({ where, of, base }: Knob, value: Value): void {
  if (where === 'query') base.query[of] = value
  if (where === 'body') base.body = withField(base.body ?? {}, of.split('.'), value)
}

/** The id of one existing thing of each kind, by the first part of its path. */
export async function thingsOf(
  { send, get }: TestApi,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const hits = await get('/buscar?termo=lei&limite=1')
  const made = async (path: string, body: object) =>
    (await send('POST', `/api/v1${path}`, headers, body)).json.dados.id as string
  return {
    publicacao: hits.json.dados.resultados[0].id,
    alertas: await made('/alertas', { nome: 'x', consulta: 'portaria' }),
    webhooks: await made('/webhooks', {
      url: 'https://receptor.exemplo.com.br/x',
      eventos: ['publicacao.nova'],
    }),
  }
}
