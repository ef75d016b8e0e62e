import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readDocument } from '../../scripts/documents/read-document.ts'
import { temporaryFolder } from './_cli.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
const run = promisify(execFile)

/** The part of the page under a heading, up to the next one. */
function under(heading: string): string {
  const [, after] = PAGE.split(`\n## ${heading}\n`)
  if (after === undefined) throw new Error(`CONTRIBUTING.md has no part ${heading}`)
  return after.split('\n## ')[0]!
}

test('every path in the page exists', () => {
  const example = stepsOf('Adding an operation').map(({ file }) => file)
  const paths = [...PAGE.matchAll(/`((?:\.\.\/)*[\w.-]+\/[\w.*<>/-]*)`/g)]
    .map(([, path = '']) => path.replaceAll(/<\w+>/g, '*'))
    .filter((path) => !example.includes(path))
  expect(paths.length).toBeGreaterThan(20)
  const within = ['', 'server/src/'].map((folder) => join(ROOT, folder))
  const exists = (path: string) => within.some((cwd) => globSync(path, { cwd }).length > 0)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

test('every command in the page exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...PAGE.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('a channel is added where the page says', () => {
  const places = [...under('Adding a channel').matchAll(/`(server\/[^`]+)`:([^;.]*)/g)]
  expect(places.length).toBeGreaterThan(5)
  for (const [, file = '', text = ''] of places) {
    const names = [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    expect(names).not.toEqual([])
    const code = readFileSync(join(ROOT, file), 'utf8')
    expect(names.filter((name) => !code.includes(name)).map((name) => `${file}: ${name}`)).toEqual(
      [],
    )
  }
})

interface Step {
  file: string
  language: string
  text: string
}

/** The blocks of a part of the page, each with the last file that the text before it names. */
function stepsOf(heading: string): Step[] {
  const part = under(heading)
  const lines = part.split('\n')
  return readDocument(part).map(({ line, language, text }) => {
    const before = lines.slice(0, line - 1).join('\n')
    const file = [...before.matchAll(/`((?:server|clients)\/[\w/.-]+\.\w+)`/g)]
      .map(([, path = '']) => path)
      .findLast((path) => !path.startsWith('server/test/'))
    return { file: file!, language, text }
  })
}

test('an operation is added as the page says, and answers', async () => {
  const folder = temporaryFolder()
  copyProject(folder)
  const steps = stepsOf('Adding an operation')
  const files = [...new Set(steps.map(({ file }) => file))]
  expect(files).toHaveLength(3)
  for (const step of steps) doByHand(step, folder)

  const [, commands] = /Run `(npm run [^`]+)`/.exec(under('Adding an operation'))!
  await run('sh', ['-ec', commands!], { cwd: folder, env })
  await run('sh', ['-ec', 'npm run openapi:check && npm run clients:check'], { cwd: folder, env })

  // It compiles with all that the service starts with.
  const only = {
    extends: './tsconfig.json',
    include: ['server/src/main.ts', 'server/src/**/*.d.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.operation.json'), JSON.stringify(only))
  await run('npx', ['tsc', '--noEmit', '-p', 'tsconfig.operation.json'], { cwd: folder, env })

  const ask = `import { startService } from './server/test/_service.ts'
    await using service = await startService([])
    console.log(JSON.stringify(await service.dados('/acervo')))`
  const { stdout } = await run('node', ['--input-type=module', '-e', ask], { cwd: folder, env })
  expect(JSON.parse(stdout)).toEqual({ publicacoes: 0, edicoes: 0, ultima_data: null })

  const { paths } = JSON.parse(readFileSync(join(folder, 'spec/openapi.json'), 'utf8')) as Paths
  expect(paths['/acervo']?.get.summary).toBe('Diz o que o acervo tem')
  const languages = generatedLanguages()
  expect(languages).toEqual(
    expect.arrayContaining(['javascript', 'julia', 'matlab', 'python', 'r']),
  )
  const reached = languages.filter((each) => changed(folder, `clients/${each}`).some(isOfOperation))
  expect(reached).toEqual(languages)
}, 300_000)

/** The folders of the clients whose operations `npm run clients` writes. */
function generatedLanguages(): string[] {
  const made = filesIn(ROOT, 'clients/*/{src,R,toolbox}').filter((path) =>
    readFileSync(path, 'utf8').slice(0, HEAD_LENGTH).includes('Made by `npm run clients`'),
  )
  return [...new Set(made.map((path) => relative(join(ROOT, 'clients'), path).split('/')[0]!))]
}

const HEAD_LENGTH = 200

interface Paths {
  paths: Record<string, { get: { summary: string } }>
}

/** The programs that are installed with the project. */
const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` }

function doByHand({ file, language, text }: Step, folder: string): void {
  const path = join(folder, file)
  if (language === 'diff') writeFileSync(path, patched(readFileSync(path, 'utf8'), text, file))
  else if (existsSync(path)) throw new Error(`${file} exists already`)
  else writeFileSync(path, `${text}\n`)
}

/** The texts of the files that are not as in the project. */
function changed(folder: string, within: string): string[] {
  return filesIn(folder, within)
    .map((path) => [path, join(ROOT, relative(folder, path))] as const)
    .filter(([path, own]) => !existsSync(own) || !readFileSync(path).equals(readFileSync(own)))
    .map(([path]) => readFileSync(path, 'utf8'))
}

function filesIn(folder: string, within: string): string[] {
  return globSync(`${within}/**/*.*`, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** A client's operation, which has its path, with its documentation. */
function isOfOperation(text: string): boolean {
  return /\bacervo\b/.test(text) && text.includes('How much the archive has')
}

/** What an operation is made of; what is installed is the same. */
const COPIED = [
  'package.json',
  'tsconfig.json',
  'server',
  'scripts',
  'spec',
  'clients',
  'web/src/api',
]

function copyProject(to: string): void {
  const filter = (path: string) =>
    !/(^|\/)(node_modules|dist|__pycache__|\.[^/]+)(\/|$)/.test(relative(ROOT, path))
  for (const each of COPIED) {
    mkdirSync(dirname(join(to, each)), { recursive: true })
    cpSync(join(ROOT, each), join(to, each), { recursive: true, filter })
  }
  for (const each of ['node_modules', 'server/node_modules'])
    if (existsSync(join(ROOT, each))) symlinkSync(join(ROOT, each), join(to, each))
}

/** The text with a block of changes; what `@@` separates is looked for by itself. */
function patched(text: string, changes: string, file: string): string {
  return changes.split('\n@@\n').reduce((present, hunk) => {
    const lines = hunk.split('\n')
    const side = (other: string) =>
      lines
        .filter((line) => !line.startsWith(other))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const [before, after] = [side('+'), side('-')]
    if (present.split(before).length !== 2) throw new Error(`not once in ${file}:\n${before}`)
    return present.replace(before, () => after)
  }, text)
}
