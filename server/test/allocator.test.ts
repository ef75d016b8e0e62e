import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { QUICK_START, temporaryFolder } from './_cli.ts'

const PROJECT = join(import.meta.dirname, '..', '..')
const NODE = [process.execPath, '--max-old-space-size=1024', 'server/bin/arauto.js', 'servir']
const OURS = ['MALLOC_ARENA_MAX=2', 'MALLOC_TRIM_THRESHOLD_=131072']

test.runIf(process.platform === 'linux').for([
  ['npm start', () => ['npm', 'start']],
  ['npx', () => ['npx', 'arauto', 'servir']],
  ['the launcher of the tarball', () => [tarball(), 'servir']],
  ['Node', () => NODE],
] as const)('what threads free goes back: %s', async ([, command]) => {
  expect(await allocatorOf(command())).toEqual(OURS)
})

test.runIf(process.platform === 'linux')('whoever sets it decides', async () => {
  expect(await allocatorOf(NODE, { MALLOC_ARENA_MAX: '7' })).toEqual(['MALLOC_ARENA_MAX=7'])
})

test.runIf(process.platform === 'linux').for([
  ['servir', '2 own-modules.js'],
  ['importar', '2 --no-regexp-tier-up,own-modules.js'],
  ['historico', '2 --no-regexp-tier-up,own-modules.js'],
  ['espelhar', '2 --no-regexp-tier-up,own-modules.js'],
  ['situacao', 'undefined'],
] as const)('%s starts with what its work needs', ([command, started]) => {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  // Tells of each start, of which the last counts.
  const teller =
    'data:text/javascript,console.error(`${process.env.MALLOC_ARENA_MAX} ${process.execArgv.flatMap((arg) => arg.match(/^--no-regexp.*|own-modules.js$/) ?? [])}`)'
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', teller, 'server/bin/arauto.js', command, '--ajuda'],
    { cwd: PROJECT, env, encoding: 'utf8' },
  )
  expect(stderr.trimEnd().split('\n').at(-1)?.trim()).toBe(started)
})

/** Starts a service and reads from the system what its process was started with. */
async function allocatorOf(
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<string[]> {
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { ...process.env, ...QUICK_START, ...env, ARAUTO_DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    process.kill(-child.pid!, 'SIGKILL')
    await ended
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  while (!said.includes(' no ar em ') && !child.stderr.destroyed) await once(child.stderr, 'data')
  return readOf(serviceIn(child.pid!), 'environ')
    .filter((variable) => variable.startsWith('MALLOC_'))
    .toSorted()
}

/** The process of a group that runs the program; the group also contains npm and its shell. */
function serviceIn(group: number): number {
  const found = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && groupOf(pid) === group)
    .find((pid) => isService(readOf(pid, 'cmdline')))
  if (found === undefined) throw new Error('the service has no process')
  return found
}

/** Neither npm nor its shell matches. */
function isService([program = '', ...args]: string[]): boolean {
  return (
    program.endsWith('node') &&
    args.some((arg) => arg.endsWith('/arauto.js') || arg.endsWith('/arauto')) &&
    args.includes('servir')
  )
}

function groupOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
  } catch {
    return null // has ended
  }
}

function readOf(pid: number, file: 'environ' | 'cmdline'): string[] {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0')
}

/** The program as the tarball lays it out. */
function tarball(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'bin'))
  cpSync(join(PROJECT, 'deploy/tarball/arauto'), join(folder, 'bin/arauto'))
  for (const name of ['node_modules', 'server'])
    symlinkSync(join(PROJECT, name), join(folder, name))
  return join(folder, 'bin/arauto')
}
