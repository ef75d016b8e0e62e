import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

test('the example of the README runs as it says, with a copy of this folder and nothing else', () => {
  const [example, printed] = [blockOf('ts'), blockOf('text')]
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  const home = mkdtempSync(join(tmpdir(), 'arauto-engine-'))
  try {
    cpSync(import.meta.dirname, join(home, 'engine'), { recursive: true })
    // What `npm install ./engine` does.
    mkdirSync(join(home, 'node_modules'))
    symlinkSync('../engine', join(home, 'node_modules/arauto-engine'))
    writeFileSync(join(home, 'search.mts'), example)
    const answer = execFileSync(process.execPath, ['search.mts'], { cwd: home, encoding: 'utf8' })
    expect(answer).toBe(printed)
  } finally {
    rmSync(home, { recursive: true })
  }
})

test('the files of this folder are the doors, in the package and in the README', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
  const { exports } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
  ) as { exports: Record<string, string> }
  const doors = files.map((name) => [name === 'index' ? '.' : `./${name}`, `./${name}.ts`])
  expect(exports).toEqual(Object.fromEntries(doors))
  const rows = [...readme.matchAll(/^\| `arauto-engine(?:\/(\w+))?` \|/gm)]
  expect(rows.map(([, name = 'index']) => name).toSorted()).toEqual(files.toSorted())
})

function blockOf(language: string): string {
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme) ?? []
  if (block === undefined) throw new Error(`the README has no block of ${language}`)
  return block
}
