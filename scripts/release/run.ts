import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** `expected` says what the file is known to hold. */
function read<T>(file: string, expected: (content: unknown) => T): T {
  return expected(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
}

export interface Manifest {
  name: string
  version: string
  description: string
  license?: string
  dependencies: Record<string, string>
}

export function manifestIn(folder: string): Manifest {
  return read(join(folder, 'package.json'), (content) => content as Manifest) // of npm's making
}

const server = manifestIn('server')

export const VERSION = server.version

/** Node as package.json pins it; every artefact brings it. */
export const NODE_VERSION = manifestIn('.').dependencies['node'] ?? ''

/** When what is released was made: the same commit gives the same bytes. In seconds. */
export const EPOCH =
  // oxlint-disable-next-line no-restricted-properties
  process.env['SOURCE_DATE_EPOCH'] ?? output('git', ['log', '-1', '--format=%ct']).trim()

/** Runs a program, and fails when it does; what it says is for whoever runs the release. */
export function run(command: string, args: string[], cwd: string = ROOT): void {
  const env = { ...process.env, SOURCE_DATE_EPOCH: EPOCH }
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

export function output(command: string, args: string[], cwd: string = ROOT): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** A folder that is there, whose path is given back. */
export function folder(...names: string[]): string {
  const path = join(...names)
  mkdirSync(path, { recursive: true })
  return path
}
