import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { QUICK_START, temporaryFolder } from './_cli.ts'

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'arauto.js')
const MIB = 2 ** 20

/** The commands run in a shell of their own file systems, where the disk is `$DISK`. */
const MOUNT = 'mount -t tmpfs -o size=24m,mode=700 arauto "$DISK" && cp -r "$SOURCE/." "$DISK"'

/** Whether this machine allows a file system of our own. */
export const canMount =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'arauto', '/mnt']).status === 0

export interface OnSmallDisk {
  /** Its address, which changes when it restarts. */
  url(): string
  /** Lines of the log so far. */
  log(): Record<string, unknown>[]
  fill(): void
  free(): void
  /** Ends it with SIGTERM; returns its exit code and its standard error. */
  stop(): Promise<{ code: number | null; stderr: string }>
}

/** Runs the program where a folder is on a disk of its own: `mount` makes it of `$DISK`, and `"$@"` is the program. */
export function runOnDisk(disk: string, mount: string, dataDir: string, ...args: string[]) {
  return spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', mount, 'sh', process.execPath, PROGRAM, ...args],
    {
      env: { ...process.env, ARAUTO_DATA_DIR: dataDir, DISK: disk },
      encoding: 'utf8',
    },
  )
}

/**
 * A service on a disk of 24 MiB with a copy of the archive in `source`. `before`: shell commands on
 * `$DISK` before it starts.
 */
export async function serveOnSmallDisk(
  source: string,
  { before = 'true', args = [] }: { before?: string; args?: string[] } = {},
): Promise<OnSmallDisk> {
  const disk = temporaryFolder()
  const script = `${MOUNT} && ${before} && exec "$@"`
  const child = spawn(
    'unshare',
    ['-rm', 'sh', '-c', script, 'sh', process.execPath, PROGRAM, 'servir', ...args],
    {
      env: {
        ...process.env,
        ...QUICK_START,
        ARAUTO_DATA_DIR: disk,
        DISK: disk,
        SOURCE: source,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  const url = () => [...output.stderr.matchAll(/no ar em (http:\S+)/g)].at(-1)?.[1] ?? ''
  await new Promise<void>((started, failed) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text
      if (url() !== '') started()
    })
    child.once('close', () => failed(new Error(`it did not start: ${output.stderr}`)))
  })
  // Its file systems, seen from outside its namespace.
  const filler = join('/proc', String(child.pid), 'root', disk, 'entulho')
  return {
    url,
    log: () =>
      output.stdout
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    fill: () => fillUp(filler),
    free: () => rmSync(filler),
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return { code, stderr: output.stderr }
    },
  }
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (let bytes = MIB; bytes >= 4_096;) {
      try {
        writeSync(handle, new Uint8Array(bytes))
      } catch {
        bytes /= 2
      }
    }
  } finally {
    closeSync(handle)
  }
}
