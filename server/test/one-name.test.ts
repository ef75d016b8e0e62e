import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const EXPORTED = /^export (?:abstract )?(?:async )?(?:interface|type|class|function\*?) (\w+)/gm

/** Two folders that do the same on different engines: what one exports, the other may. */
const TWINS = [
  ['server/src/store/sqlite/', 'server/src/store/postgres/'],
  ['server/engine/segment/', 'server/src/search/opensearch/'],
]

/** Names that two files export, and why. */
const ALLOWED: Record<string, string> = {
  closeAccount: 'a command of access/, and how the store does it',
  revokeKey: 'a command of access/, and how the store does it',
  parseQuery: "the engine's, and the same with the faults as problems of the API",
  parseWritten: "the engine's, and the same with the faults as problems of the API",
  oneOf: 'a kind of value, of a setting and of a field of the API',
  nullable: 'a kind of value, of a column and of a field of the API',
}

/** Texts of files, by path. */
type Files = ReadonlyMap<string, string>

function sourcesIn(folder: string): Files {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path}`)
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

/** Types and functions that several files export, with these files. */
function exportedTwice(files: Files): Map<string, string[]> {
  const exported = [...files].flatMap(([path, text]) => {
    const names = new Set(text.matchAll(EXPORTED).map((match) => match[1]!))
    return [...names].map((name) => ({ name, path }))
  })
  const byName = [...Map.groupBy(exported, ({ name }) => name)].map(
    ([name, places]) => [name, places.map(({ path }) => path)] as const,
  )
  return new Map(byName.filter(([, paths]) => paths.length > 1 && !areTwins(paths)))
}

function areTwins(paths: string[]): boolean {
  return TWINS.some(
    (folders) =>
      paths.length === 2 &&
      folders.every((folder) => paths.some((path) => path.startsWith(folder))),
  )
}

test('a name of the service and its engine stands for one type or function', () => {
  const found = exportedTwice(new Map([...sourcesIn('server/src'), ...sourcesIn('server/engine')]))
  const refused = [...found].filter(([name]) => !(name in ALLOWED))
  expect(refused, 'rename one, or say in ALLOWED why both have the name').toEqual([])
  expect(Object.keys(ALLOWED).filter((name) => !found.has(name))).toEqual([])
})

test('so does one of web/src', () => {
  expect([...exportedTwice(sourcesIn('web/src'))]).toEqual([])
})

test.each([
  ['export interface Hit {\n', 'export type Hit = string\n'],
  ['export function place() {}\n', 'export async function place() {}\n'],
  ['export class Hit {\n', 'export abstract class Hit {\n'],
])('%j and %j are found', (one, other) => {
  const files = (first: string, second: string): Files =>
    new Map([
      [first, `const x = 1\n\n/** A. */\n${one}`],
      [second, other],
    ])
  const [name] = exportedTwice(files('server/src/a.ts', 'server/src/b/c.ts')).keys()
  expect(one).toContain(name)
  expect(exportedTwice(files(`${TWINS[0]![0]}a.ts`, `${TWINS[0]![1]}b.ts`)).size).toBe(0)
  expect(exportedTwice(files(`${TWINS[0]![0]}a.ts`, `${TWINS[0]![0]}b.ts`)).size).toBe(1)
})
