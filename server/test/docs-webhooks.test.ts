import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const VECTORS = join(ROOT, 'spec/vectors/signature.json')
const GUIDE = readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8')

interface Case {
  name: string
  secret: string
  now: number
  headers: Record<string, string>
  body: string
  valid: boolean
}

/** Cases with the contract's headers; the others use those of Standard Webhooks. */
const cases = (JSON.parse(readFileSync(VECTORS, 'utf8')) as { cases: Case[] }).cases.filter(
  ({ headers }) => 'X-Service-Signature' in headers,
)
const verdicts = Object.fromEntries(cases.map(({ name, valid }) => [name, valid]))

test('the vectors contain good and bad deliveries', () => {
  expect(new Set(cases.map(({ valid }) => valid))).toEqual(new Set([true, false]))
})

test("the guide's JavaScript accepts and refuses what it should", async () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'confere.mjs')
  writeFileSync(file, sample('js'))
  const { confere } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    confere(body: Buffer, headers: Record<string, string>, secret: string, now: number): boolean
  }
  const found = cases.map(({ name, secret, now, headers, body }) => [
    name,
    confere(Buffer.from(body), lowerCased(headers), secret, now),
  ])
  expect(Object.fromEntries(found)).toEqual(verdicts)
})

test("the guide's Python accepts and refuses what it should", (context) => {
  if (!hasPython()) {
    process.stdout.write('NOT TESTED: the Python of docs/webhooks.md, no python3 here\n')
    context.skip()
  }
  using folder = temporaryFolder()
  const file = join(folder.path, 'confere.py')
  writeFileSync(file, `from __future__ import annotations\n${sample('python')}\n${PYTHON_CHECK}`)
  const input = JSON.stringify(cases.map((c) => ({ ...c, headers: lowerCased(c.headers) })))
  const found: unknown = JSON.parse(execFileSync('python3', [file], { input, encoding: 'utf8' }))
  expect(found).toEqual(verdicts)
})

const PYTHON_CHECK = `
import json, sys
print(json.dumps({c["name"]: confere(c["body"].encode(), c["headers"], c["secret"], c["now"])
                  for c in json.load(sys.stdin)}))
`

/** The first block of the guide in a language. */
function sample(language: string): string {
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(GUIDE)?.[1]
  if (block === undefined) throw new Error(`docs/webhooks.md has no ${language}`)
  return block
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, v]) => [name.toLowerCase(), v]))
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
}

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'arauto-guide-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}
