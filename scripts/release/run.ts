import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** `expected` gives the type of the content. */
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
  return read(join(folder, 'package.json'), (content) => content as Manifest) // npm wrote it
}

const server = manifestIn('server')

export const VERSION = server.version

/** Node as pinned by package.json; every artefact includes it. */
export const NODE_VERSION = manifestIn('.').dependencies['node'] ?? ''

/** The time of the release, in seconds: the same commit gives the same bytes. */
export const EPOCH =
  // oxlint-disable-next-line no-restricted-properties
  process.env['SOURCE_DATE_EPOCH'] ?? output('git', ['log', '-1', '--format=%ct']).trim()

/** Runs a program, and fails if it does; its output is for the person who runs the release. */
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

/** Creates a folder and returns its path. */
export function folder(...names: string[]): string {
  const path = join(...names)
  mkdirSync(path, { recursive: true })
  return path
}
