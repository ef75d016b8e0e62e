import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tools } from '../src/mcp/tools.ts'
import { type JsonSchema, openapi, operations, walk } from './_openapi.ts'

const FILE = join(import.meta.dirname, '../../docs/glossary.md')

/** The wire keys that the glossary explains: the code spans in the first column of its tables. */
function explained(): string[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!))
}

/**
 * Every name of ours that crosses the wire: parameters, fields and enumerated values. The names of
 * headers are standard.
 */
function wireKeys(): Set<string> {
  const parameters = operations().flatMap(({ operation }) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name }) => name),
  )
  const ofTools = tools.flatMap(({ input, output }) => [...walk(input), ...walk(output)])
  const schemas = [...walk(openapi), ...ofTools] as JsonSchema[]
  const fields = schemas.flatMap(({ properties }) => Object.keys(properties ?? {}))
  const values = schemas
    .flatMap((schema) => (Array.isArray(schema.enum) ? schema.enum : []))
    .filter((value) => value !== null) // of a nullable field
  return new Set([...parameters, ...fields, ...values])
}

test('the glossary explains every key of the API', () => {
  const keys = wireKeys()
  expect(keys.size).toBeGreaterThan(60)
  const known = new Set(explained())
  expect([...keys].filter((key) => !known.has(key))).toEqual([])
})

test('the glossary explains each key once', () => {
  const keys = explained()
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('wire keys are ASCII snake_case; events are two of them and a dot', () => {
  for (const key of wireKeys()) expect(key).toMatch(/^[a-z0-9_]+(\.[a-z]+)?$/)
})
