import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sampleArchive } from '../../server/demo/sample/calendar.ts'
import { sampleEdition, zipEdition } from '../../server/demo/sample/edition.ts'
import { createReader, isRun } from './follow.ts'
import { GIVENS, READERS_ZIPS, putIn } from './givens.ts'
import { startMachine } from './machine.ts'
import { type Block, readDocument } from './read-document.ts'

/*
 * npm run documents [-- PAGE …]: follows every page, block by block, like a reader who begins in an
 * empty folder. Each page has its own machine, and two readers share the pages: they mostly wait for
 * downloads and starts. A comment before a block that cannot be run says so.
 */
const READERS = 2
const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['*.md', 'docs/*.md', 'docs/guia/*.md', 'deploy/**/*.md', 'clients/*/README*.md']

const named = process.argv.slice(2)
const pages = named.length > 0 ? named : globSync(PAGES, { cwd: ROOT }).sort()
const work = mkdtempSync(join(tmpdir(), 'arauto-documents-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
const project = prepareProject()
writeZips(join(work, 'dou'))

let failed = 0
// All of them take from one iterator.
const next = pages.values()
await Promise.all(Array.from({ length: READERS }, (_, at) => readOn(join(work, `machine-${at}`))))
if (failed > 0) {
  console.error(`FAILED: ${failed} of the documents`)
  process.exitCode = 1
}

/** Follows pages, each on a new machine in this folder, until none is left. */
async function readOn(machineFolder: string): Promise<void> {
  for (const page of next) {
    const blocks = readDocument(putIn(readFileSync(resolve(ROOT, page), 'utf8'), project))
    if (!blocks.some(isRun)) report(page, blocks)
    else if (!(await follow(page, blocks, machineFolder).catch(brokenOff))) failed++

    // Of a machine that did not start or no longer answers; the other pages are still followed.
    function brokenOff(error: unknown): false {
      console.error(`${page}: ${String(error)}`)
      return false
    }
  }
}

/** Follows a page to its end or to the first failure. */
async function follow(page: string, blocks: Block[], machineFolder: string): Promise<boolean> {
  const began = Date.now()
  await using machine = await startMachine(machineFolder)
  const { commands = [], fragments } = GIVENS[page] ?? {}
  const reader = createReader(machine, fragments)
  const folder = `cp -r ${work}/dou ${READERS_ZIPS} && mkdir ~/document && cd ~/document`
  const given = commands.map((command) => putIn(command, project))
  for (const block of [asBlock([folder, ...given, 'BEGAN=$PWD']), ...blocks.filter(isRun)]) {
    const failure = await reader.follow(block)
    if (failure === null) continue
    const { line, command, status, output } = failure
    console.error(`${page}:${line}: ${command.trim()}\n→ ${status}\n${output.slice(-4000)}`)
    return false
  }
  const ended = await reader.leave()
  if (ended !== null) {
    console.error(`${page}: what it started has ended by itself:\n${ended.slice(-4000)}`)
    return false
  }
  report(page, blocks, Date.now() - began)
  return true
}

function asBlock(commands: string[]): Block {
  const text = commands.join('\n')
  return { line: 0, language: 'sh', text, file: null, notRun: null, terminal: 'the same' }
}

function report(page: string, blocks: Block[], ms = 0): void {
  if (blocks.length === 0) return
  const run = blocks.filter(isRun).length
  console.log(`ok ${page}: ${run} blocks run, ${(ms / 1000).toFixed(0)} s`)
  for (const { line, notRun } of blocks)
    if (notRun !== null) console.log(`   not run, line ${line}: ${notRun}`)
}

/**
 * The project in its present state, committed or not, cloned and installed as the first page says.
 */
function prepareProject(): string {
  const to = join(work, 'arauto')
  const env = { ...process.env, GIT_INDEX_FILE: join(work, 'index') }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, env, encoding: 'utf8' }).trim()
  git('read-tree', 'HEAD')
  git('add', '--all')
  const author = ['-c', 'user.name=Documents', '-c', 'user.email=documentos@exemplo.com.br']
  const commit = git(...author, 'commit-tree', git('write-tree'), '-m', 'As it stands')
  git('clone', '--quiet', '--no-checkout', '.', to)
  const inClone = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: to })
  inClone('git', 'fetch', '--quiet', ROOT, commit)
  inClone('git', 'checkout', '--quiet', '-B', 'main', 'FETCH_HEAD')
  inClone('npm', 'ci', '--prefer-offline')
  inClone('npm', 'run', 'page:build')
  return to
}

/** Invented editions of two months, named like INLABS' zips. */
function writeZips(folder: string): void {
  mkdirSync(folder)
  for (const lastDate of ['2024-03-29', '2026-10-01', '2026-11-20'])
    for (const options of sampleArchive({
      seed: 26,
      acts: { DO1: 20, DO2: 40, DO3: 40 },
      days: 3,
      lastDate,
    })) {
      const edition = sampleEdition(options)
      writeFileSync(join(folder, edition.name), zipEdition(edition))
    }
}
