import { type Schema, inputs, readDocument } from '../client-models/schema.ts'
import { plain } from './matlab-methods.ts'
import { className, pagedNames } from './matlab.ts'
import {
  type Argument,
  type ClientOperation,
  type Group,
  namedArguments,
  positional,
} from './operations.ts'
import { withoutNull } from './values.ts'

/** What MATLAB completes while a call is typed. A list of lists of types: any of them. */
interface Parameter {
  name: string
  kind: 'required' | 'ordered' | 'namevalue'
  type?: string[] | string[][]
  purpose?: string
}

type Signature = [name: string, parameters: Parameter[]]

/** clients/matlab/toolbox/functionSignatures.json, before it is formatted. */
export function matlabSignatures(groups: Group[]): string {
  const operations = groups.flatMap((each) => each.operations)
  const signatures = [
    ...byHand(pagedNames(operations)),
    ...exports(),
    ...operations.map(signatureOf),
  ]
  const all = Object.fromEntries(
    signatures.map(([name, parameters]) => [name, { inputs: parameters }]),
  )
  return JSON.stringify({ _schemaVersion: '1.0.0', ...all })
}

const TEXT = ['char']
const NUMBER = ['numeric', 'scalar']
const INTEGER = ['numeric', 'scalar', 'integer']

const required = (name: string, type?: string[]): Parameter => ({
  name,
  kind: 'required',
  ...(type && { type }),
})
const named = (name: string, type: string[]): Parameter => ({ name, kind: 'namevalue', type })
const SELF = required('self', ['arauto.Client'])

/** Those of the methods and functions that are written by hand. */
function byHand(paged: string[]): Signature[] {
  const operation = required('operation', [choices(paged)])
  const waits = [
    named('timeout', NUMBER),
    named('connect_timeout', NUMBER),
    named('max_retries', INTEGER),
    named('max_wait', NUMBER),
  ]
  return [
    [
      'arauto.Client',
      [named('api_key', TEXT), named('base_url', TEXT), ...waits, named('user_agent', TEXT)],
    ],
    ['arauto.Client.with', [SELF, ...waits]],
    ['arauto.Client.pages', [SELF, operation]],
    ['arauto.Client.items', [SELF, operation]],
    ['arauto.Client.gather', [SELF, operation, named('max_itens', INTEGER)]],
    ['arauto.toTable', [required('items', ['struct'])]],
    [
      'arauto.verifyWebhook',
      [
        required('body'),
        required('headers'),
        required('secret'),
        named('tolerance', NUMBER),
        named('now', NUMBER),
      ],
    ],
    [
      'arauto.signWebhook',
      [
        required('body'),
        required('id', TEXT),
        required('secret', TEXT),
        { name: 'timestamp', kind: 'ordered', type: NUMBER },
      ],
    ],
  ]
}

/** Exports are written by hand; their arguments are the API's. */
function exports(): Signature[] {
  return [
    'exportar',
    'exportarContratos',
    'exportarPessoal',
    'exportarLicitacoes',
    'exportarSancoes',
    'exportarNormas',
  ].flatMap(exportOf)
}

function exportOf(name: string): Signature[] {
  const { properties = {} } =
    inputs(readDocument()).find(({ operationId }) => operationId === name)?.schema ?? {}
  const all = Object.entries(properties).map(([name, schema]): Parameter => ({
    name,
    kind: 'namevalue',
    type: typeOf(schema),
  }))
  const stream = all.filter(({ name }) => name !== 'formato' && name !== 'bom')
  return [
    [`arauto.Client.${name}`, [SELF, ...stream]],
    [
      `arauto.Client.${name.replace('exportar', 'saveExport')}`,
      [SELF, required('path', ['file']), ...all],
    ],
  ]
}

function signatureOf(operation: ClientOperation): Signature {
  const { group, name, ids, method } = operation
  const owner = group === 'archive' ? 'arauto.Client' : `arauto.internal.${className(group)}`
  const places = positional(operation).slice(ids.length)
  const parameters = [
    required('self', [owner]),
    ...ids.map((id) => required(id, TEXT)),
    ...operation.arguments
      .filter((argument) => places.includes(argument.name))
      .map((argument) => parameterOf(argument, 'required')),
    ...namedArguments(operation).map((argument) => parameterOf(argument, 'namevalue')),
    ...(method === 'POST' ? [named('idempotency_key', TEXT)] : []),
  ]
  return [`${owner}.${name}`, parameters]
}

function parameterOf({ name, about, schema }: Argument, kind: Parameter['kind']): Parameter {
  return { name, kind, type: typeOf(schema), purpose: plain(about) }
}

function typeOf(schema: Schema): string[] | string[][] {
  const { type, enum: values, format, items = {} } = withoutNull(schema)
  if (type === 'array') return [itemType(items), ['cell']]
  if (values) return [choices(values)]
  switch (type) {
    case 'boolean':
      return ['logical', 'scalar']
    case 'integer':
      return INTEGER
    case 'number':
      return NUMBER
    case 'object':
      return ['struct']
    default:
      return format === 'date' ? [TEXT, ['datetime', 'scalar']] : TEXT
  }
}

function itemType({ enum: values }: Schema): string[] {
  return values ? [choices(values)] : TEXT
}

function choices(values: unknown[]): string {
  return `choices={${values.map((value) => `'${String(value)}'`).join(',')}}`
}
