import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  EXTRA_OPERATIONS,
  KEY_NAMES,
  type Scenario,
  writtenScenarios,
} from '../../clients/conformance/scenario.ts'
import {
  type Operation,
  inputs,
  clientOperations,
  readDocument,
} from '../../scripts/client-models/schema.ts'
import { readAllOperations } from '../../scripts/client-operations/operations.ts'
import { textsOf } from '../../scripts/client-operations/texts.ts'

const CLIENTS = join(import.meta.dirname, '../../clients')

interface Row {
  operation: string
  request: string
  arguments: string[]
  /** In five languages. */
  names: string[]
}

/** The table "Operations" of CONTRACT.md. */
const table: Row[] = readFileSync(join(CLIENTS, 'CONTRACT.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `\w+` \| (GET|POST|PUT|PATCH|DELETE) /.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map(([operation = '', request = '', args = '', ...names]) => ({
    operation: unquoted(operation),
    request: request.trim(),
    arguments: args
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    names: names.map(unquoted),
  }))

function unquoted(cell: string): string {
  return cell.trim().replaceAll('`', '')
}

const document = readDocument()
const operations = clientOperations(document)

test("the clients' models match the API's objects", async () => {
  const script = join(CLIENTS, '../scripts/client-models.ts')
  await promisify(execFile)(process.execPath, [script, '--check'])
})

test('CONTRACT.md names every operation of the API, and no other', () => {
  expect(table.map(({ operation, request }) => `${operation}: ${request}`).toSorted()).toEqual(
    operations.map(({ operation, request }) => `${operation.operationId}: ${request}`).toSorted(),
  )
})

test('CONTRACT.md names every argument of every operation, and no other', () => {
  const written = Object.fromEntries(table.map((row) => [row.operation, row.arguments.toSorted()]))
  const real = Object.fromEntries(
    operations.map(({ operation }) => [operation.operationId, argumentsOf(operation).toSorted()]),
  )
  expect(written).toEqual(real)
})

/** The arguments in path, query and body, without those that a client sets itself. */
function argumentsOf({ operationId, parameters = [] }: Operation): string[] {
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const others = inputs(document)
    .filter((input) => input.operationId === operationId)
    .flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
  return [...new Set([...inPath, ...others])]
}

test('every operation has its own name in every language', () => {
  const languages = ['JavaScript', 'Python', 'R', 'Julia', 'MATLAB']
  const names = languages.map((_, index) => table.map((row) => row.names[index] ?? ''))
  expect(names.flat().filter((name) => !/^[a-z][\w.]*$/i.test(name))).toEqual([])
  expect(names.map((each) => new Set(each).size)).toEqual(languages.map(() => table.length))
})

test('clients/operations.json explains no argument that no operation has', () => {
  const { arguments: meanings, operations: named } = JSON.parse(
    readFileSync(join(CLIENTS, 'operations.json'), 'utf8'),
  ) as Explained
  const all = readAllOperations().flatMap((group) => group.operations)
  const used = new Set(all.flatMap((each) => each.arguments.map(({ name }) => name)))
  expect(Object.keys(meanings).filter((name) => !used.has(name))).toEqual([])
  const own = all.flatMap(({ operationId, arguments: given }) =>
    Object.keys(named[operationId]?.arguments ?? {})
      .filter((name) => !given.some((argument) => argument.name === name))
      .map((name) => `${operationId} ${name}`),
  )
  expect(own).toEqual([])
})

test.each([
  ['javascript', 'src'],
  ['python', 'src/arauto'],
  ['cli', '.'],
  ['r', 'R'],
  ['julia', 'src'],
  ['matlab', 'toolbox/+arauto'],
])('%s says everything that clients/texts.json has it say', (client, folder) => {
  const sources = globSync('**/*.{ts,py,R,jl,m,mjs}', { cwd: join(CLIENTS, client, folder) })
    .filter((file) => !/(^|\/)_?texts\.\w+$/i.test(file))
    .map((file) => readFileSync(join(CLIENTS, client, folder, file), 'utf8'))
    .join('\n')
  // What a command says of an option, it finds by the option's name.
  const isSaid = (name: string) => {
    const option = /^(?:help|usage)_(\w+)/.exec(name)?.[1]?.replace('_', '[-_]')
    return new RegExp(`['":]${name}\\b${option ? `|\\b${option}['"]?[:,]` : ''}`).test(sources)
  }
  const silent = textsOf(client).filter(([name]) => !isSaid(name))
  expect(silent.map(([name]) => name)).toEqual([])
})

test.each(['contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas'])(
  'MATLAB exports %s with every filter of the API',
  (name) => {
    const source = readFileSync(
      join(CLIENTS, 'matlab/toolbox/+arauto/+internal/exportNames.m'),
      'utf8',
    )
    const [, list = ''] = new RegExp(`case '${name}'([^;]*);`).exec(source) ?? []
    const names = [...list.matchAll(/'(\w+)'/g)].map(([, each]) => each)
    const row = table.find(({ request }) => request === `GET /${name}/exportar`)!
    const filters = row.arguments.filter((each) => !['formato', 'bom', 'apos'].includes(each))
    expect(new Set(names)).toEqual(new Set(filters))
  },
)

test('R exports contracts with every filter of the API', () => {
  const source = readFileSync(join(CLIENTS, 'r/R/export.R'), 'utf8')
  const [, list = ''] = /arauto_exportar_contratos <- function\(([^{]*)\{/.exec(source) ?? []
  const names = [...list.matchAll(/(\w+) = NULL/g)].map(([, each]) => each)
  const row = table.find(({ operation }) => operation === 'exportarContratos')!
  const filters = row.arguments.filter((each) => !['formato', 'bom'].includes(each))
  expect(new Set(names)).toEqual(new Set(filters))
})

test('the commands know every filter of an export, and no other', () => {
  const notFilters = ['termo', 'formato', 'campos', 'agrupar', 'bom', 'apos']
  const row = table.find(({ operation }) => operation === 'exportar')!
  const filters = row.arguments.filter((name) => !notFilters.includes(name)).toSorted()
  for (const file of ['cli/arauto-cli.mjs', 'python/src/arauto/_cli.py']) {
    const source = readFileSync(join(CLIENTS, file), 'utf8')
    const written = /FILTERS\b[^{]*= \{\n([\s\S]*?)^\}/m.exec(source)?.[1] ?? ''
    const names = [...written.matchAll(/^ {2}(?: {2})?"?(\w+)"?: \{/gm)].map(([, name]) => name)
    expect({ file, names: new Set(names) }).toEqual({ file, names: new Set(filters) })
  }
})

interface Explained {
  arguments: Record<string, string>
  operations: Record<string, { arguments?: Record<string, string> }>
}

describe('conformance', () => {
  const scenarios = writtenScenarios()
  const steps = scenarios.flatMap(({ steps }) => steps)

  test('every operation is in a scenario', () => {
    const used = new Set(steps.flatMap((step) => [step.operation, step.arguments?.operation]))
    expect(table.map(({ operation }) => operation).filter((name) => !used.has(name))).toEqual([])
  })

  test('every argument is in a scenario', () => {
    const used = new Set(steps.flatMap(usedArguments))
    const all = table.flatMap((row) => row.arguments.map((name) => `${row.operation} ${name}`))
    expect(all.filter((argument) => !used.has(argument))).toEqual([])
  })

  test('scenarios are well formed', () => {
    const known = new Set([...table.map(({ operation }) => operation), ...EXTRA_OPERATIONS])
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
    expect(scenarios.flatMap((scenario) => faultsOf(scenario, known))).toEqual([])
  })
})

function usedArguments({ operation, arguments: given = {} }: Scenario['steps'][number]): string[] {
  const nested = typeof given.operation === 'string' ? (given.arguments as object) : null
  const [name, used] = nested ? [String(given.operation), nested] : [operation, given]
  return Object.keys(used).map((argument) => `${name} ${argument}`)
}

/** The faults of a scenario, so that a mistake in it cannot pass as a success. */
function faultsOf({ id, key, faults = [], steps }: Scenario, known: Set<string>): string[] {
  const found = [
    ...(/^[a-z0-9-]+$/.test(id) ? [] : ['its id has other characters']),
    ...(key === undefined || key === null || KEY_NAMES.includes(key) ? [] : [`no key ${key}`]),
    ...(steps.length > 0 ? [] : ['it does nothing']),
    ...faults.filter(({ attempt }) => !(attempt >= 0)).map(() => 'a fault has no attempt'),
    ...steps.flatMap((step, index) => [
      ...(known.has(step.operation) ? [] : [`no operation ${step.operation}`]),
      ...Object.keys(step.expect ?? {})
        .filter((path) => !step.read?.includes(path))
        .map((path) => `${path} is expected and not read`),
      ...(step.requests === null && index < steps.length - 1
        ? ['only the last step may leave its requests uncounted']
        : []),
    ]),
  ]
  return found.map((fault) => `${id}: ${fault}`)
}
