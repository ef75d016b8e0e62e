import AjvCompiler, { type ErrorObject } from '@fastify/ajv-compiler'
import type { Static, TObject } from 'typebox'
import type { Scope } from '../access/key-store.ts'
import { Problem } from '../lib/errors/problem.ts'
import { faultDetails } from '../lib/errors/schema-faults.ts'
import type { Api } from './ask.ts'

/** What a tool says: values for programs, and the same in words. */
export interface Said<Output> {
  values: Output
  text: string
}

/** A tool as agents see it. */
export interface Tool {
  name: string
  title: string
  description: string
  /** The scope of the key that it needs. */
  scope: Scope
  /** Whether it writes something. */
  writes: boolean
  input: TObject
  output: TObject
  /** @throws Problem for arguments that its schema or the API refuses */
  call(given: object, api: Api): Promise<Said<object>>
}

interface Described<Input extends TObject, Output extends TObject> extends Omit<
  Tool,
  'input' | 'output' | 'call'
> {
  input: Input
  output: Output
  run(input: Static<Input>, api: Api): Promise<Said<Static<Output>>>
}

/** Makes a tool, which checks its arguments. */
export function tool<Input extends TObject, Output extends TObject>({
  run,
  ...described
}: Described<Input, Output>): Tool {
  const read = readerOf(described.input)
  return { ...described, call: async (given, api) => await run(read(given), api) }
}

type Check = { (value: unknown): boolean; errors?: ErrorObject[] | null }

/**
 * Agents write `"1"` for 1, one value for a list of one, and null for nothing; each can only mean one thing. Anything
 * else is refused.
 */
const READING = {
  allErrors: true,
  verbose: true,
  coerceTypes: 'array',
  removeAdditional: false,
} as const

/** Reads arguments; the schema is compiled when a tool is first called. */
function readerOf<Input extends TObject>(schema: Input): (given: object) => Static<Input> {
  let check: Check | undefined
  return (given) => {
    check ??= compile({ schema })
    const copy = structuredClone(given)
    const values = Object.fromEntries(Object.entries(copy).filter(([, value]) => value !== null))
    if (check(values)) return values as Static<Input>
    const details = faultDetails(check.errors ?? [], 'argumentos')
    throw new Problem('parametro_invalido', 'Os argumentos não servem.', details)
  }
}

/** Fastify's own compiler; its types take the schema for the route. */
function compile(route: { schema: unknown }): Check {
  const compiler = AjvCompiler()({}, { customOptions: READING })
  return (compiler as unknown as (route: { schema: unknown }) => Check)(route)
}
